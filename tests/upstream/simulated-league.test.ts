import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameCard } from '#domain/game/game-card.ts';
import { levels } from '#domain/game/levels.ts';
import { leaderCategories } from '#domain/leaders/leader-categories.ts';
import { fortyManSpots } from '#domain/roster/forty-man-spots.ts';
import { sumLines } from '#domain/rolling/game-line.ts';
import { rollingFigures } from '#domain/rolling/rolling-figures.ts';
import { groupByPosition } from '#domain/roster/group-by-position.ts';
import { rosterTypes } from '#domain/roster/roster-types.ts';
import { newestSeason } from '#domain/seasons/season-choice.ts';
import { readAffiliates } from '#server/statsapi/teams/read-affiliates.ts';
import { readCoaches } from '#server/statsapi/rosters/read-coaches.ts';
import { readFieldingRange } from '#server/statsapi/fielding/read-fielding-range.ts';
import { readFreeAgents } from '#server/statsapi/free-agents/read-free-agents.ts';
import { readGameCard } from '#server/statsapi/schedule/read-game-card.ts';
import { readGameLogs } from '#server/statsapi/stats/read-game-logs.ts';
import { readLeaders } from '#server/statsapi/leaders/read-leaders.ts';
import { readPlayerList } from '#server/statsapi/players/read-player-list.ts';
import { readPlayer } from '#server/statsapi/players/read-player.ts';
import { readRoster } from '#server/statsapi/rosters/read-roster.ts';
import { readSchedule } from '#server/statsapi/schedule/read-schedule.ts';
import { readSeasons } from '#server/statsapi/seasons/read-seasons.ts';
import { readStandings } from '#server/statsapi/standings/read-standings.ts';
import { readTeamSchedule } from '#server/statsapi/schedule/read-team-schedule.ts';
import { readTeams } from '#server/statsapi/teams/read-teams.ts';
import { readTransactions } from '#server/statsapi/transactions/read-transactions.ts';
import { createStatsApiClient, type StatsApiClient } from '#server/statsapi/client/stats-api-client.ts';
import { type LeagueProcess, startLeague } from '#tests/support/league/start-league.ts';

// Every upstream reader reads the simulated league, for environments without recordings.

const season = '2026';
const today = '2026-06-20';
const clubId = 121;

let league: LeagueProcess;
let client: StatsApiClient;
const warnings: unknown[] = [];

beforeAll(async () => {
  league = await startLeague({ LEAGUE: 'simulated', LEAGUE_SEED: 'verbs', LEAGUE_NOW: `${today}T22:00:00Z` });
}, 60_000);

// one client per test, so that a failure does not open the circuit breaker of other tests
beforeEach(() => {
  const { realStart, leagueStart, speed } = league.clock;
  client = createStatsApiClient({
    baseUrl: league.url,
    clock: { now: () => leagueStart + (Date.now() - realStart) * speed },
    log: { warn: (detail) => warnings.push(detail) },
    requestsPerSecond: 1000,
    // the league simulates half a season for the first request, possibly on a slow machine
    deadline: 30_000,
  });
});

afterAll(async () => {
  await league.stop();
});

const gamesOf = async (level = 1): Promise<GameCard[]> => (await readSchedule(client, { date: today, level })).value;
const listedPlayers = async () => (await readPlayerList(client, { season })).value;

describe('games', () => {
  test('some are live with a score and a situation, some final, some in the future', async () => {
    const games = await gamesOf();
    const inPhase = (phase: string) => games.filter((game) => game.status.phase === phase);
    // two are live by the upstream's words, which include the warm-up
    expect(inPhase('live').length).toBeGreaterThanOrEqual(1);
    const inWarmup = games.filter(({ status }) => status.detail === 'warmup');
    expect(inPhase('live').length + inWarmup.length).toBeGreaterThanOrEqual(2);
    expect(inPhase('final').length).toBeGreaterThan(0);
    expect(inPhase('open').length).toBeGreaterThan(0);
    for (const game of inPhase('live').filter(({ inning }) => inning !== null)) {
      expect(game.teams.away.score).not.toBeNull();
      expect([game.outs, game.balls, game.strikes]).not.toContain(null);
    }
    for (const game of games) {
      expect(game.venue.timeZone).toMatch(/^\w+\/\w+/);
      expect(game.teams.home.record).not.toBeNull();
    }
  });

  test.each(levels)('$name has games in the week', async ({ id }) => {
    const dates = Array.from({ length: 7 }, (_, day) => `2026-06-${14 + day}`);
    const days = await Promise.all(dates.map((date) => readSchedule(client, { date, level: id })));
    expect(days.flatMap(({ value }) => value).length).toBeGreaterThan(0);
  });

  test('a live game has a matching card, line score and win probability from separate requests', async () => {
    const game = (await gamesOf()).find(({ inning }) => inning !== null && inning > 1);
    const gamePk = game?.gamePk ?? 0;
    expect((await readGameCard(client, gamePk)).value).toMatchObject({
      gamePk,
      teams: { home: { id: game?.teams.home.id } },
    });
  });

  test('a month of a club has more than twenty games', async () => {
    const query = { teamId: clubId, level: 1, from: '2026-05-01', to: '2026-05-31' };
    expect((await readTeamSchedule(client, query)).value.length).toBeGreaterThan(20);
  });
});

describe('clubs', () => {
  test('the standings have six divisions of five clubs and two wild-card lists', async () => {
    const groups = (await readStandings(client, { season })).value;
    const divisions = groups.filter(({ kind }) => kind === 'division');
    expect(divisions.map(({ standings }) => standings.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(groups.filter(({ kind }) => kind === 'wildCard')).toHaveLength(2);
    for (const { wins, losses, streak, runDifferential, percentage } of divisions.flatMap(
      ({ standings }) => standings,
    )) {
      expect(wins + losses).toBeGreaterThan(50);
      expect(percentage).toMatch(/^(\.\d{3}|1\.000)$/);
      expect([streak, runDifferential]).not.toContain(null);
    }
  });

  test.each(rosterTypes.filter(({ id }) => id !== 'nonRosterInvitees'))(
    'the $name roster has people',
    async ({ id }) => {
      const { entries } = (await readRoster(client, { teamId: clubId, type: id })).value;
      expect(entries.length).toBeGreaterThan(3);
    },
  );

  test('the 40-man roster fills at most forty spots and has every position group', async () => {
    const roster = (await readRoster(client, { teamId: clubId, type: '40Man' })).value;
    expect(roster.type).toBe('40Man');
    expect(fortyManSpots(roster)?.filled).toBeLessThanOrEqual(40);
    const names = groupByPosition(roster.entries).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Catchers', 'Infielders', 'Outfielders', 'Pitchers']));
    for (const { age, position, status } of roster.entries) expect([age, position, status]).not.toContain(null);
  });

  test('coaches, affiliates, clubs and ballparks can be read', async () => {
    const coaches = (await readCoaches(client, { teamId: clubId })).value;
    expect(coaches.map(({ title }) => title)).toContain('Manager');
    expect((await readAffiliates(client, { teamId: clubId })).value.length).toBeGreaterThanOrEqual(5);
    const clubs = (await readTeams(client, { season })).value;
    expect(clubs).toHaveLength(30);
    expect(clubs.find(({ id }) => id === clubId)?.venue.timeZone).toBe('America/New_York');
  });

  test('the transactions of three months are listed once each', async () => {
    const query = { teamId: clubId, from: '2026-03-20', to: today };
    const transactions = (await readTransactions(client, query)).value;
    expect(transactions.length).toBeGreaterThan(3);
    expect(transactions.every(({ description }) => description !== null)).toBe(true);
  });

  test('the season in progress is the newest', async () => {
    expect(newestSeason((await readSeasons(client)).value, today)?.id).toBe(season);
  });
});

describe('players', () => {
  test('hundreds are listed, each with a position, almost all with a club', async () => {
    const players = await listedPlayers();
    expect(players.length).toBeGreaterThan(700);
    expect(players.filter(({ position, age }) => position === null || age === null)).toEqual([]);
    expect(players.filter(({ teamId }) => teamId === null).length).toBeLessThan(players.length / 20);
  });

  test('a player has a biography, a career and earlier seasons', async () => {
    const [{ id } = { id: 0 }] = (await readRoster(client, { teamId: clubId, type: 'active' })).value.entries;
    const stats = {
      types: ['career', 'yearByYear', 'rankingsByYear'],
      groups: ['hitting', 'pitching', 'fielding'],
    } as const;
    const player = (await readPlayer(client, { id, stats })).value;
    expect([player.age, player.height, player.weight, player.birthPlace, player.bats, player.throws]).not.toContain(
      null,
    );
    const types = new Set(player.stats.filter(({ splits }) => splits.length > 0).map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['career', 'yearByYear']));
  });

  test.each(['hitting', 'pitching'] as const)('a club has players with %s figures of ten games', async (group) => {
    const roster = (await readRoster(client, { teamId: clubId, type: '40Man', season })).value;
    const ids = roster.entries.map(({ id }) => id);
    const logs = (await readGameLogs(client, { ids, group, season })).value;
    const regulars = logs.filter(({ games }) => games.length >= 10);
    expect(regulars.length).toBeGreaterThan(4);
    const values = regulars.flatMap(({ games }) => {
      const line = sumLines(games.slice(-10).map((game) => game.line));
      return rollingFigures[group].map(({ kind, value }) => (kind === 'count' ? value(line) : 0));
    });
    expect(values).not.toContain(null);
  });

  test.each(leaderCategories)('$name has its leaders, best first', async ({ id }) => {
    const leaders = (await readLeaders(client, { category: id, season })).value;
    // a triple play or a complete-game shutout does not happen every season
    expect(leaders.length).toBeGreaterThanOrEqual(['triplePlays', 'shutouts'].includes(id) ? 0 : 1);
    expect(leaders.map(({ rank }) => rank)).toEqual(leaders.map(({ rank }) => rank).toSorted((a, b) => a - b));
    expect(leaders.every(({ league: of }) => of !== null)).toBe(true);
  });

  test('some are free agents', async () => {
    const responses = await Promise.all(['2026', '2025'].map((year) => readFreeAgents(client, year).catch(() => null)));
    expect(responses.flatMap((response) => response?.value ?? []).length).toBeGreaterThan(0);
  });

  test('an outfielder has fielding plays', async () => {
    const outfielders = (await listedPlayers()).filter(({ position }) =>
      ['LF', 'CF', 'RF', 'OF'].includes(position ?? ''),
    );
    const ranges = await Promise.all(
      outfielders.slice(0, 10).map(({ id }) => readFieldingRange(client, { playerId: id, season })),
    );
    const plays = ranges.flatMap(({ value }) => value);
    expect(plays.length).toBeGreaterThan(0);
    expect(plays.every(({ sprintSpeed, distance }) => sprintSpeed !== null && distance !== null)).toBe(true);
  });

  test('an unknown id has no player', async () => {
    await expect(readPlayer(client, { id: 999_999_999 })).rejects.toMatchObject({ name: 'UpstreamNotFound' });
  });
});

test('responses contain the notice for the footer', async () => {
  expect(client.copyright()).toBeNull();
  await gamesOf();
  expect(client.copyright()).toMatch(/\w/);
});

test('none of these responses was rejected', () => {
  expect(warnings).toEqual([]);
});
