import { z } from 'zod';
import type { JobKind } from '#platform/jobs/open-jobs.ts';
import type { Services } from '#sources/services.ts';
import { zeroIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import type { PlayerList } from './player-list.ts';

/** Updates the list of players at the start and from now on: the list reads the league once a day by the league's clock. */
export async function workOnPlayers(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  players: Pick<PlayerList, 'sync'>,
): Promise<void> {
  const syncJob = {
    name: 'player-sync',
    data: z.object({}),
    retries: 0,
    atOnce: 1,
    // days of a fast league are short
    cron: clock.speed > 1 ? '* * * * *' : '42 * * * *',
  } satisfies JobKind;
  await jobs.work(syncJob, () => players.sync().catch(zeroIfUpstreamFails));
  await jobs.send(syncJob, {});
}
