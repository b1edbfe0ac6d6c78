import { type QueryClient, useQuery } from '@tanstack/react-query';
import { sessionQuery, useSession } from '#features/accounts/queries/session.ts';
import { isApiError, refusal } from '#platform/api/api-error.ts';
import { send } from '#platform/page/call.ts';
import { query } from '#platform/page/query.ts';
import type { followPlayers, followedPlayers, unfollowPlayer } from '../contract.ts';
import { mostFollowedPlayers, tooManyFollowed } from '../rules/follow-limit.ts';

/** `moved`: how many players of the device were added to the account; null: they are too many for it */
type Followed = { playerIds: number[]; moved: number | null };

const accountRoute = 'GET /api/users/:id/followed-players';

/** The account receives the players of this device, which then forgets them. Too many for the account stay on the device. */
async function readAccount(id: number): Promise<Followed> {
  const ofDevice = readDevicePlayers();
  const params = { id };
  if (ofDevice.length === 0) return { ...(await send<typeof followedPlayers>(accountRoute, { params })), moved: 0 };
  try {
    const followed = await send<typeof followPlayers>('POST /api/users/:id/followed-players', {
      params,
      body: { playerIds: ofDevice },
    });
    writeDevicePlayers([]);
    return { ...followed, moved: ofDevice.length };
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    return { ...(await send<typeof followedPlayers>(accountRoute, { params })), moved: null };
  }
}

/** The followed players of the account, or of this device for a visitor (`id` null). */
function followedQuery(id: number | null) {
  const queryFn = (): Promise<Followed> =>
    id === null ? Promise.resolve({ playerIds: readDevicePlayers(), moved: 0 }) : readAccount(id);
  return query<typeof followedPlayers, Followed>(accountRoute, { params: { id } }, { queryFn, staleTime: 60_000 });
}

function changeOnDevice(playerId: number, follows: boolean): number[] {
  const others = readDevicePlayers().filter((each) => each !== playerId);
  const playerIds = follows ? [...others, playerId] : others;
  if (playerIds.length > mostFollowedPlayers) throw refusal(tooManyFollowed);
  writeDevicePlayers(playerIds);
  return playerIds;
}

async function changeInAccount(id: number, playerId: number, follows: boolean): Promise<number[]> {
  const { playerIds } = follows
    ? await send<typeof followPlayers>('POST /api/users/:id/followed-players', {
        params: { id },
        body: { playerIds: [playerId] },
      })
    : await send<typeof unfollowPlayer>('DELETE /api/users/:id/followed-players/:playerId', {
        params: { id, playerId },
      });
  return playerIds;
}

/** The followed players, null until they are known. */
export function useFollowed(): Followed | null {
  const { user, isKnown } = useSession();
  const { data } = useQuery({ ...followedQuery(user?.id ?? null), enabled: isKnown });
  return data ?? null;
}

/** Follows or unfollows a player. */
export async function changeFollowed(queryClient: QueryClient, playerId: number, follows: boolean): Promise<void> {
  const id = queryClient.getQueryData(sessionQuery.queryKey)?.id ?? null;
  const playerIds = id === null ? changeOnDevice(playerId, follows) : await changeInAccount(id, playerId, follows);
  queryClient.setQueryData(followedQuery(id).queryKey, { playerIds, moved: 0 });
}

const key = 'followed-players';

function isPlayerId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** The players followed on this device. Empty if the browser stores nothing, or something else. */
function readDevicePlayers(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlayerId) : [];
  } catch {
    return [];
  }
}

/** Throws if the browser stores nothing, as in some private windows. */
function writeDevicePlayers(playerIds: readonly number[]): void {
  if (playerIds.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(playerIds));
}
