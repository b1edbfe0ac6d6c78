import { z } from 'zod';
import { parkSchema } from '#features/clubs/rules/park.ts';
import { toVenues } from '#features/clubs/upstream.ts';
import { fieldingPlaySchema } from '#features/fielding/shapes.ts';
import { toFieldingPlays } from '#features/fielding/upstream.ts';
import { freeAgentSchema } from '#features/free-agents/shapes.ts';
import { toFreeAgents } from '#features/free-agents/upstream.ts';
import { leaderSchema } from '#features/league-leaders/rules/leader.ts';
import { toLeaders } from '#features/league-leaders/upstream.ts';
import { transactionSchema } from '#features/transactions/rules/transaction.ts';
import { toTransactions } from '#features/transactions/upstream.ts';
import { gameClipsSchema } from '#features/videos/shapes.ts';
import { toGameClips } from '#features/videos/upstream.ts';
import { bracketSeriesSchema, createBracket } from '#rules/baseball/bracket.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { gameCardSchema } from '#rules/baseball/game/game-card.ts';
import { boxScoreSchema, gameViewSchema, plateAppearanceSchema } from '#rules/baseball/game/model.ts';
import { listedPlayerSchema, playerSchema } from '#rules/baseball/player.ts';
import { seasonSchema } from '#rules/baseball/season.ts';
import { standingsGroupSchema } from '#rules/baseball/standings/standings-group.ts';
import { statBlockSchema } from '#rules/baseball/stats/stat-block.ts';
import { coachSchema, rosterSchema } from '#rules/baseball/teams/roster.ts';
import { teamProfileSchema } from '#rules/baseball/teams/team-profile.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { toBoxScore } from '#sources/statsapi/live/to-box-score.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { toPlayerList, toPlayers } from '#sources/statsapi/read-player.ts';
import { toCoaches, toRoster } from '#sources/statsapi/read-roster.ts';
import { toSeasons } from '#sources/statsapi/read-seasons.ts';
import { toStandings } from '#sources/statsapi/read-standings.ts';
import { toTeamProfiles } from '#sources/statsapi/read-teams.ts';
import { toPostseasonGames } from '#sources/statsapi/schedule/read-postseason-games.ts';
import { toGameDays } from '#sources/statsapi/schedule/to-game-card.ts';
import { toLineScore } from '#sources/statsapi/schedule/to-line-scores.ts';
import { wireLineScore } from '#sources/statsapi/schedule/wire-schedule.ts';
import { toStatBlocks } from '#sources/statsapi/to-stat-blocks.ts';
import type { Recording } from './recordings.ts';

export type ResponseReader = {
  /** matches path and query of the request */
  request: RegExp;
  convert: (body: unknown) => unknown;
  /** schema of the conversion's result */
  shape: z.ZodType;
  /** fields without which a body is rejected */
  requiredFields: readonly string[];
};

const reader = (
  request: RegExp,
  requiredFields: readonly string[],
  convert: ResponseReader['convert'],
  shape: z.ZodType,
): ResponseReader => ({ request, convert, shape, requiredFields });

const gameDaysSchema = z.array(z.object({ date: z.string(), games: z.array(gameCardSchema) }));
const leadersSchema = z.array(z.object({ category: z.string(), group: z.string(), leaders: z.array(leaderSchema) }));
const lineScoreSchema = gameViewSchema.pick({
  inning: true,
  inningState: true,
  balls: true,
  strikes: true,
  outs: true,
  bases: true,
  lineScore: true,
  totals: true,
});

const gameSchema = z.object({
  view: gameViewSchema,
  plateAppearances: z.array(plateAppearanceSchema),
  box: boxScoreSchema,
});

/** Converts a live feed completely; plays and box score are also separate responses. */
function toGame(body: unknown) {
  const feed = wireFeed.parse(body);
  const log = toGameLog(feed);
  return {
    view: fold(log, Number.MAX_SAFE_INTEGER),
    plateAppearances: plateAppearances(log),
    box: toBoxScore(feed, log.header),
  };
}

function toBracket(body: unknown) {
  return createBracket('2030', toPostseasonGames(body), null);
}

/** The conversion of each kind of request; the first match applies. */
export const responseReaders: readonly ResponseReader[] = [
  reader(/^\/api\/v1\/schedule\?.*gameTypes=F,D,L,W/, ['dates'], toBracket, z.array(bracketSeriesSchema)),
  reader(/^\/api\/v1\/schedule(\/postseason|\/games\/tied)?\?/, ['dates'], toGameDays, gameDaysSchema),
  reader(/^\/api\/v1\.1\/game\/\d+\/feed\/live(\?|$)/, ['gameData', 'liveData'], toGame, gameSchema),
  reader(
    /^\/api\/v1\/game\/\d+\/boxscore/,
    [],
    (boxscore) => toGame({ gameData: {}, liveData: { boxscore } }),
    gameSchema,
  ),
  reader(
    /^\/api\/v1\/game\/\d+\/play(s|ByPlay)/,
    [],
    (plays) => toGame({ gameData: {}, liveData: { plays } }),
    gameSchema,
  ),
  reader(/^\/api\/v1\/game\/\d+\/content/, [], toGameClips, gameClipsSchema),
  reader(/^\/api\/v1\/game\/\d+\/linescore/, [], (body) => toLineScore(wireLineScore.parse(body)), lineScoreSchema),
  reader(/^\/api\/v1\/standings\?/, ['records'], toStandings, z.array(standingsGroupSchema)),
  reader(/^\/api\/v1\/teams\/\d+\/roster/, ['roster'], toRoster, rosterSchema),
  reader(/^\/api\/v1\/teams\/\d+\/coaches/, ['roster'], toCoaches, z.array(coachSchema)),
  reader(/^\/api\/v1\/transactions\?/, ['transactions'], toTransactions, z.array(transactionSchema)),
  reader(/^\/api\/v1\/people\/freeAgents/, ['freeAgents'], toFreeAgents, z.array(freeAgentSchema)),
  reader(/^\/api\/v1\/stats\/leaders/, ['leagueLeaders'], toLeaders, leadersSchema),
  reader(/^\/api\/v1(\/people\/[^/]+|\/teams)?\/stats[?/]/, ['stats'], toStatBlocks, z.array(statBlockSchema)),
  reader(/^\/api\/v1\/people[?/]/, ['people'], toPlayers, z.array(playerSchema)),
  reader(/^\/api\/v1\/sports\/\d+\/players/, ['people'], toPlayerList, z.array(listedPlayerSchema)),
  reader(/^\/api\/v1\/teams(\?|\/\d+(\?|$|\/affiliates))/, ['teams'], toTeamProfiles, z.array(teamProfileSchema)),
  reader(/^\/api\/v1\/venues[?/]/, ['venues'], toVenues, z.array(parkSchema)),
  reader(/^\/api\/v1\/seasons[?/]/, ['seasons'], toSeasons, z.array(seasonSchema)),
  reader(/\/player-services\/range/, [], toFieldingPlays, z.array(fieldingPlaySchema)),
];

/** Feed changes and timestamps, covered by the tests of the live feed's reader. */
const feedChangePatterns = [/\/feed\/live\/(diffPatch|timestamps)/, /\/push\//];

/** Requests that no page uses. Listings of codes are constants in the code. */
const unusedPatterns = [
  /^\(/,
  /\/schedule\/postseason\/series/,
  /\/(contextMetrics|uniforms|alumni|winProbability)/,
  /^\/api\/v1\/game\/changes/,
  /\/(attendance|gamePace|jobs)\?/,
  /\/schedule\?sportId=abc/,
  /^\/api\/v1\/(baseballStats2?|divisions|eventTypes|gameStatus|gameTypes|hitTrajectories|jobTypes|languages)$/,
  /^\/api\/v1\/(leagueLeaderTypes|leagues|logicalEvents|metrics|pitchCodes|platforms|playerStatusCodes)$/,
  /^\/api\/v1\/(positions|reviewReasons|rosterTypes|scheduleEventTypes|situationCodes|sky|sports)$/,
  /^\/api\/v1\/(standingsTypes|statGroups|statTypes|stats|types|windDirection)$/,
  /baseballsavant\.mlb\.com\/(leaderboard|statcast_search)/,
  /^one play from/,
];

export function isConvertedBySchema(request: string): boolean {
  return ![...feedChangePatterns, ...unusedPatterns].some((pattern) => pattern.test(request));
}

export function findReader(request: string): ResponseReader | undefined {
  return responseReaders.find((candidate) => candidate.request.test(request));
}

type ReadableRecording = { file: string; reader: ResponseReader };

/** Lists the recordings that one of these readers converts. */
export function listReadableRecordings(responses: readonly Recording[]): ReadableRecording[] {
  return responses.flatMap(({ request, file }) => {
    const found = isConvertedBySchema(request) ? findReader(request) : undefined;
    return found === undefined ? [] : [{ file, reader: found }];
  });
}
