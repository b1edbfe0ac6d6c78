import { describe, expect, test } from 'vitest';
import { readFreeAgents } from '#features/free-agents/upstream.ts';
import { leaderCategories } from '#features/league-leaders/rules/leader-categories.ts';
import { readLeaders } from '#features/league-leaders/upstream.ts';
import { sumLines } from '#features/rolling-metrics/rules/game-line.ts';
import { rollingFigures } from '#features/rolling-metrics/rules/rolling-figures.ts';
import { readGameLogs } from '#features/rolling-metrics/upstream.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import { readPlayer } from '#sources/statsapi/read-player.ts';
import { readRoster } from '#sources/statsapi/read-roster.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';

// Every upstream reader reads the simulated league, for environments without recordings.

const season = '2026';
const today = '2026-06-20';
const clubId = 121;

const { client, warnings } = await startControlledLeague({
  seed: 'verbs',
  openingDay: '2026-05-01',
  now: Date.parse(`${today}T22:00:00Z`),
});

describe('games', () => {
  test('some are live with a score and a situation, some final, some in the future', async () => {
    const games = (await readSchedule(client, { date: today, level: 1 })).value;
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
});

describe('players', () => {
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
    const ids = (await readRoster(client, { teamId: clubId, type: '40Man', season })).value.entries.map(({ id }) => id);
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
});

test('none of these responses was rejected', () => expect(warnings).toEqual([]));
