import { expect, test } from 'vitest';
import { inventedUser } from '#app/testing/invented-games.ts';
import { notFound, renderMain, renderWith } from '#app/testing/render-with.ts';
import type {
  PrivateLeagueEvening,
  PrivateLeagueTable,
  PrivateLeagueWeeks,
  PrivateLeague,
} from '#features/private-leagues/contract.ts';

type Row = Extract<PrivateLeagueTable, { board: 'score' }>['rows'][number];

const row = (facts: Partial<Row>): Row => ({
  rank: 1,
  username: 'bob',
  profilePic: '3',
  totalScore: 12,
  longestStreak: 4,
  currentStreak: 1,
  totalGuessesCorrect: 7,
  totalGuessesIncorrect: 5,
  isAdmin: false,
  ...facts,
});

const league = (facts: Partial<PrivateLeague>): PrivateLeague => ({
  id: 7,
  name: 'The Dugout',
  members: 2,
  isAdmin: false,
  code: '7K2M9QX4RT',
  feedSince: null,
  isCounting: false,
  table: {
    board: 'score',
    period: 'season',
    since: null,
    rows: [row({ isAdmin: true }), row({ rank: null, username: inventedUser.username, totalScore: 0 })],
  },
  ...facts,
});

const braves = { id: 144, shortName: 'Braves' };
const mets = { id: 121, shortName: 'Mets' };
const evening: PrivateLeagueEvening = {
  date: '2026-07-18',
  games: [
    { gamePk: 1, away: braves, home: mets, isOpen: false },
    { gamePk: 2, away: mets, home: braves, isOpen: true },
  ],
  members: [
    {
      username: inventedUser.username,
      profilePic: '1',
      calls: [
        { winnerId: 144, outcome: 'correct' },
        { winnerId: 121, outcome: null },
      ],
    },
    { username: 'bob', profilePic: '3', calls: [{ winnerId: 121, outcome: 'wrong' }, null] },
  ],
  others: 0,
};
const weeks: PrivateLeagueWeeks = {
  isCounting: false,
  thisWeek: { monday: '2026-07-13', names: ['bob'], score: 9 },
  lastWeek: { monday: '2026-07-06', names: [inventedUser.username, 'bob'], score: 1 },
  rivals: [{ username: 'bob', profilePic: '3', wins: 4, losses: 7 }],
  events: [
    { kind: 'joined', at: Date.parse('2026-07-16T02:00:00Z'), username: 'bob' },
    { kind: 'won', at: Date.parse('2026-07-13T04:00:00Z'), monday: '2026-07-06', names: [inventedUser.username] },
  ],
};

const asMember = (facts: Partial<PrivateLeague> = {}, shown: Partial<PrivateLeagueWeeks> = {}) => ({
  'GET /api/check_session': inventedUser,
  'GET /api/leagues/:leagueId/evening': evening,
  'GET /api/leagues/:leagueId/weeks': { ...weeks, ...shown },
  'GET /api/leagues/:leagueId': league(facts),
});

const owner = { username: 'sam', profilePic: '2' };
const faces = [owner, { username: 'bob', profilePic: '3' }];
const invitation = { id: 9, name: 'Section 203', members: 2, isMember: false, owner, faces };

test('a visitor reads who invites to which league, and its links keep the invitation', async () => {
  const { html, text } = await renderMain('/leagues?code=7K2M9-QX4RT', { 'GET /api/leagues/invitation': invitation });
  expect(text).toContain('sam invites you to Section 203');
  expect(text).toContain('2 members.');
  expect(html).toMatch(/<img[^>]*alt="bob"/);
  expect(html).toMatch(/href="\/login\?invitation=7K2M9-QX4RT&amp;form=sign-up"[^>]*>Join</);
  expect(html).toMatch(/href="\/login\?invitation=7K2M9-QX4RT"[^>]*>Log in</);
  expect((await renderMain('/leagues/7', {})).text).not.toContain('Dugout');
});

test('the list has the leagues of the user, and the invitation of the URL', async () => {
  const leagues = [{ id: 7, name: 'The Dugout', members: 12, isAdmin: true }];
  const { html, text } = await renderMain('/leagues?code=ABCDE-FGHJK', {
    'GET /api/check_session': inventedUser,
    'GET /api/leagues': { leagues },
    'GET /api/leagues/invitation': { ...invitation, members: 1, owner: null },
  });
  expect(html).toContain('href="/leagues/7"');
  expect(text).toContain('The Dugout 12 members, you are an admin');
  expect(text).toContain('You are invited to Section 203 1 member.');
  expect(html).toMatch(/<button[^>]*>Join<\/button>/);
});

test('an invitation that is not valid says so', async () => {
  const { text } = await renderMain('/leagues?code=nothing', {
    'GET /api/check_session': inventedUser,
    'GET /api/leagues': { leagues: [] },
    'GET /api/leagues/invitation': notFound('There is none.'),
  });
  expect(text).toContain('No league has this invitation code.');
  expect(text).toContain('You are not in a league yet.');
});

test('a league has its members with their places, its admins and the invitation', async () => {
  const { html, text } = await renderMain('/leagues/7', asMember());
  expect(text).toContain('The Dugout 2 members');
  expect(html).toContain('The Dugout, 2 members: total bases of the season');
  expect(text).toMatch(/1 bob 12 Longest 4 1 Correct 7/);
  expect(text).toMatch(/– \S+ You –/);
  expect(text).toContain('Admin: bob');
  expect(text).toContain('7K2M9-QX4RT');
  expect(html).toMatch(/<button[^>]*>Invite<\/button>/);
  expect(text).toMatch(/Leave this league/);
  expect(text).toMatch(/Tonight’s calls.*Invite friends/);
  expect(text).not.toContain('Manage this league');
});

test('the evening has the calls of each member, hidden before the lock and with right or wrong after the game', async () => {
  const { html, text } = await renderMain('/leagues/7', asMember());
  expect(text).toContain('Tonight’s calls Saturday, July 18');
  expect(html).toContain('title="Braves at Mets"');
  expect(text).toMatch(/Braves ✓ , right Mets bob Mets ✗ , wrong · hidden until the lock/);
  expect(text).toContain('· hidden until the lock, – no call, ✓ right, ✗ wrong');
});

test('games that a member called come first, the others are behind one tap on a phone', async () => {
  const [called] = evening.games;
  if (called === undefined) throw new Error('no games');
  const none = { winnerId: null, outcome: null };
  const games = [
    { ...called, gamePk: 3 },
    { ...called, gamePk: 4, away: mets, home: braves },
  ];
  const members = evening.members.map((member, place) => ({
    ...member,
    calls: [none, place === 0 ? none : { winnerId: 121, outcome: null }],
  }));
  const { html } = await renderMain('/leagues/7', {
    ...asMember(),
    'GET /api/leagues/:leagueId/evening': { ...evening, games, members },
  });
  expect(html.indexOf('title="Mets at Braves"')).toBeLessThan(html.indexOf('title="Braves at Mets"'));
  expect(html).toContain('Show 1 game without a call');
  expect((await renderMain('/leagues/7', asMember())).html).not.toContain('without a call');
});

test('a league with one member begins with the invitation', async () => {
  expect((await renderMain('/leagues/7', asMember({ members: 1 }))).text).toMatch(/Invite friends.*Tonight’s calls/);
});

test('a league names who won last week and leads this one, the own record against others, and what happened', async () => {
  const { text } = await renderMain('/leagues/7', asMember());
  expect(text).toMatch(/\S+… and bob won the week of July 6 with 1 base\./);
  expect(text).toContain('bob leads this week with 9 bases.');
  expect(text).toMatch(/Head to head .* bob 4–7/);
  // on the evening of the league's day
  expect(text).toMatch(/bob joined July 15 \S+ won the week of July 6/);
});

test('while results are counted no one leads', async () => {
  const counting = { isCounting: true, thisWeek: null, lastWeek: null };
  const { text } = await renderMain('/leagues/7', asMember({ isCounting: true }, counting));
  expect(text).toContain('Counting results… Places follow in a moment.');
  expect(text.match(/Counting results/g)).toHaveLength(1);
});

test('admins see the changes that they can make, and the last member that leaving deletes the league', async () => {
  const { html, text } = await renderMain('/leagues/7', asMember({ isAdmin: true }));
  expect(text).toContain('Manage this league');
  expect(html).toContain('Remove bob');
  expect(html).not.toContain(`Remove ${inventedUser.username}`);
  expect((await renderMain('/leagues/7', asMember({ members: 1 }))).text).toContain('the league will be deleted');
});

test('for a user who is not a member, the page is a 404', async () => {
  const { status } = await renderWith('/leagues/7', {
    'GET /api/check_session': inventedUser,
    'GET /api/leagues/:leagueId': notFound('There is no such league, or you are not a member of it.'),
  });
  expect(status).toBe(404);
});

test('the tables of skill and confidence have their figures, and say what a rank needs', async () => {
  const { rank, username, profilePic, isAdmin } = row({});
  const member = { rank, username, profilePic, isAdmin };
  const period = { period: 'week' as const, since: '2026-07-13', picksForRank: 10 };
  const figures = { skill: 0.0123, low: -0.0141, high: 0.0379, picks: 12, isSettled: false };
  const rows = [
    { ...member, figures },
    { ...member, rank: null, username: inventedUser.username, figures: null },
  ];
  const table = { board: 'skill' as const, ...period, season: null, seasons: [], rows };
  const skill = await renderMain('/leagues/7?board=skill&period=week', asMember({ table }));
  expect(skill.html).toContain('The Dugout, 2 members: skill of this week');
  expect(skill.html).toContain('href="/leagues/7?board=skill&amp;period=month"');
  expect(skill.html).toContain('href="/leagues/7?period=week"');
  expect(skill.text).toMatch(/1 bob \+1\.2 95% interval −1\.4 to \+3\.8 Picks 12/);
  expect(skill.text).toMatch(/– \S+ You – 95% interval – Picks 0/);
  expect(skill.text).toContain('a rank needs 10 picks that count');
  expect(skill.text).not.toContain('Confidence');
  const bits = { ...member, figures: { picks: 12, bits: 0.0213, brier: 0.2431 } };
  const confidence = asMember({ table: { board: 'confidence', ...period, rows: [bits] } });
  const sure = await renderMain('/leagues/7?board=confidence&period=week', confidence);
  expect(sure.text).toMatch(/1 bob \+0\.02 Brier score 0\.243 Picks 12/);
  expect(sure.text).toContain('10 graded picks with a confidence');
});

test('the board of skill has its earlier seasons', async () => {
  const period = { period: 'season', since: null, picksForRank: 100, season: '2025' } as const;
  const table = { board: 'skill' as const, ...period, seasons: ['2026', '2025'], rows: [] };
  const { html } = await renderMain('/leagues/7?board=skill&season=2025', asMember({ table }));
  expect(html).toContain('The Dugout, 2 members: skill of 2025');
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>2025</);
  expect(html).toMatch(/href="\/leagues\/7\?board=skill"[^>]*>2026</);
});
