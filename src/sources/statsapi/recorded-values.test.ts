import { describe, expect, test } from 'vitest';
import { isSigned } from '#features/free-agents/rules.ts';
import { toFreeAgents } from '#features/free-agents/upstream.ts';
import { toLeaders } from '#features/league-leaders/upstream.ts';
import { toTransactions } from '#features/transactions/upstream.ts';
import { newestSeason } from '#rules/baseball/season-choice.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { toPlayerList, toPlayers } from './read-player.ts';
import { toSeasons } from './read-seasons.ts';
import { toStandings } from './read-standings.ts';
import { toGameDays } from './schedule/to-game-card.ts';
import { toLineScore } from './schedule/to-line-scores.ts';
import { wireLineScore } from './schedule/wire-schedule.ts';
import { toStatBlocks } from './to-stat-blocks.ts';

// Checked by hand against the recordings of the real API; skipped without the recordings.
const whereRecorded = describe.skipIf(!hasRecordings);

whereRecorded('the Pirates of 2025, all their schedule', () => {
  const days = () => toGameDays(readRecordedBody('schedule/schedule-team134-PIT-2025-full-season.json'));
  const on = (date: string) => days().find((day) => day.date === date)?.games ?? [];

  test('lists the game rained out on June 18 twice, and its make-up the next day as the second game of a doubleheader', () => {
    expect(on('2025-06-18')).toMatchObject([
      { gamePk: 777464, status: { phase: 'void', text: 'Postponed', reason: 'Inclement Weather' } },
    ]);
    expect(on('2025-06-18')[0]).toMatchObject({ rescheduledTo: '2025-06-19', doubleHeaderGame: null, inning: null });
    expect(on('2025-06-18')[0]?.teams.home.score).toBeNull();
    expect(on('2025-06-19')).toMatchObject([
      { gamePk: 777451, doubleHeaderGame: 1, rescheduledFrom: null, teams: { away: { score: 2 }, home: { score: 9 } } },
      { gamePk: 777464, doubleHeaderGame: 2, rescheduledFrom: '2025-06-18', status: { phase: 'final' } },
    ]);
  });

  test('has 193 games under 194 entries, one canceled in February', () => {
    const games = days().flatMap((day) => day.games);
    expect([games.length, new Set(games.map((game) => game.gamePk)).size]).toEqual([194, 193]);
    expect(games.filter((game) => game.status.phase === 'void').map((game) => game.status.text)).toEqual([
      'Cancelled',
      'Postponed',
    ]);
    expect(games.filter((game) => game.status.phase === 'final')).toHaveLength(192);
  });

  test('has time, place and records without hydration', () =>
    expect(on('2025-06-19')[1]).toMatchObject({
      officialDate: '2025-06-19',
      startsAt: Date.UTC(2025, 5, 19, 22, 10),
      venue: { name: 'Comerica Park', timeZone: null },
      teams: { away: { shortName: 'Pirates', abbreviation: 'PIT' }, home: { shortName: 'Tigers' } },
    }));
});

whereRecorded('other schedules', () => {
  test('4 July 2022 has a split doubleheader in Detroit and four games that took ten innings', () => {
    const file = 'schedule/schedule-2022-07-04-doubleheader-hydrate-content-linescore-flags-team.json';
    const [day] = toGameDays(readRecordedBody(file));
    expect(day?.games).toHaveLength(14);
    expect(day?.games.filter((game) => game.doubleHeaderGame !== null)).toMatchObject([
      { gamePk: 662906, doubleHeaderGame: 1, teams: { away: { score: 1 }, home: { score: 4 } } },
      { gamePk: 662841, doubleHeaderGame: 2, rescheduledFrom: '2022-05-27', inning: 9, inningState: 'Top' },
    ]);
    expect(day?.games.filter((game) => game.inning === 10)).toHaveLength(4);
    expect(day?.games.every((game) => game.bases === null && game.batter === null)).toBe(true);
  });

  test('a postponed game of 2018 has its make-up day without a new time', () => {
    const [day] = toGameDays(readRecordedBody('schedule/schedule-2018-09-27-final-and-postponed.json'));
    expect(day?.games.find((game) => game.gamePk === 531788)).toMatchObject({
      status: { text: 'Postponed', reason: 'Rain' },
      rescheduledTo: '2018-09-29',
    });
  });

  test('a future postseason has undetermined clubs and starts', () => {
    const file = 'schedule/schedule-postseason-2023-14final-35scheduled-TBD-teams.json';
    const games = toGameDays(readRecordedBody(file)).flatMap((day) => day.games);
    const open = games.filter((game) => game.status.phase === 'open');
    expect([games.length, open.length]).toEqual([49, 35]);
    expect(open.some((game) => game.status.startTimeTbd)).toBe(true);
    expect(open.filter((game) => game.status.startTimeTbd).every((game) => game.startsAt === null)).toBe(true);
  });
});

whereRecorded('line scores', () => {
  const lineScore = (file: string) =>
    toLineScore(wireLineScore.parse(readRecordedBody(`winprob/linescore-${file}.json`)));

  test('of the bottom of the seventh have the count', () => {
    expect(lineScore('823088-live-bottom-7th-2026-09-10')).toMatchObject({
      inning: 7,
      inningState: 'Bottom',
      balls: 1,
      strikes: 2,
      outs: 0,
      bases: { first: null, second: 668227, third: null },
      totals: { away: { runs: 3, hits: 3, errors: 0 }, home: { runs: 0, hits: 1, errors: 1 } },
    });
    expect(lineScore('823088-live-bottom-7th-2026-09-10').lineScore.at(-1)).toEqual({ number: 7, away: 0, home: null });
  });

  test('between innings have no count', () => {
    const { inningState, balls, strikes, outs } = lineScore('823088-live-end-of-6th-2026-09-10');
    expect({ inningState, balls, strikes, outs }).toEqual({ inningState: 'End', balls: 0, strikes: 0, outs: 3 });
  });

  test('can have eleven innings or none', () => {
    const home = lineScore('823175-final-11innings-2026-09-07').lineScore.map((inning) => inning.home);
    expect(home).toEqual([1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1]);
    expect(lineScore('823498-preview-2026-09-11')).toMatchObject({ inning: null, inningState: null, lineScore: [] });
  });
});

whereRecorded('the standings', () => {
  test('of 2022 have the Yankees first in the East, with all statistics', () => {
    const groups = toStandings(readRecordedBody('standings/standings-2022-final-hydrate-team.json'));
    expect(groups.map((group) => group.divisionId)).toEqual([201, 202, 200, 204, 205, 203]);
    expect(groups[0]?.name).toBe('American League East');
    expect(groups[0]?.standings[0]).toEqual({
      team: {
        id: 147,
        name: 'New York Yankees',
        shortName: 'Yankees',
        abbreviation: 'NYY',
        record: { wins: 99, losses: 63 },
      },
      wins: 99,
      losses: 63,
      percentage: '.611',
      streak: 'L2',
      wildCardRank: null,
      runsScored: 807,
      runsAllowed: 567,
      runDifferential: 240,
      home: { wins: 57, losses: 24 },
      away: { wins: 42, losses: 39 },
      lastTen: { wins: 5, losses: 5 },
      oneRun: { wins: 31, losses: 27 },
      clinched: 'y',
    });
  });

  test('of a wild card are labeled as such, regardless of the division of the first club', () => {
    const [group] = toStandings(readRecordedBody('standings/standings-wildCard-2026-09-11-AL-first2-TRIMMED.json'));
    expect(group).toMatchObject({ kind: 'wildCard', name: 'Wild Card', leagueId: 103, divisionId: null });
    expect(group?.standings.map(({ team }) => team.id)).toEqual([147, 111]);
  });
});

whereRecorded('rosters and people', () => {
  test('the list of 2023 has 1,421 players', () => {
    const players = toPlayerList(readRecordedBody('players/players-sport1-2023.json'));
    expect(players).toHaveLength(1421);
    expect(players.find((player) => player.id === 660271)).toMatchObject({ name: 'Shohei Ohtani', position: 'TWP' });
  });

  test('the total of a season with two clubs has no club', () => {
    const [player] = toPlayers(readRecordedBody('people/person-665742-Soto-hitting-season-2teams-2022.json'));
    expect(player).toMatchObject({ name: 'Juan Soto', bats: 'Left', birthPlace: 'Santo Domingo, Dominican Republic' });
    expect(player?.stats[0]?.splits.map(({ team, teams }) => [team?.id ?? null, teams])).toContainEqual([null, 2]);
  });

  test('one game of a player has one block per line', () => {
    const blocks = toStatBlocks(readRecordedBody('stats/stats-person592450-game563346.json'));
    const game = blocks.filter((block) => block.type === 'gameLog');
    const counts = game.flatMap(({ group, splits }) => [group, splits.length]);
    expect(counts).toEqual(['fielding', 1, 'pitching', 1, 'hitting', 1]);
    expect(game[2]?.splits[0]?.figures).toMatchObject({ atBats: '3', homeRuns: '1', rbi: '2' });
  });
});

whereRecorded('the rest', () => {
  test('376 of the 478 free agents of 2024 have signed', () => {
    const agents = toFreeAgents(readRecordedBody('freeagents/freeAgents-2024.json'));
    expect([agents.length, agents.filter(isSigned).length]).toEqual([478, 376]);
    expect(agents.find((agent) => agent.player.id === 665742)).toMatchObject({
      position: 'RF',
      originalTeam: { id: 147 },
      newTeam: { id: 121, name: 'New York Mets' },
      declaredOn: '2024-10-31',
      signedOn: '2024-12-11',
    });
  });

  test('one of 244 transactions is listed twice', () => {
    const transactions = toTransactions(readRecordedBody('transactions/transactions-pydantic.json'));
    expect(transactions).toHaveLength(243);
    const ofRios = transactions.filter(({ person, type }) => person?.id === 663519 && type === 'Status Change');
    expect(ofRios).toHaveLength(1);
    expect(transactions[0]?.date).toBe('2024-03-02');
  });

  test('home runs have leaders in three groups, with Judge first among hitters', () => {
    const groups = toLeaders(readRecordedBody('leaders/leaders-pydantic.json'));
    const names = groups.map(({ group }) => group).toSorted((a, b) => a.localeCompare(b));
    expect(names).toEqual(['catching', 'hitting', 'pitching']);
    expect(groups.find(({ group }) => group === 'hitting')?.leaders[0]).toMatchObject({
      rank: 1,
      value: '58',
      person: { name: 'Aaron Judge' },
    });
  });

  test('between two seasons the last one is the newest', () => {
    const seasons = toSeasons(readRecordedBody('meta/seasons-all-sport1.json'));
    expect(newestSeason(seasons, '2024-01-15')?.id).toBe('2023');
    expect(newestSeason(seasons, '2024-07-01')?.id).toBe('2024');
    expect(newestSeason(seasons, '1876-01-01')).toBeNull();
  });
});
