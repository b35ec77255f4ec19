"""The vote is told: ballot by ballot, then who goes, then the role or nothing (W19 to W26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.actions import PASS, Proceed
from spyword.engine.spys_word.views import ResultView, Role, VoteEnd
from spyword.ui.headings import round_heading
from spyword.ui.keys import DOWN, GO_ON, HELP, MENU, UP, bindings
from spyword.ui.messages import Act
from spyword.ui.result_show import ResultFrame, Scene, result_frames
from spyword.ui.show import ShowScreen
from spyword.ui.stage import Stage
from spyword.ui.terms import ROLE_NAMES
from spyword.ui.widgets.outcome import Outcome
from spyword.ui.widgets.plain import Plain
from spyword.ui.widgets.prompt import Prompt
from spyword.ui.widgets.tally import Tally, TallyLine
from spyword.ui.widgets.turned_ballots import TurnedBallots


class ResultScreen(ShowScreen[ResultView]):
    """Ballots or bars above, what the vote comes to below. What it tells is public from the first frame on."""

    CSS_PATH = "result.tcss"
    BINDINGS = bindings(GO_ON, UP, DOWN, MENU, HELP)

    def __init__(self, view: ResultView, stage: Stage) -> None:
        super().__init__(view, stage)
        self._frames = result_frames(view.record)

    def heading(self) -> str:
        return round_heading(self.view, self.t)

    def waits(self) -> Sequence[float]:
        return [frame.wait for frame in self._frames[:-1]]

    # What stands there

    def body(self) -> ComposeResult:
        t, record = self.t, self.view.record
        title = t("The duel is decided") if record.is_duel else t("The votes are counted")
        yield Plain(title, id="title")
        with VerticalScroll(id="votes", can_focus=False), Horizontal(id="columns"):
            if record.ballots is not None:
                with Vertical(classes="column", id="ballots"):
                    yield TurnedBallots(self._ballots(), [self._name_of(player) for player, _ in record.counts])
            with Vertical(classes="column", id="tally"):
                lines = [TallyLine(self._name_of(player), player == PASS) for player, _ in record.counts]
                yield Tally(lines, max((count for _, count in record.counts), default=0))
        yield Outcome(t("Any key shows it all at once."))
        yield Prompt(GO_ON, t)

    def on_resize(self) -> None:
        self.when_laid_out(self._space_out)

    def _space_out(self) -> None:
        """Few lines in a large window stand apart."""
        record = self.view.record
        papers, bars = len(record.ballots or ()), len(record.counts)
        rows = papers + 1 + bars if self.has_class("-narrow") else max(papers, bars)
        is_wide = self.query_one("#votes").size.height >= 2 * rows - 1
        self.query_one(Tally).set_spacing(is_wide=is_wide)
        for ballots in self.query(TurnedBallots):
            ballots.set_spacing(is_wide=is_wide)

    def _ballots(self) -> list[tuple[str, str]]:
        return [(self._name_of(voter), self._name_of(target)) for voter, target in self.view.record.ballots or ()]

    def _name_of(self, player: PlayerId) -> str:
        if player == PASS:
            return self.t("Pass")
        return next(seat.name for seat in self.view.seats if seat.id == player)

    def _eliminated(self) -> str:
        return "" if self.view.record.eliminated is None else self._name_of(self.view.record.eliminated)

    # What is told, frame by frame

    def show_frame(self, index: int) -> None:
        frame = self._frames[index]
        for ballots in self.query(TurnedBallots):
            ballots.turn_up(frame.turned, is_counting=frame.scene is Scene.VOTES)
        self.query_one(Tally).show(self._counts(frame), self._leaders(frame))
        self._show_outcome(frame)
        self.query_one(Prompt).set_available(self.is_over)
        self._follow(frame)

    def _follow(self, frame: ResultFrame) -> None:
        """Where not all ballots fit, keep the last one in sight; at the end begin from the top."""
        votes = self.query_one("#votes", VerticalScroll)
        last = frame.turned - votes.size.height if frame.scene is Scene.VOTES else 0
        votes.scroll_to(y=max(0, last), animate=False)

    def _counts(self, frame: ResultFrame) -> list[int]:
        record = self.view.record
        if record.ballots is None:
            return [min(count, frame.turned) for _, count in record.counts]
        so_far = Counter(target for _, target in record.ballots[: frame.turned])
        return [so_far[player] for player, _ in record.counts]

    def _leaders(self, frame: ResultFrame) -> list[int]:
        """Who is level on top, once it is known; Pass where Pass won."""
        record = self.view.record
        if frame.scene is Scene.VOTES:
            return []
        top: tuple[PlayerId | None, ...] = record.tied or (record.eliminated,)
        if record.end is VoteEnd.PASSED:
            top = (PASS,)
        return [place for place, (player, _) in enumerate(record.counts) if player in top]

    def _show_outcome(self, frame: ResultFrame) -> None:
        outcome, record = self.query_one(Outcome), self.view.record
        if frame.scene is Scene.LOT and frame.drum is not None:
            outcome.show_drum(self.t("Lot"), self._window(frame.drum))
        if frame.scene >= Scene.STAMP and record.eliminated is not None:
            outcome.show_stamp(self._name_of(record.eliminated), self.t("ELIMINATED"))
        if frame.scene is Scene.TOLD:
            outcome.show_lines(self._lines(), heading=self._heading())

    def _window(self, drawn: PlayerId) -> tuple[str, str, str]:
        tied = self.view.record.tied
        place = tied.index(drawn)
        return self._name_of(tied[place - 1]), self._name_of(drawn), self._name_of(tied[(place + 1) % len(tied)])

    def _heading(self) -> tuple[str, str] | None:
        """Title and first line where nobody was eliminated."""
        record = self.view.record
        if record.eliminated is not None:
            return None
        if record.end is VoteEnd.PASSED:
            return self.t("Pass"), self.t("Pass wins: nobody goes.")
        return self.t("Tie"), " · ".join(map(self._name_of, record.tied))

    def _lines(self) -> list[str]:
        t, record = self.t, self.view.record
        match record.end:
            case VoteEnd.DUEL:
                return [t("A duel! One more clue each, then the others vote between them.")]
            case VoteEnd.PASSED:
                return [t("A new round with the same words, and no Pass in its vote.")]
            case VoteEnd.LEFT:
                return [t("One of the duellists has left: the duel is over.")]
            case VoteEnd.LOT:
                lot = t.plural("The lot decided among {n}.", "The lot decided among {n}.", len(record.tied))
                return [self._role_line(), lot, *self._farewell_lines()]
            case VoteEnd.ELIMINATED:
                return [self._role_line(), *self._farewell_lines()]

    def _role_line(self) -> str:
        role = self.view.record.role
        if role is None:
            return self.t("The role stays secret until the end.")
        return self.t("Role: {role}", role=self.t(ROLE_NAMES[role]))

    def _farewell_lines(self) -> list[str]:
        """What comes next for the eliminated; with roles hidden the same for everybody (W34)."""
        if not self.view.settings.reveal_roles:
            return [self.t("Next: the laptop goes to {name}, for some last words.", name=self._eliminated())]
        if self.view.record.role is Role.GHOST:
            return [self.t("The ghost gets one guess at the civilians' word.")]
        return []

    # What can be done

    def is_available(self, command_id: str) -> bool | None:
        return super().is_available(command_id) if command_id == GO_ON.id else True

    def action_do_go_on(self) -> None:
        self.post_message(Act(Proceed(version=self.view.version)))

    def action_do_up(self) -> None:
        self.query_one("#votes", VerticalScroll).scroll_up(animate=False)

    def action_do_down(self) -> None:
        self.query_one("#votes", VerticalScroll).scroll_down(animate=False)
