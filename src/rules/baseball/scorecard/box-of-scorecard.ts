import type { BattingLine, BoxScore, PitchingLine, Side } from '#rules/baseball/game/model.ts';
import type { CardPitcher, CardPlayer, Cell, Scorecard } from './shapes.ts';

const homeRunsOf = (cells: readonly Cell[], isOfPlayer: (cell: Cell) => boolean): number =>
  cells.filter((cell) => cell.notation?.text === 'HR' && isOfPlayer(cell)).length;

function battingLine(
  player: CardPlayer,
  place: { order: number; substitution: number },
  homeRuns: number,
): BattingLine {
  const { playerId, name, positions, atBats, runs, hits, rbi, walks, strikeOuts } = player;
  const figures = { atBats, runs, hits, rbi, walks, strikeOuts, homeRuns };
  const season = { seasonHomeRuns: null, average: null, ops: null };
  return { playerId, name, position: positions.join('-'), ...place, ...figures, ...season };
}

function pitchingLine(pitcher: CardPitcher, homeRuns: number): PitchingLine {
  const { playerId, name, outs, hits, runs, earnedRuns, walks, strikeOuts, pitches } = pitcher;
  const figures = { outs, hits, runs, earnedRuns: earnedRuns ?? runs, walks, strikeOuts, homeRuns, pitches };
  return { playerId, name, note: null, ...figures, strikes: null, era: null };
}

/** `teams`: the clubs as they were known then */
type Facts = { gamePk: number; teams: Record<Side, BoxScore['away']['team']> };

/**
 * The box score of a scorecard, for a time of which the upstream has none: without season figures, decisions, notes and challenges.
 * Runs count as earned where the card does not say.
 */
export function boxOfScorecard(cards: Scorecard, { gamePk, teams }: Facts): BoxScore {
  const boxOf = (side: Side): BoxScore['away'] => {
    const own = cards[side];
    const { cells, pitchers } = cards[side === 'away' ? 'home' : 'away'];
    return {
      team: teams[side],
      batting: own.slots.flatMap(({ order, players }) =>
        players.map((player, substitution) =>
          battingLine(
            player,
            { order, substitution },
            homeRunsOf(own.cells, ({ batterId }) => batterId === player.playerId),
          ),
        ),
      ),
      pitching: pitchers.map((pitcher) =>
        pitchingLine(
          pitcher,
          homeRunsOf(cells, ({ pitcherId }) => pitcherId === pitcher.playerId),
        ),
      ),
      challenges: null,
      notes: [],
    };
  };
  return { gamePk, away: boxOf('away'), home: boxOf('home'), notes: [] };
}
