import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import { earlyRuns } from '#rules/baseball/forecast/to-game-lines.ts';
import type { Side, GameView, InningState, Totals } from '#rules/baseball/game/model.ts';
import { isBetweenInnings } from '#rules/baseball/game/predicates.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';
import { toGameStatus } from '../wire/to-game-status.ts';
import { type WireScheduledGame, wireSchedule, type WireLineScore } from './wire-schedule.ts';

/** A final game of the schedule: clubs, probable pitchers and runs. The other counts are in the box score only. */
export type ListedGameLines = {
  gamePk: number;
  /** YYYY-MM-DD: the day on which the game ended */
  date: string;
  clubs: Record<Side, number>;
  lines: Record<Side, GameLine>;
};

const kinds = new Set(['R', 'F', 'D', 'L', 'W']);

/** The final games of regular season and postseason in a schedule, each once; of several listings the last one. */
export function toLineScores(body: unknown): ListedGameLines[] {
  const listed = wireSchedule
    .parse(body)
    .dates.flatMap(({ date, games }) => games.flatMap((wire) => toListedLines(wire, date) ?? []));
  return [...new Map(listed.map((game) => [game.gamePk, game])).values()];
}

function toListedLines(wire: WireScheduledGame, date: string): ListedGameLines | null {
  const { gamePk, gameType = 'R', status, teams, linescore } = wire;
  const [away, home] = [teams?.away, teams?.home];
  const isFinal = kinds.has(gameType) && toGameStatus(status).phase === 'final';
  if (!isFinal || !away?.team || !home?.team || away.score === undefined || home.score === undefined) return null;
  const innings = linescore === undefined ? [] : toLineScore(linescore).lineScore;
  const lineOf = (
    side: Side,
    { score, probablePitcher }: { score: number; probablePitcher?: { id: number } | undefined },
  ) => ({
    starter: probablePitcher?.id ?? null,
    runs: score,
    hits: null,
    walks: null,
    homeRuns: null,
    strikeouts: null,
    earlyRuns: earlyRuns(innings, side),
  });
  return {
    gamePk,
    date,
    clubs: { away: away.team.id, home: home.team.id },
    lines: {
      away: lineOf('away', { ...away, score: away.score }),
      home: lineOf('home', { ...home, score: home.score }),
    },
  };
}

const fields =
  'dates,date,games,gamePk,gameType,status,statusCode,abstractGameState,detailedState,' +
  'teams,away,home,team,id,score,probablePitcher,linescore,innings,num,runs';

/** The line scores of the major-league games that ended between two days (YYYY-MM-DD, inclusive). */
export function readLineScores(
  client: StatsApiClient,
  { from, to }: { from: string; to: string },
): Promise<UpstreamResponse<ListedGameLines[]>> {
  const query = {
    sportId: 1,
    startDate: from,
    endDate: to,
    gameTypes: 'R,F,D,L,W',
    hydrate: 'linescore,probablePitcher',
    fields,
  };
  return client.read('/api/v1/schedule', { kind: 'pastDays', query, convert: toLineScores });
}

type Situation = Pick<GameView, 'inning' | 'inningState' | 'balls' | 'strikes' | 'outs' | 'bases'>;

type LineScore = Situation & Pick<GameView, 'lineScore' | 'totals'>;

/** Runs by half-inning, totals and situation. The runs of a half-inning without play are null. */
export function toLineScore(wire: WireLineScore): LineScore {
  return {
    ...toSituation(wire),
    lineScore: wire.innings.map(({ num, away, home }) => ({
      number: num,
      away: away?.runs ?? null,
      home: home?.runs ?? null,
    })),
    totals: { away: toTotals(wire.teams?.away), home: toTotals(wire.teams?.home) },
  };
}

/** Between half-innings the upstream still sends the last batter's count and runners, which are reset here. */
function toSituation(wire: WireLineScore): Situation {
  const { offense } = wire;
  const inningState = toInningState(wire.inningState);
  if (isBetweenInnings({ inningState })) {
    const bases = { first: null, second: null, third: null };
    return { inning: wire.currentInning ?? null, inningState, balls: 0, strikes: 0, outs: 3, bases };
  }
  const { balls = 0, strikes = 0 } = wire;
  // the count of a walk or strikeout remains until the next batter's first pitch
  const isOver = balls > 3 || strikes > 2;
  return {
    inning: wire.currentInning ?? null,
    inningState,
    balls: isOver ? 0 : balls,
    strikes: isOver ? 0 : strikes,
    outs: wire.outs ?? 0,
    bases: {
      first: offense?.first?.id ?? null,
      second: offense?.second?.id ?? null,
      third: offense?.third?.id ?? null,
    },
  };
}

const inningStates: readonly InningState[] = ['Top', 'Middle', 'Bottom', 'End'];

function toInningState(text: string | undefined): InningState | null {
  return inningStates.find((state) => state === text) ?? null;
}

function toTotals(wire: Partial<Totals> | undefined): Totals {
  return { runs: wire?.runs ?? 0, hits: wire?.hits ?? 0, errors: wire?.errors ?? 0 };
}
