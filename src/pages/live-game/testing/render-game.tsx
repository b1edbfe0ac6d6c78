import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { createOfflineClient } from '#app/testing/create-offline-client.ts';
import { league } from '#app/testing/invented-games.ts';
import { ownPick } from '#app/testing/invented-pick.ts';
import type { GameForecast } from '#features/forecasts/contract.ts';
import { gameForecastQuery } from '#features/forecasts/queries.ts';
import { boxQuery, playsQuery } from '#features/games/queries/games.ts';
import { leagueQuery } from '#features/league/queries.ts';
import { picksQuery } from '#features/picks/queries.ts';
import type { BoxScore, GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { people } from '#rules/baseball/game/testing/invented-people.ts';
import { plays } from '#rules/baseball/game/testing/invented-plays.ts';
import { GamePanels } from '../live-game.page.tsx';
import { box } from './invented-box.ts';

const freshness = { asOf: Date.UTC(2026, 6, 18, 23, 55), isStale: false };

const parts = { pick: 'The pick of this game.', controls: null, Follow: () => null, FollowList: () => null };

type Options = {
  search?: string;
  log?: PlateAppearance[];
  boxScore?: BoxScore;
  forecast?: GameForecast['forecast'];
  /** the club that the user has called */
  called?: number;
};

/** Renders the page of a game on the server, with the play log, the box score and the forecast loaded. */
export async function renderGame(
  view: GameView,
  { search = '', log: plateAppearances = plays(57), boxScore = box, forecast = null, called }: Options = {},
): Promise<string> {
  const queryClient = createOfflineClient();
  const gamePk = String(view.gamePk);
  queryClient.setQueryData(leagueQuery.queryKey, { ...league, now: Date.UTC(2026, 6, 18, 22) });
  queryClient.setQueryData(playsQuery(gamePk).queryKey, {
    gamePk: view.gamePk,
    version: 1,
    plateAppearances,
    missingPlays: view.missingPlays,
    people,
  });
  queryClient.setQueryData(boxQuery(gamePk).queryKey, { ...boxScore, freshness });
  queryClient.setQueryData(gameForecastQuery(gamePk).queryKey, { gamePk: view.gamePk, forecast });
  if (called !== undefined) {
    const { officialDate, teams } = view;
    const loserId = called === teams.home.id ? teams.away.id : teams.home.id;
    const pick = ownPick({ gamePk: view.gamePk, officialDate, winnerId: called, loserId, state: 'live' });
    queryClient.setQueryData(picksQuery(officialDate).queryKey, { date: officialDate, games: [], picks: [pick] });
  }
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/TodaysGame/${gamePk}${search}`]}>
        <GamePanels game={{ version: 1, view, freshness }} connection="live" parts={parts} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return new Response(prelude).text();
}
