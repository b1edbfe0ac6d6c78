import { expect, test } from 'vitest';
import { card, dayOf, inventedUser, finished, minutes, noon, scored } from '#app/testing/invented-games.ts';
import { dayPick, ownPick } from '#app/testing/invented-pick.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { DayPick, MyPicks } from '#features/picks/contract/my-picks.ts';
import type { OwnPick } from '#features/picks/contract/picks.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';

const noScore = { score: 0, streak: 0, rank: null };
const ahead = { outcome: 'correct', bases: 3, streakAfter: 3, chance: 812, locksAt: noon - minutes(10) } as const;
const pick = (facts: Partial<DayPick>) => dayPick({ ...ahead, ...facts });
const empty: MyPicks = {
  date: '2026-07-18',
  now: noScore,
  standing: noScore,
  picks: [],
  lastEvening: null,
  previous: null,
  toPick: 0,
  nextLock: null,
  freshness: { asOf: noon, isStale: false },
};

const renderDay = (day: Partial<MyPicks>, { games = [], picks = [] }: { games?: GameCard[]; picks?: OwnPick[] } = {}) =>
  renderMain('/my-picks', {
    'GET /api/check_session': inventedUser,
    'GET /api/my-picks': { ...empty, ...day },
    'GET /api/games': dayOf(games),
    'GET /api/predictions': { date: empty.date, games: [], picks },
  });

test('a day without a pick has a link to Today, and no pictures', async () => {
  const { html, text } = await renderDay({});
  expect(text).toContain('You have not called a game of today yet.');
  expect(html).toContain('href="/today"');
  expect(text).not.toContain('Show your calls');
});

test('one line has bases, streak and rank, and what they are as the games stand', async () => {
  const { text } = await renderDay({
    now: { score: 1204, streak: 2, rank: 14 },
    standing: { score: 1207, streak: 3, rank: 9 },
  });
  expect(text).toContain('1,204 bases · streak 2 · 14th → as it stands 1,207 bases · streak 3 · 9th');
  const fresh = (await renderDay({})).text;
  expect(fresh).toContain('Ranked after your first result');
  expect(fresh).toContain('Your first result gives you bases and a place. Your place on the leaderboard');
  expect(fresh).not.toMatch(/→|As it stands/);
});

test('the last evening has record, bases, streak, rank and its change, and each game with the play that decided it', async () => {
  const game = scored(card({ status: finished }), 2, 3);
  const right = pick({ game, state: 'correct', bases: 2, chance: null });
  const lost = { state: 'wrong', outcome: 'wrong', bases: 0, endsStreak: 2, chance: null } as const;
  const wrong = pick({ game: { ...game, gamePk: 2 }, winnerId: 144, ...lost });
  const { text } = await renderDay({
    lastEvening: {
      date: '2026-07-17',
      correct: 1,
      wrong: 1,
      bases: 2,
      streak: 0,
      endedStreak: 2,
      rank: 48,
      rankBefore: 61,
      picks: [
        { ...right, decidingPlay: { inning: 8, half: 'bottom', text: 'Ann Low doubles.' } },
        { ...wrong, decidingPlay: null },
      ],
      previous: '2026-07-15',
      next: null,
    },
  });
  expect(text).toContain('Last night Friday, July 17 Share picture');
  expect(text).toContain('1–1 right and wrong 2 bases 0 streak, ended one of 2 48th place, up from 61st');
  expect(text).toContain('Mets 3–2 Braves Right triple, +2 Bottom 8th: Ann Low doubles.');
  expect(text).toContain('Wrong ended your 2 ‹ Wednesday, July 15');
});

test('each pick has its game, the chance of its club and what it is worth', async () => {
  const over = scored(card({ status: finished, inning: 10 }), 2, 3);
  const day = {
    picks: [
      pick({ game: over, state: 'correct', bases: 2, streakAfter: 2, chance: null }),
      pick({}),
      pick({ game: card(), state: 'open', outcome: null, bases: null, streakAfter: null, chance: 420 }),
    ],
  };
  const { html, text } = await renderDay(day, { picks: [ownPick()] });
  expect(text).toContain('Braves 2 Mets (your call) 3 Final/10 Right double, +2');
  expect(text).toContain('Braves 3 Mets (your call) 5 Bottom 7th MET 81% to win Ahead triple, +3');
  expect(text).toContain('Called : Mets. Change until 11:50 AM EDT · Undo Submit prediction Forecast: Mets 42%');
  expect(html).toContain(`href="/api/fans/${inventedUser.username}/picks/picture.png?date=2026-07-18&amp;results=1"`);
});

test('a locked pick is not called played before its first pitch', async () => {
  const waiting = {
    game: card(),
    state: 'locked',
    outcome: null,
    bases: null,
    streakAfter: null,
    chance: 530,
  } as const;
  const { text } = await renderDay({ picks: [pick(waiting)] });
  expect(text).toMatch(/Locked 1 .*Starts 12:00 PM EDT MET 53% forecast Locked/);
  expect(text).not.toContain('Being played');
  expect((await renderDay({ picks: [pick({})] })).text).toContain('Being played 1');
});

test('both games of a doubleheader have their numbers', async () => {
  const [first, second] = [1, 2].map((doubleHeaderGame) => card({ gamePk: doubleHeaderGame, doubleHeaderGame }));
  const picks = [
    pick({ game: first, state: 'locked', chance: null }),
    pick({ game: second, state: 'open', chance: null }),
  ];
  const { text } = await renderDay({ picks }, { picks: [ownPick({ gamePk: 2 })] });
  expect(text).toMatch(/Starts 12:00 PM EDT , game 1 .*Braves at Mets, game 2/);
});

test('the next game without a call can be picked', async () => {
  const { html, text } = await renderDay({}, { games: [7, 8, 9].map((gamePk) => card({ gamePk })) });
  expect(text).toContain('Your next pick Braves at Mets 12:00 PM EDT Who wins, Braves or Mets? Braves 50–40 Call');
  expect(text).toContain('Pick all 3 open games');
  expect(html).toContain('href="/slate"');
});

test('when every open game is called, the heading of the open picks has the next lock and a countdown by the league’s clock', async () => {
  const lock = { gamePk: 7, locksAt: noon - minutes(10), hasPick: true, awayName: 'Braves', homeName: 'Mets' };
  const open = pick({ game: card(), state: 'open', outcome: null, bases: null, streakAfter: null, chance: null });
  const { text } = await renderDay({ nextLock: lock, picks: [open] }, { picks: [ownPick()] });
  expect(text).toContain('All called 1 Next lock 11:50 AM EDT in 50 min');
  const other = await renderDay({ picks: [open] }, { picks: [ownPick()] });
  expect(other.text).toContain('Called, can still change 1');
  expect(other.text).not.toContain('All called');
});
