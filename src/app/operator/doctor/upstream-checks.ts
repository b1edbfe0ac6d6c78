import { readVenues } from '#features/clubs/upstream.ts';
import { readFieldingRange } from '#features/fielding/upstream.ts';
import { readBatterSeasons } from '#features/forecasts/upstream.ts';
import { readFreeAgents } from '#features/free-agents/upstream.ts';
import { readLeaderLists } from '#features/league-leaders/upstream.ts';
import { readSeasonOf } from '#features/players/server/read-career.ts';
import { readTransactions } from '#features/transactions/upstream.ts';
import { readGameClips } from '#features/videos/upstream.ts';
import { addDays } from '#rules/baseball/days.ts';
import { lineupLead } from '#rules/baseball/forecast/lineups.ts';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { newestSeason } from '#rules/baseball/season-choice.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { createFeedReader, type FeedReader } from '#sources/statsapi/live/feed-reader.ts';
import { readFinalGame } from '#sources/statsapi/live/live-feed.ts';
import { readLineups } from '#sources/statsapi/live/read-lineups.ts';
import { readClubLines } from '#sources/statsapi/read-club-lines.ts';
import { readPlayerList, readPlayer } from '#sources/statsapi/read-player.ts';
import { readCoaches, readRoster } from '#sources/statsapi/read-roster.ts';
import { readMeetings, readSeasonStats } from '#sources/statsapi/read-season-stats.ts';
import { readSeasons } from '#sources/statsapi/read-seasons.ts';
import { readStandings } from '#sources/statsapi/read-standings.ts';
import { readTeams } from '#sources/statsapi/read-teams.ts';
import { readPastDays } from '#sources/statsapi/schedule/read-past-days.ts';
import { readPostseasonGames } from '#sources/statsapi/schedule/read-postseason-games.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { readSeasonGames } from '#sources/statsapi/schedule/read-season-games.ts';
import type { Found, UpstreamCheck } from './run-upstream-checks.ts';

/** The changes are those since the feed, so both are read by one reader. */
const readers = new WeakMap<StatsApiClient, FeedReader>();

async function readFeed(client: StatsApiClient, gamePk: number | null) {
  const reader = readers.get(client) ?? createFeedReader(client, idFrom(gamePk));
  readers.set(client, reader);
  const { isStale, log, pitchVideos } = await reader.read();
  if (isStale) throw new Error('unreadable; the page shows older data');
  const plays = plateAppearances(log);
  const ended = plays.filter(({ event, pitches }) => event !== null && pitches.length > 0);
  const note = `${Object.keys(pitchVideos).length} of ${ended.length} plays that have ended have a video`;
  return { duel: plays[0] ?? null, note };
}

/** That the fields have these names was read in public programs, not in a response. */
async function checkClips(client: StatsApiClient, { gamePk }: Found): Promise<{ note: string }> {
  const { recap, condensedGame, highlights } = (await readGameClips(client, idFrom(gamePk))).value;
  const all = [recap, condensedGame, ...highlights].filter((clip) => clip !== null);
  if (all.length === 0) return { note: 'no clip was found: run again after a game has ended' };
  const named = [recap && 'a recap', condensedGame && 'a condensed game'].map((name) => (name ? `${name}, ` : ''));
  const lengths = all.filter(({ seconds }) => seconds !== null).length;
  return { note: `${named.join('')}${highlights.length} highlights; ${lengths} of ${all.length} clips have a length` };
}

const liveChecks: readonly UpstreamCheck[] = [
  {
    kind: 'live',
    pages: 'Live game',
    required: [
      'gameData.status.statusCode',
      'gameData.teams.away.id',
      'gameData.players',
      'liveData.plays.allPlays',
      'liveData.linescore',
      'liveData.boxscore.teams',
      'metaData.timeStamp',
    ],
    read: (client, { gamePk }) => readFeed(client, gamePk),
  },
  { kind: 'liveChanges', pages: 'Live game', required: [], read: (client, { gamePk }) => readFeed(client, gamePk) },
  { kind: 'clips', pages: 'Live game (clips)', required: [], read: checkClips },
  {
    kind: 'finalGame',
    pages: 'Challenges',
    required: ['gameData.status.statusCode', 'liveData.plays.allPlays'],
    read: async (client, { gamePk }) => findNothing(readFinalGame(client, idFrom(gamePk))),
  },
  {
    kind: 'meetings',
    pages: 'Live game (batter against pitcher)',
    required: ['stats[].type.displayName', 'stats[].splits[].stat'],
    async read(client, { duel }) {
      if (duel === null) throw new NotFound('not requested: the game has no plate appearance yet');
      return findNothing(readMeetings(client, duel));
    },
  },
];

const game = 'dates[].games[]';

const minuteMs = 60_000;

/**
 * Reads the lineups of the games that start soon, and says how many are announced before the first pitch: no recording shows it. Without such
 * games, reads those of another one.
 */
async function checkLineups(client: StatsApiClient, { today, now, gamePk }: Found): Promise<{ note: string }> {
  const { value: games } = await readSchedule(client, { date: today, level: 1 });
  const soon = games.filter(isPickable).flatMap((card) => {
    const start = scheduledStart(card);
    return start === null || start < now || start - now > lineupLead ? [] : [{ gamePk: card.gamePk, start }];
  });
  if (soon.length === 0) {
    await readLineups(client, idFrom(gamePk));
    return { note: 'no game starts within four hours; run again before the games of a day' };
  }
  let announced = 0;
  let earliest = 0;
  for (const { gamePk: next, start } of soon) {
    const { away, home } = (await readLineups(client, next)).value;
    if (away === null || home === null) continue;
    announced += 1;
    earliest = Math.max(earliest, start - now);
  }
  const lead =
    announced === 0 ? '' : `, the earliest ${Math.round(earliest / minuteMs)} minutes before the first pitch`;
  return { note: `announced for ${announced} of ${soon.length} games that start within four hours${lead}` };
}

/** One check of each kind of response, in an order in which each finds what the next ones need. */
export const upstreamChecks: readonly UpstreamCheck[] = [
  {
    kind: 'seasons',
    pages: 'all',
    required: ['seasons[].seasonId', 'seasons[].regularSeasonStartDate', 'seasons[].regularSeasonEndDate'],
    async read(client, { today }) {
      const season = newestSeason((await readSeasons(client)).value, today);
      const lastDay = season?.regularEnd ?? today;
      return season === null ? {} : { season: season.id, gameDay: lastDay < today ? lastDay : today };
    },
  },
  {
    kind: 'teams',
    pages: 'Teams, Rosters, Club',
    required: ['teams[].id', 'teams[].name', 'teams[].abbreviation', 'teams[].division.id'],
    async read(client, { season }) {
      const { value: teams } = await readTeams(client, { season });
      return { teamId: teams[0]?.id ?? null };
    },
  },
  {
    kind: 'venues',
    pages: 'Teams (map), Venue',
    required: ['venues[].id', 'venues[].location.defaultCoordinates.latitude', 'venues[].fieldInfo.center'],
    async read(client, { season }) {
      const { value: teams } = await readTeams(client, { season });
      return findNothing(
        readVenues(
          client,
          teams.flatMap(({ venue }) => venue.id ?? []),
        ),
      );
    },
  },
  {
    kind: 'schedule',
    pages: 'Today, Home',
    required: [`${game}.gamePk`, `${game}.gameDate`, `${game}.status.statusCode`, `${game}.teams.away.team.id`],
    async read(client, { gameDay }) {
      const { value: games } = await readSchedule(client, { date: gameDay, level: 1 });
      const played = games.find(({ status }) => status.phase === 'live' || status.phase === 'final');
      return { gamePk: (played ?? games[0])?.gamePk ?? null };
    },
  },
  {
    kind: 'lineups',
    pages: 'Today, Live game (forecast)',
    required: ['liveData.boxscore.teams.home.battingOrder'],
    read: checkLineups,
  },
  {
    kind: 'pastDays',
    pages: 'Leaderboard (simulated users), grading of missed days',
    required: [`${game}.gamePk`, `${game}.status.statusCode`, `${game}.teams.home.score`],
    async read(client, { gameDay, gamePk }) {
      const { value: days } = await readPastDays(client, {
        level: 1,
        from: addDays(gameDay, -2),
        to: addDays(gameDay, -1),
      });
      return { gamePk: gamePk ?? days[0]?.games[0]?.gamePk ?? null };
    },
  },
  {
    kind: 'standings',
    pages: 'Standings, Home',
    required: ['records[].teamRecords[].team.id', 'records[].teamRecords[].wins', 'records[].teamRecords[].losses'],
    read: async (client, { season }) => findNothing(readStandings(client, { season })),
  },
  {
    kind: 'seasonGames',
    pages: 'Standings (race of each division), Schedule, Club',
    required: [`${game}.gamePk`, `${game}.teams.away.team.id`],
    read: async (client, { season }) => findNothing(readSeasonGames(client, { season, level: 1, isPast: false })),
  },
  {
    kind: 'pastSeason',
    pages: 'Standings of earlier seasons',
    required: [`${game}.gamePk`, `${game}.teams.away.score`],
    read: async (client, { season }) =>
      findNothing(readSeasonGames(client, { season: String(Number(season) - 1), level: 1, isPast: true })),
  },
  {
    kind: 'postseason',
    pages: 'Postseason',
    required: [`${game}.gamePk`, `${game}.gameType`, `${game}.teams.away.team.id`],
    read: async (client, { season }) => findNothing(readPostseasonGames(client, { season, isPast: false })),
  },
  {
    kind: 'roster',
    pages: 'Rosters',
    required: ['roster[].person.id', 'roster[].person.fullName', 'roster[].position.abbreviation'],
    async read(client, { teamId, season }) {
      const { value } = await readRoster(client, { teamId: idFrom(teamId), type: 'active', season });
      const outfielder = value.entries.find(({ position }) => position?.group === 'outfielder');
      return { playerId: (outfielder ?? value.entries[0])?.id ?? null };
    },
  },
  {
    kind: 'coaches',
    pages: 'Rosters (coaches)',
    required: ['roster[].person.id', 'roster[].job'],
    read: async (client, { teamId, season }) => findNothing(readCoaches(client, { teamId: idFrom(teamId), season })),
  },
  {
    kind: 'transactions',
    pages: 'Transactions',
    required: ['transactions[].typeCode', 'transactions[].description', 'transactions[].effectiveDate'],
    read: async (client, { teamId, gameDay }) =>
      findNothing(readTransactions(client, { teamId: idFrom(teamId), from: addDays(gameDay, -30), to: gameDay })),
  },
  {
    kind: 'person',
    pages: 'Player',
    required: ['people[].id', 'people[].fullName', 'people[].primaryPosition.abbreviation'],
    read: async (client, { playerId }) => findNothing(readPlayer(client, { id: idFrom(playerId) })),
  },
  {
    kind: 'person',
    pages: 'Player (season in detail), Compare',
    required: ['people[].id', 'people[].stats[].type.displayName', 'people[].stats[].splits[].stat'],
    read: async (client, { playerId, season }) => findNothing(readSeasonOf(client, { id: idFrom(playerId), season })),
  },
  {
    kind: 'batterSeasons',
    pages: 'Today, Live game (forecast)',
    required: ['people[].id', 'people[].fullName'],
    read: async (client, { playerId }) => findNothing(readBatterSeasons(client, [idFrom(playerId)])),
  },
  {
    kind: 'players',
    pages: 'Player Search',
    required: ['people[].id', 'people[].fullName'],
    read: async (client, { season }) => findNothing(readPlayerList(client, { season })),
  },
  {
    kind: 'stats',
    pages: 'Player (percentiles), Rolling Metrics, League Leaders',
    required: ['stats[].splits[].player.id', 'stats[].splits[].stat'],
    read: async (client, { season }) => findNothing(readSeasonStats(client, { group: 'hitting', season })),
  },
  {
    kind: 'stats',
    pages: 'League Leaders (fielders)',
    required: ['stats[].splits[].player.id', 'stats[].splits[].position.abbreviation', 'stats[].splits[].stat.innings'],
    read: async (client, { season }) => findNothing(readSeasonStats(client, { group: 'fielding', season })),
  },
  {
    kind: 'stats',
    pages: 'Player (average of the league), Club, League Leaders (teams)',
    required: ['stats[].splits[].team.id', 'stats[].splits[].stat'],
    read: async (client, { season }) => findNothing(readClubLines(client, season)),
  },
  {
    kind: 'stats',
    pages: 'League Leaders (teams in a part of the season)',
    required: ['stats[].splits[].team.id', 'stats[].splits[].stat'],
    read: async (client, { season, gameDay }) =>
      findNothing(readClubLines(client, season, { from: addDays(gameDay, -30), to: gameDay })),
  },
  {
    kind: 'leaders',
    pages: 'League Leaders',
    required: [
      'leagueLeaders[].leaderCategory',
      'leagueLeaders[].statGroup',
      'leagueLeaders[].leaders[].rank',
      'leagueLeaders[].leaders[].value',
      'leagueLeaders[].leaders[].person.id',
    ],
    read: async (client, { season }) =>
      findNothing(readLeaderLists(client, { categories: ['homeRuns', 'earnedRunAverage'], season, limit: 20 })),
  },
  {
    kind: 'freeAgents',
    pages: 'Free Agents',
    required: ['freeAgents[].player.id', 'freeAgents[].position.abbreviation'],
    // those of a running season are those after the one before
    read: async (client, { season }) => findNothing(readFreeAgents(client, String(Number(season) - 1))),
  },
  {
    kind: 'fieldingRange',
    pages: 'Advanced Fielding',
    required: [],
    read: async (client, { playerId, season }) =>
      findNothing(readFieldingRange(client, { playerId: idFrom(playerId), season })),
  },
  ...liveChecks,
];

/** For a check whose data no later check needs. */
async function findNothing(reading: Promise<unknown>): Promise<Record<string, never>> {
  await reading;
  return {};
}

/** An id that an earlier check had to find. */
class NotFound extends Error {}

function idFrom(id: number | null): number {
  if (id === null) throw new NotFound('not requested: an earlier response has no id for it');
  return id;
}
