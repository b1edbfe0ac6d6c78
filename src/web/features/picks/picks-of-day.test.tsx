import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { DayPicks, GamePicks, OwnPick } from '#contract/predictions.ts';
import type { GameCard } from '#domain/game/game-card.ts';
import { CallContext } from '../../api/call-context.ts';
import { card, fan, finished, league, liveCard, minutes, noon, scheduled } from '../../testing/invented-games.ts';
import { CallLine } from './call-line.tsx';
import { GamePick } from './game-pick.tsx';
import { PicksOfDay } from './picks-of-day.tsx';
import { withPick } from './use-day-picks.ts';

const noCall = () => Promise.reject(new Error('Rendering asks for nothing'));

const pick = (changes: Partial<OwnPick> = {}): OwnPick => ({
  gamePk: 1,
  officialDate: '2026-07-18',
  winnerId: 121,
  loserId: 144,
  winnerName: 'Mets',
  loserName: 'Braves',
  state: 'open',
  madeAt: noon - minutes(90),
  changedAt: noon - minutes(80) + 9_000,
  startsAt: noon,
  locksAt: noon - minutes(10),
  streakBefore: null,
  streakAfter: null,
  bases: null,
  receipt: { at: noon, kind: 'made', words: 'Mets' },
  ...changes,
});

const crowd = { awayId: 144, homeId: 121, away: 32, home: 51 };
const locked: GamePicks = { gamePk: 1, locksAt: noon - minutes(10), isOpen: false, crowd };

type State = { game?: GameCard; now?: number; user?: User | null; picks?: OwnPick[]; games?: GamePicks[] };

/** The card's part as the server draws it, as text; an answer still to come when there are no picks at all. */
function drawn({ game = card(), now = noon - minutes(60), user = fan, picks, games = [] }: State): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['league'], { ...league, now });
  queryClient.setQueryData(['session'], user);
  const day: DayPicks = { date: '2026-07-18', games, picks: picks ?? [] };
  if (picks !== undefined) queryClient.setQueryData(['own', 'picks', 'today'], day);
  const part =
    game.status.phase === 'open' ? <GamePick game={game} rows={{ away: 'B', home: 'M' }} /> : <CallLine game={game} />;
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <CallContext value={noCall}>
        <MemoryRouter>
          <PicksOfDay date={undefined} games={[game]}>
            {part}
          </PicksOfDay>
        </MemoryRouter>
      </CallContext>
    </QueryClientProvider>,
  );
}

const words = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('a card before the lock', () => {
  test('offers both clubs, tells the lock with its countdown, and is the same for a visitor', () => {
    const html = drawn({ picks: [] });
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).not.toContain('checked=""');
    expect(words(html)).toContain('Locks in 50 min , at 11:50 AM EDT');
    expect(words(html)).toContain('Submit prediction');
    expect(drawn({ picks: [], user: null })).toBe(html);
  });

  test('reads the same while the picks are on their way', () => {
    expect(drawn({})).toBe(drawn({ picks: [] }));
  });

  test('counts the last ten minutes in seconds', () => {
    expect(words(drawn({ picks: [], now: noon - minutes(12) }))).toContain('Locks in 2:00');
  });

  test('without a start is open until the game begins', () => {
    const game = card({ startsAt: null, status: { ...scheduled, startTimeTbd: true } });
    expect(words(drawn({ game, picks: [] }))).toContain('Locks when the game begins');
  });

  test('that is called bears the stamp, the receipt to the second and the way back', () => {
    const html = drawn({ picks: [pick()] });
    expect(html).toMatch(/value="121"[^>]*checked=""|checked=""[^>]*value="121"/);
    expect(html).toContain('aria-label="Mets, called"');
    expect(words(html)).toContain('Saved 10:40:09 AM. Change it until 11:50 AM EDT.');
    expect(words(html)).toContain('Withdraw');
    expect(words(html)).not.toContain('Submit prediction');
  });

  test('whose game has moved here tells that the call for the old day is void, and can be called anew', () => {
    const html = drawn({ picks: [pick({ officialDate: '2026-07-16', state: 'void' })] });
    expect(words(html)).toContain('The game was moved: your call of the Mets for July 16 is void.');
    expect(html).not.toContain('checked=""');
    expect(words(html)).toContain('Submit prediction');
    expect(words(html)).not.toContain('Withdraw');
  });
});

describe('a card after the lock', () => {
  test('closes by the league’s clock alone', () => {
    const html = drawn({ picks: [], now: noon - minutes(10) });
    expect(html).not.toContain('type="radio"');
    expect(words(html)).toContain('Predictions closed at 11:50 AM');
  });

  test('keeps the call and shows how all have called', () => {
    const text = words(drawn({ picks: [pick({ state: 'locked' })], games: [locked], now: noon - minutes(5) }));
    expect(text).toContain('Called');
    expect(text).toContain('61% of 83 fans call the Mets.');
  });
});

describe('a game that has begun', () => {
  test.each([
    ['live', null, 'You called the Mets 61%'],
    ['correct', 2, 'You called the Mets: right, a double 61%'],
    ['wrong', 0, 'You called the Mets: wrong 61%'],
  ] as const)('says how a call stands that is %s', (state, bases, text) => {
    const html = drawn({ game: liveCard(), picks: [pick({ state, bases })], games: [locked] });
    expect(words(html.replaceAll(/<\/b>/g, ''))).toContain(text);
  });

  test('keeps the line on a live card when nobody has called it, on a final it is left out', () => {
    const final = card({ status: finished });
    expect(words(drawn({ game: liveCard(), picks: [] }))).toContain('Nobody called this one.');
    expect(words(drawn({ game: liveCard() }))).not.toContain('Nobody');
    expect(words(drawn({ game: final, picks: [] }))).not.toContain('Nobody');
  });
});

describe('the day’s picks', () => {
  const day: DayPicks = { date: '2026-07-18', games: [], picks: [pick(), pick({ gamePk: 2 })] };

  test('hold one pick a game', () => {
    const changed = withPick(day, 1, pick({ winnerId: 144 }));
    expect(changed.picks.map(({ gamePk, winnerId }) => [gamePk, winnerId])).toEqual([
      [2, 121],
      [1, 144],
    ]);
  });

  test('lose the one that is taken back', () => {
    expect(withPick(day, 1, null).picks.map(({ gamePk }) => gamePk)).toEqual([2]);
  });
});
