import { earlyRuns } from '#rules/baseball/forecast/to-game-lines.ts';
import type { GameLine } from '#rules/baseball/forecast/played-game.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { toGameStatus } from '../wire/to-game-status.ts';
import { toLineScore } from './to-line-score.ts';
import { type WireScheduledGame, wireSchedule } from './wire-schedule.ts';
import type { UpstreamResponse } from '../client/response.ts';
import type { StatsApiClient } from '../client/stats-api-client.ts';

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
