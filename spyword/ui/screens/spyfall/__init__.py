"""The screens of Spyfall 2."""
