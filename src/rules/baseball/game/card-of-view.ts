import { unknownPlayer } from '../player-names.ts';
import type { GameCard } from './game-card.ts';
import type { GameView, Person } from './model.ts';
import { hasStarted } from './predicates.ts';
import { withoutPlay } from './without-play.ts';

function personOf({ people }: GameView, id: number | undefined): Person | null {
  return id === undefined ? null : { id, name: people[id] ?? unknownPlayer };
}

/** The line score of a view as a card has it. */
export function cardLineScore({ lineScore, totals }: Pick<GameView, 'lineScore' | 'totals'>): GameCard['lineScore'] {
  const lineOf = (side: 'away' | 'home') => ({
    runs: lineScore.map((inning) => inning[side]),
    hits: totals[side].hits,
    errors: totals[side].errors,
  });
  return lineScore.length === 0 ? null : { away: lineOf('away'), home: lineOf('home') };
}

/** The card of a game with everything that its play decides from a view of the game, which can be of an earlier time. */
export function cardOfView(card: GameCard, view: GameView): GameCard {
  const empty = withoutPlay(card, view.status);
  const { away, home } = empty.teams;
  const isStarted = hasStarted(view);
  const { inning, inningState, balls, strikes, outs, bases, plateAppearance, decisions, noHitter, series, totals } =
    view;
  const teams = {
    away: { ...away, record: view.teams.away.record, score: isStarted ? totals.away.runs : null },
    home: { ...home, record: view.teams.home.record, score: isStarted ? totals.home.runs : null },
  };
  if (!isStarted) return { ...empty, series, teams };
  const batter = personOf(view, plateAppearance?.batterId);
  const pitcher = personOf(view, plateAppearance?.pitcherId);
  return {
    ...empty,
    series,
    teams,
    inning,
    inningState,
    lineScore: cardLineScore(view),
    balls,
    strikes,
    outs,
    bases,
    batter,
    pitcher,
    decisions,
    noHitter,
  };
}
