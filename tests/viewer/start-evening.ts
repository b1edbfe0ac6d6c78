import { expect } from 'vitest';
import { renderPage } from '#app/rendering/entry-server.tsx';
import { assembleTestApp } from '#app/testing/assemble-test-app.ts';
import { manualTime } from '#app/testing/manual-time.ts';
import { pagesOf } from '#app/testing/pages-of.ts';
import { signUpUser } from '#features/accounts/server/testing/sign-up-user.ts';
import { gamesDaySchema } from '#features/games/contract.ts';
import { readDueDays, refreshDay } from '#features/settlement/server/result-follower.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive } from '#rules/baseball/game/predicates.ts';
import type { LeagueSettings } from '#simulator/league.ts';
import { endpointOf } from '#tests/support/contract-endpoints.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = '2026-04-04';
const morning = Date.parse(`${day}T12:00:00Z`);

type Change = { method?: Endpoint['method']; body?: object | undefined; headers?: Readonly<Record<string, string>> };

export type App = Awaited<ReturnType<typeof assembleTestApp>>['app'];

/**
 * An evening of the simulated league on which a user has picked every game: every game has begun, and some are in progress. `turnsOn`: the
 * first day with other results
 */
export async function startEvening({ turnsOn }: Pick<LeagueSettings, 'turnsOn'> = {}) {
  const db = await createTestDatabase();
  const { client, clock, time, league } = await startControlledLeague({
    seed: '1',
    openingDay: '2026-03-26',
    ...(turnsOn !== undefined && { turnsOn }),
    now: morning,
  });
  const timers = manualTime();

  /** Starts the application as it is after a start: it has read nothing. */
  const start = () =>
    assembleTestApp(
      { client, clock, db, after: timers.after, realNow: timers.now },
      { validateResponses: true, pages: pagesOf(renderPage) },
    );

  const { app } = await start();
  const user = await signUpUser(app, 'Viewer');

  /** Sets the league's clock, polls the followed games and settles the day. */
  async function moveTo(now: number): Promise<void> {
    time.now = now;
    timers.pass(2 * minute);
    for (const due of await readDueDays(db, day)) await refreshDay({ db, client, clock }, due);
  }

  async function readCards(): Promise<GameCard[]> {
    return gamesDaySchema.parse((await app.inject(`/api/games?date=${day}`)).json()).games;
  }

  const scheduled = await readCards();
  for (const { gamePk, homeId } of league.games(1, day))
    await user.inject({
      method: 'POST',
      url: '/api/predictions',
      payload: { game_Id: gamePk, predictedWinnerId: homeId },
    });
  /** every game has begun, and some are in progress */
  const evening = Math.max(...scheduled.map(({ startsAt }) => startsAt ?? 0)) + hour / 4;
  await moveTo(evening);
  const live = (await readCards()).filter(isLive);
  // the last one to begin
  const { gamePk, teams: clubs } = live.at(-1) as GameCard;
  const { view } = (await app.inject(`/api/games/${gamePk}`)).json();
  const playerId = String(view.lineups.home[0].playerId);

  /** The day changes while the last games are played. */
  const ofDay = new Set<string>(
    [endpointOf('games'), endpointOf('dayText'), endpointOf('dayPlainText'), endpointOf('dayPicks')].map(
      ({ path }) => path,
    ),
  );
  const ofPlayers: string = endpointOf('playerDays').path;
  const { method: renewing, path: renewingPath } = endpointOf('renewCalendarUrl');
  const { path: calendarPath } = (
    await user.inject({ method: renewing, url: renewingPath.replace(':id', String(user.user.id)) })
  ).json();
  const { path: leaguesPath } = endpointOf('createPrivateLeague');
  const { id: leagueId } = (
    await user.inject({ method: 'POST', url: leaguesPath, payload: { name: 'Viewers' } })
  ).json();

  function pathOf({ path }: { path: string }): string {
    if (path === endpointOf('pickCalendar').path) return calendarPath;
    return path
      .replace('/users/:id', `/users/${user.user.id}`)
      .replace('/players/:id', `/players/${playerId}`)
      .replace(':playerId', playerId)
      .replace(':pitcherId', String(view.plateAppearance.pitcherId))
      .replace(':gamePk', String(gamePk))
      .replace(':teamId', String(clubs.home.id))
      .replace(':username', 'Viewer')
      .replace(':leagueId', String(leagueId))
      .replace(':kind', 'table')
      .replace(':date', day)
      .replaceAll(/:\w+/g, '1')
      .concat(ofDay.has(path) ? `?date=${day}` : path === ofPlayers ? `?players=${playerId}` : '');
  }

  /** Reads, or sends a change with its `body`. Signing in would end the session of the request. */
  async function read(from: App, url: string, cookies: string, { method = 'GET', body, headers: more }: Change = {}) {
    const session = url === endpointOf('login').path ? '' : `${user.cookie}; `;
    const headers = { ...more, cookie: `${session}${cookies}` };
    const response = await from.inject({ method, url, headers, ...(body && { payload: body }) });
    expect(response.statusCode, url).toBeLessThan(500);
    return response;
  }

  const job = { db, client, clock, after: timers.after, log: { error: () => {} }, isBusy: () => false };
  return { app, start, user, day, evening, job, league, moveTo, readCards, live, gamePk, clubs, view, pathOf, read };
}
