import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
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
import { sessionQuery } from '#features/accounts/queries/session.ts';
import { leagueQuery } from '#features/league/queries.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { DayPicks, OwnPick } from '../contract/picks.ts';
import { picksQuery } from '../queries.ts';
import { GamePagePick } from './game-pick.tsx';

const crowd = { awayId: 144, homeId: 121, away: 32, home: 51 };

function render(game: GameCard, { picks, isLocked }: { picks: OwnPick[]; isLocked: boolean }): string {
  const queryClient = createOfflineClient();
  queryClient.setQueryData(leagueQuery.queryKey, league);
  queryClient.setQueryData(sessionQuery.queryKey, inventedUser);
  const games = isLocked ? [{ gamePk: 1, locksAt: noon - minutes(10), isOpen: false, crowd }] : [];
  const day: DayPicks = { date: game.officialDate, games, picks };
  queryClient.setQueryData(picksQuery(game.officialDate).queryKey, day);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <GamePagePick game={game} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<(?!input)[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('the page of a game that does not count has the reason in place of the form', () => {
  const html = render(card({ status: scheduled, noPicksReason: 'Spring training games don’t count.' }), {
    picks: [],
    isLocked: false,
  });
  expect(html).toContain('Spring training games don’t count.');
  expect(html).not.toContain('Call ');
  expect(html).not.toContain('Predictions closed');
});

test.each([
  ['scheduled', scheduled],
  ['in warm-up', { ...scheduled, text: 'Warmup', detail: 'warmup' as const }],
  ['with a delayed start', { ...scheduled, text: 'Delayed Start', detail: 'delayed' as const }],
])('the page of a game %s offers the pick with its lock', (_, status) => {
  const html = render(card({ status }), { picks: [], isLocked: false });
  expect(html.match(/ Call /g)).toHaveLength(2);
  expect(html).toContain('Locks in 50 min');
});

test('the page of a locked game shows the pick and the picks of all users', () => {
  const html = render(card(), { picks: [ownPick({ state: 'locked' })], isLocked: true });
  expect(html).not.toContain('Undo');
  expect(html).toContain('Called');
  expect(html).toContain('61% of 83 fans call the Mets.');
});

test('the page of a game in progress shows the pick, the page of a final game its result', () => {
  const live = render(liveCard(), { picks: [ownPick({ state: 'live' })], isLocked: true });
  expect(live).toContain('You called the Mets 61% of 83 fans call the Mets.');
  const final = render(card({ status: finished }), {
    picks: [ownPick({ state: 'correct', bases: 2 })],
    isLocked: true,
  });
  expect(final).toContain('You called the Mets: right, a double (+2) 51 of 83 fans picked the Mets.');
});
