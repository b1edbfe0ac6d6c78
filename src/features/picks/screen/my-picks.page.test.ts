import { expect, test } from 'vitest';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { DayPick, MyPicks } from '../contract/my-picks.ts';
import type { OwnPick } from '../contract/predictions.ts';
import { card, dayOf, fan, finished, liveCard, minutes, noon, scored } from '#app/testing/invented-games.ts';
import { ownPick } from '#app/testing/invented-pick.ts';
import { renderMain } from '#app/testing/render-with.ts';

const noScore = { score: 0, streak: 0, rank: null };
const pick = (facts: Partial<DayPick>): DayPick => ({
  game: liveCard(),
  winnerId: 121,
  state: 'live',
  outcome: 'correct',
  bases: 3,
  endsStreak: 0,
  streakAfter: 3,
  chance: 812,
  locksAt: noon - minutes(10),
  ...facts,
});
const empty: MyPicks = {
  date: '2026-07-18',
  now: noScore,
  standing: noScore,
  picks: [],
  lastEvening: null,
  toPick: 0,
  nextLock: null,
  freshness: { asOf: noon, isStale: false },
};

const renderDay = (day: Partial<MyPicks>, { games = [], picks = [] }: { games?: GameCard[]; picks?: OwnPick[] } = {}) =>
  renderMain('/my-picks', {
    'GET /api/check_session': fan,
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

test('the score card has the figures now and as it stands, with the difference', async () => {
  const { text } = await renderDay({
    now: { score: 1204, streak: 2, rank: 14 },
    standing: { score: 1207, streak: 3, rank: 9 },
  });
  expect(text).toContain('Now 1,204 2 14');
  expect(text).toContain('As it stands 1,207 +3 3 9 ▲5 up');
  const worse = await renderDay({ now: { score: 6, streak: 3, rank: 2 }, standing: { score: 4, streak: 0, rank: 3 } });
  expect(worse.text).toContain('As it stands 4 −2 0 3 ▼1 down');
});

test('each pick has its game, the chance of its club and what it is worth', async () => {
  const day = {
    picks: [
      pick({
        game: scored(card({ status: finished, inning: 10 }), 2, 3),
        state: 'correct',
        bases: 2,
        streakAfter: 2,
        chance: null,
      }),
      pick({}),
      pick({ game: card(), state: 'open', outcome: null, bases: null, streakAfter: null, chance: 420 }),
    ],
  };
  const { html, text } = await renderDay(day, { picks: [ownPick()] });
  expect(text).toContain('Braves 2 Mets (your call) 3 Final/10 Right double, +2');
  expect(text).toContain('Braves 3 Mets (your call) 5 Bottom 7th 81% to win Ahead triple, +3');
  expect(text).toContain('Called: Mets. Change until 11:50 AM EDT · Undo Submit prediction 42% forecast');
  expect(html).toContain(`href="/api/fans/${fan.username}/picks/picture.png?date=2026-07-18&amp;results=1"`);
});

test('the next game without a call can be picked', async () => {
  const { html, text } = await renderDay(
    {},
    { games: [card({ gamePk: 7 }), card({ gamePk: 8 }), card({ gamePk: 9 })] },
  );
  expect(text).toContain('Your next pick Braves at Mets 12:00 PM EDT Who wins, Braves or Mets? Braves 50–40 Call');
  expect(text).toContain('Pick all 3 open games');
  expect(html).toContain('href="/slate"');
});

test('when every open game is called, the next lock has its game and a countdown by the league’s clock', async () => {
  const lock = { gamePk: 7, locksAt: noon - minutes(10), hasPick: true, awayName: 'Braves', homeName: 'Mets' };
  const { html, text } = await renderDay({ nextLock: lock });
  expect(text).toContain('Every open game is called. Next lock Braves at Mets locks at 11:50 AM EDT Locks in 50 min');
  expect(html).toContain('href="/today#game-7"');
});
