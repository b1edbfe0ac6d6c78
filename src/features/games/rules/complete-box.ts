import type { BattingLine, BoxScore, GameView, Side } from '#rules/baseball/game/model.ts';

type Shown = Pick<GameView, 'lineups' | 'plateAppearance'>;

const ids = (lines: readonly { playerId: number }[]) => new Set(lines.map(({ playerId }) => playerId));

/** Whether a box score lacks a player of a view: a substitute or a new pitcher. False without a box score. */
export function lacksPlayer(box: BoxScore, view: Shown): boolean {
  const { lineups, plateAppearance } = view;
  const sides: readonly Side[] = ['away', 'home'];
  if (sides.some((side) => box[side].batting.length === 0)) return false;
  const batters = ids([...box.away.batting, ...box.home.batting]);
  const pitchers = ids([...box.away.pitching, ...box.home.pitching]);
  const shown = [...lineups.away, ...lineups.home].map(({ playerId }) => playerId);
  const pitcherId = plateAppearance?.pitcherId ?? null;
  return (pitcherId !== null && !pitchers.has(pitcherId)) || shown.some((id) => !batters.has(id) && !pitchers.has(id));
}

const missingIn = <Line extends { playerId: number }>(lines: readonly Line[], computed: readonly Line[]): Line[] => {
  const known = ids(lines);
  return computed.filter(({ playerId }) => !known.has(playerId));
};

const sum = (lines: readonly BattingLine[], figure: 'runs' | 'hits') =>
  lines.reduce((total, line) => total + line[figure], 0);

/**
 * A box score with the lines of players that it lacks, as the plays have them: the upstream writes both at different times. When plays
 * are missing, so that `computed` does not add up to the totals, the box score stays as it is.
 */
export function completeBox(box: BoxScore, computed: BoxScore, totals: GameView['totals']): BoxScore {
  const isCounted = (side: Side) =>
    sum(computed[side].batting, 'runs') === totals[side].runs &&
    sum(computed[side].batting, 'hits') === totals[side].hits;
  if (!isCounted('away') || !isCounted('home')) return box;
  const complete = (side: Side): BoxScore['away'] => {
    const { batting, pitching } = box[side];
    return {
      ...box[side],
      batting: [...batting, ...missingIn(batting, computed[side].batting)].toSorted(
        (one, other) => one.order - other.order || one.substitution - other.substitution,
      ),
      pitching: [...pitching, ...missingIn(pitching, computed[side].pitching)],
    };
  };
  return { ...box, away: complete('away'), home: complete('home') };
}
