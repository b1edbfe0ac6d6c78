import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createOfflineClient } from '#app/testing/create-offline-client.ts';
import {
  card,
  inventedUser,
  finished,
  league,
  liveCard,
  minutes,
  noon,
  scheduled,
} from '#app/testing/invented-games.ts';
import { ownPick } from '#app/testing/invented-pick.ts';
import { textOf } from '#app/testing/render-with.ts';
import type { User } from '#features/accounts/contract/session.ts';
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { leagueQuery } from '#features/league/queries.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { DayPicks, GamePicks, OwnPick } from '../contract/picks.ts';
import { picksQuery } from '../queries.ts';
import { withPick } from './day-picks.tsx';
import { GamePickLine } from './game-pick-line.tsx';
import { GamePick } from './game-pick.tsx';
import { PicksOfDay } from './picks-of-day.tsx';

const crowd = { awayId: 144, homeId: 121, away: 32, home: 51 };
const locked: GamePicks = { gamePk: 1, locksAt: noon - minutes(10), isOpen: false, crowd };

type State = {
  game?: GameCard;
  now?: number;
  user?: User | null;
  picks?: OwnPick[];
  games?: GamePicks[];
  /** shows the first of them to pick instead of the card */
  all?: GameCard[];
};

/** Renders the pick part of a card on the server; without `picks` the response has not arrived. */
function render({
  game = card(),
  now = noon - minutes(60),
  user = inventedUser,
  picks,
  games = [],
  all,
}: State): string {
  const queryClient = createOfflineClient();
  queryClient.setQueryData(leagueQuery.queryKey, { ...league, now });
  queryClient.setQueryData(sessionQuery.queryKey, user);
  const day: DayPicks = { date: '2026-07-18', games, picks: picks ?? [] };
  if (picks !== undefined) queryClient.setQueryData(picksQuery().queryKey, day);
  const part =
    game.status.phase === 'open' ? (
      <GamePick game={game} rows={{ away: 'B', home: 'M' }} />
    ) : (
      <GamePickLine game={game} />
    );
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PicksOfDay date={undefined} level={1} games={all ?? [game]}>
          {({ first, next }) =>
            all === undefined ? part : <p>{`First: ${first ?? 'none'}, next: ${next ?? 'none'}`}</p>
          }
        </PicksOfDay>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a card before the lock', () => {
  test('shows both clubs and the lock time with a countdown, the same for a visitor', () => {
    const html = render({ picks: [] });
    expect(html.match(/aria-pressed="false"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('Who wins, Braves or Mets?');
    expect(textOf(html)).toContain('Locks in 50 min , at 11:50 AM EDT');
    expect(render({ picks: [], user: null })).toBe(html);
  });

  test('looks the same while the picks are loading', () => expect(render({})).toBe(render({ picks: [] })));

  test('counts down the last ten minutes in seconds', () =>
    expect(textOf(render({ picks: [], now: noon - minutes(12) }))).toContain('Locks in 2:00'));

  test('without a start time is open until the game begins', () => {
    const game = card({ startsAt: null, status: { ...scheduled, startTimeTbd: true } });
    expect(textOf(render({ game, picks: [] }))).toContain('Locks when the game begins');
  });

  test('with a saved pick shows what counts, until when it can be changed, and Undo', () => {
    const html = render({ picks: [ownPick()] });
    expect(html).toMatch(/value="121" aria-pressed="true"/);
    expect(html).toMatch(/value="144" aria-pressed="false"/);
    expect(textOf(html)).toContain('M Called');
    expect(textOf(html)).toContain('Called : Mets. Change until 11:50 AM EDT · Undo');
    expect(html).toContain('aria-label="Undo: withdraw the call of the Mets"');
  });

  test('of a moved game shows that the pick for the old day is void, and accepts a new pick', () => {
    const html = render({ picks: [ownPick({ officialDate: '2026-07-16', state: 'void' })] });
    expect(textOf(html)).toContain('The game was moved: your call of the Mets for July 16 is void.');
    expect(html).not.toContain('aria-pressed="true"');
    expect(textOf(html)).not.toContain('Undo');
  });
});

describe('a card after the lock', () => {
  test('closes by the league’s clock without a request', () => {
    const html = render({ picks: [], now: noon - minutes(10) });
    expect(html).not.toContain('<button');
    expect(textOf(html)).toContain('Predictions closed at 11:50 AM');
  });

  test('shows the user’s pick and the picks of all users', () => {
    const text = textOf(render({ picks: [ownPick({ state: 'locked' })], games: [locked], now: noon - minutes(5) }));
    expect(text).toContain('Called: Mets. Predictions closed at 11:50 AM');
    expect(text).toContain('61% of 83 fans call the Mets.');
  });
});

describe('a game that has started', () => {
  test.each([
    ['live', null, 'You called the Mets 61%'],
    ['correct', 2, 'You called the Mets: right, a double (+2) 61%'],
    ['wrong', 0, 'You called the Mets: wrong 61%'],
  ] as const)('shows the outcome of a %s pick', (state, bases, text) => {
    const html = render({ game: liveCard(), picks: [ownPick({ state, bases })], games: [locked] });
    expect(textOf(html.replaceAll(/<\/b>/g, ''))).toContain(text);
  });

  test('without any pick shows a line on a live card and none on a final', () => {
    const final = card({ status: finished });
    expect(textOf(render({ game: liveCard(), picks: [] }))).toContain('No picks on this game.');
    expect(textOf(render({ game: liveCard() }))).not.toContain('Nobody');
    expect(textOf(render({ game: final, picks: [] }))).not.toContain('Nobody');
  });
});

test.each([
  ['is the first open one without a pick', inventedUser, [], 'First: 2, next: 2'],
  ['is not one with a pick', inventedUser, [ownPick({ gamePk: 2 })], 'First: 3, next: 3'],
  ['does not exist for a visitor', null, [], 'First: none, next: none'],
])('the first game to pick: %s', (_, user, picks, text) => {
  const games = [card({ gamePk: 1, status: finished }), card({ gamePk: 2 }), card({ gamePk: 3 })];
  expect(textOf(render({ user, picks, all: games }))).toContain(text);
});

describe('the day’s picks', () => {
  const day: DayPicks = { date: '2026-07-18', games: [], picks: [ownPick(), ownPick({ gamePk: 2 })] };

  test('contain one pick per game', () => {
    const changed = withPick(day, 1, ownPick({ winnerId: 144 }));
    expect(changed.picks.flatMap(({ gamePk, winnerId }) => [gamePk, winnerId])).toEqual([2, 121, 1, 144]);
  });

  test('no longer contain a withdrawn pick', () =>
    expect(withPick(day, 1, null).picks.map(({ gamePk }) => gamePk)).toEqual([2]));
});
