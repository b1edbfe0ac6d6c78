import { followedPlayers, followPlayers, playerDays, unfollowPlayer } from '../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { CreateRateLimit } from '#platform/http/security/rate-limit.ts';
import { followPlayers as storeFollowed, readFollowed, unfollowPlayer as deleteFollowed } from './followed-list.ts';
import { type PlayerDaySources, readPlayerDays } from './read-player-days.ts';

type Parts = PlayerDaySources & { db: Db; realNow: () => number; createRateLimit: CreateRateLimit };

const hour = 3_600_000;

/** The players that a user follows, and what players do today. */
export function followedPlayerRoutes(parts: Parts) {
  const { db, realNow, createRateLimit } = parts;
  const changesPerUser = createRateLimit('followChangesPerUser', { max: 600, windowMs: hour });
  const read = async (id: Authorized<UserId>) => ({
    playerIds: (await readFollowed(db, id)).map(({ playerId }) => playerId),
  });
  return {
    followedPlayers: serveData(followedPlayers, (_, { user }) => read(user.id)),
    followPlayers: serveData(followPlayers, async ({ body }, { user }) => {
      await changesPerUser.take(String(user.id));
      await storeFollowed(db, user.id, { playerIds: body.playerIds, now: realNow() });
      return read(user.id);
    }),
    unfollowPlayer: serveData(unfollowPlayer, async ({ params }, { user }) => {
      await changesPerUser.take(String(user.id));
      await deleteFollowed(db, user.id, params.playerId);
      return read(user.id);
    }),
    playerDays: serveData(playerDays, ({ query: { players } }, { viewer: { show } }) =>
      show((viewer) => readPlayerDays(parts, players.split(',').map(Number), viewer), 'players'),
    ),
  };
}
