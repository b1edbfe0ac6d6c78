import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from '#contract/api/api-error.ts';
import { mostFollowedPlayers, tooManyFollowed } from '#domain/followed-players/follow-limit.ts';
import { callOnDemand } from './call-on-demand.ts';
import { readDevicePlayers, writeDevicePlayers } from './device-players.ts';
import { own, useSession } from './queries/session.ts';

/** `moved`: how many players of the device were added to the account; null: they are too many for it */
type Followed = { playerIds: number[]; moved: number | null };

/** The account receives the players of this device, which then forgets them. Too many for the account stay on the device. */
async function readAccount(id: number): Promise<Followed> {
  const ofDevice = readDevicePlayers();
  if (ofDevice.length === 0) return { ...(await callOnDemand('followedPlayers', { params: { id } })), moved: 0 };
  try {
    const followed = await callOnDemand('followPlayers', { params: { id }, body: { playerIds: ofDevice } });
    writeDevicePlayers([]);
    return { ...followed, moved: ofDevice.length };
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    return { ...(await callOnDemand('followedPlayers', { params: { id } })), moved: null };
  }
}

/** The followed players of the account, or of this device for a visitor (`id` null). */
export function followedQuery(id: number | null) {
  return queryOptions({
    queryKey: [own, 'followed-players', id],
    queryFn: (): Promise<Followed> =>
      id === null ? Promise.resolve({ playerIds: readDevicePlayers(), moved: 0 }) : readAccount(id),
    staleTime: 60_000,
  });
}

function changeOnDevice(playerId: number, follows: boolean): number[] {
  const others = readDevicePlayers().filter((each) => each !== playerId);
  const playerIds = follows ? [...others, playerId] : others;
  if (playerIds.length > mostFollowedPlayers)
    throw new ApiError(422, { error: { code: 'unacceptable', message: tooManyFollowed } });
  writeDevicePlayers(playerIds);
  return playerIds;
}

async function changeInAccount(id: number, playerId: number, follows: boolean): Promise<number[]> {
  const { playerIds } = follows
    ? await callOnDemand('followPlayers', { params: { id }, body: { playerIds: [playerId] } })
    : await callOnDemand('unfollowPlayer', { params: { id, playerId } });
  return playerIds;
}

/** The followed players, null until they are known, and a function that follows or unfollows one and rejects with a message. */
export function useFollowed() {
  const { user, isKnown } = useSession();
  const queryClient = useQueryClient();
  const id = user?.id ?? null;
  const query = followedQuery(id);
  const { data } = useQuery({ ...query, enabled: isKnown });
  async function change(playerId: number, follows: boolean): Promise<void> {
    const playerIds = id === null ? changeOnDevice(playerId, follows) : await changeInAccount(id, playerId, follows);
    queryClient.setQueryData(query.queryKey, { playerIds, moved: 0 });
  }
  return { followed: data ?? null, change };
}
