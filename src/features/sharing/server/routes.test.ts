import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { textOf } from '#app/testing/render-with.ts';
import type { LeaderboardPage } from '#features/leaderboard/contract.ts';
import { emblemSvg } from '#features/pictures/server/emblem-svg.ts';
import { inventedProfile } from '#features/users/testing/invented-profile.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { writeBoardEmbed, writeGameEmbed, writeUserEmbed } from './routes.ts';

const frame = { origin: 'https://called.example', theme: undefined, notice: 'This is a simulated league.' };
const emblems = { away: emblemSvg(144), home: emblemSvg(121) };
/** An embed loads no other file, so this is all that a reader transfers, even without compression. */
const maxBytes = 15_000;

const mainOf = (html: string) => textOf(html.slice(html.indexOf('<main')));

const club = (id: number, shortName: string, score: number | null): GameCard['teams']['home'] => ({
  ...inventedClub(id, score),
  shortName,
  record: { wins: 50, losses: 40 },
});
const status = (phase: GameCard['status']['phase'], text: string) => ({ ...inventedCard().status, phase, text });
const game = (facts: Partial<GameCard>, away: number | null = null, home: number | null = null) =>
  inventedCard({ teams: { away: club(144, 'Braves', away), home: club(121, 'Mets', home) }, ...facts });

describe('the embed of a game', () => {
  test.each<[string, GameCard, string]>([
    [
      'to come',
      game({ startsAt: Date.UTC(2026, 6, 18, 23, 10), status: status('open', 'Scheduled') }),
      'Braves at Mets July 18 at 7:10 PM EDT Club Record Braves 50–40 Mets 50–40 Park',
    ],
    ['without a time', game({ status: status('open', 'Scheduled') }), 'Time TBD'],
    [
      'in progress',
      game({ status: status('live', 'In Progress'), inning: 7, inningState: 'Bottom' }, 3, 12),
      'Bottom 7th Club Record Runs Braves 50–40 3 Mets 50–40 12',
    ],
    ['that is over', game({ status: status('final', 'Final'), inning: 10 }, 3, 4), 'Final/10'],
    ['that is postponed', game({ status: status('void', 'Postponed: Rain') }), 'Postponed Club'],
  ])('%s has clubs, records and state', (_, shown, text) => {
    expect(mainOf(writeGameEmbed(shown, emblems, frame))).toContain(text);
  });

  test('has the round of a postseason game', () =>
    expect(writeGameEmbed(game({ series: 'World Series · Game 7' }), emblems, frame)).toContain(
      'World Series · Game 7',
    ));
});

const row = (rank: number, username: string): LeaderboardPage['rows'][number] => ({
  rank,
  username,
  profilePic: '1',
  totalScore: 1234,
  longestStreak: 9,
  currentStreak: 4,
  totalGuessesCorrect: 60,
  totalGuessesIncorrect: 40,
  movement: null,
});

describe('the embed of a board', () => {
  test('has the first ten', () => {
    const rows = Array.from({ length: 12 }, (_, index) => row(index + 1, `fan${index + 1}`));
    const text = mainOf(writeBoardEmbed({ period: 'month', isCounting: false, rows }, frame));
    expect(text).toContain('Leaderboard of the month Rank Fan Bases Streak 1 fan1 1,234 4');
    expect(text).toContain('10 fan10');
    expect(text).not.toContain('fan11');
  });

  test('without graded picks says so', () => {
    expect(mainOf(writeBoardEmbed({ period: 'week', isCounting: false, rows: [] }, frame))).toContain(
      'No graded pick yet.',
    );
    const counting = { period: 'week' as const, isCounting: true, rows: [{ ...row(1, 'ann'), rank: null }] };
    expect(mainOf(writeBoardEmbed(counting, frame))).toMatch(/Counting results… .*– ann/);
  });

  test('escapes names', () => {
    const html = writeBoardEmbed({ period: 'season', isCounting: false, rows: [row(1, '<img src=x>')] }, frame);
    expect(html).toContain('&lt;img src=x&gt;');
    expect(html).not.toContain('<img');
  });
});

const user = inventedProfile({ ...row(3, 'ann'), totalNumGuesses: 117 });

describe('the embed of a record', () => {
  test('has the graded picks, and not the number of all picks', () => {
    const text = mainOf(writeUserEmbed(user, frame));
    expect(text).toContain('ann’s picks Total bases 1,234 Rank this season 3 Right–wrong 60–40 Correct 60.00%');
    expect(text).toContain('Current streak 4 Longest streak 9');
    expect(text).not.toContain('117');
  });

  test('of a user without graded picks has no share', () => {
    const none = { ...user, rank: null, totalGuessesCorrect: 0, totalGuessesIncorrect: 0 };
    expect(mainOf(writeUserEmbed(none, frame))).toContain('Rank this season – Right–wrong 0–0 Correct –');
  });

  test('says of a simulated user what it is', () =>
    expect(mainOf(writeUserEmbed({ ...user, isSimulated: true }, frame))).toContain('A simulated user, not a person'));
});

const longest = 'W'.repeat(60);

test.each([
  [
    'a game',
    writeGameEmbed(game({ series: longest, venue: { id: 1, name: longest, timeZone: null } }), emblems, frame),
  ],
  [
    'a board',
    writeBoardEmbed(
      { period: 'season', isCounting: false, rows: Array.from({ length: 25 }, () => row(99, longest)) },
      frame,
    ),
  ],
  ['a record', writeUserEmbed({ ...user, username: longest }, frame)],
])('the embed of %s needs no other file, and at most 15 kB with its styles', (_, html) => {
  expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import/);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(maxBytes);
  expect(gzipSync(html).length).toBeLessThan(4000);
});
