"""`python -m spyword`."""

import sys

from spyword.cli import main

sys.exit(main())
