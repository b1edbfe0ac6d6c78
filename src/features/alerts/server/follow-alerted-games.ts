import { runAsVisitor } from '#platform/http/create-visit.ts';
import { waitOn } from '#platform/jobs/clock.ts';
import { type PeriodicJob, periodicJob } from '#platform/jobs/periodic-job.ts';
import type { Services } from '#sources/services.ts';
import { zeroIfUpstreamFails } from '#sources/statsapi/client/response.ts';
import { backgroundVisitor } from '#sources/statsapi/client/visitor-budget.ts';
import { type AlertedGames, createAlertedGames } from './alerted-games.ts';
import { findMoments, type Followed, type GameHub } from './find-moments.ts';
import { storeBestGame } from './stored-moments.ts';

/** real ms between two looks at the followed games, which this process has in memory */
const wait = 1000;
/** real ms; a game that takes longer, such as for its first reading, does not delay the others */
const longestLook = 2000;
/** ms; a game that was postponed or suspended is given up */
const longestFollowed = 12 * 3_600_000;

/**
 * Follows the games that a subscription needs, and stores their moments as soon as they arrive. Its requests come after those for games
 * that people watch. A run returns the number of followed games.
 */
export function followAlertedGames(
  services: Pick<Services, 'db' | 'client' | 'clock' | 'realNow' | 'jobs' | 'after' | 'log'> & GameHub,
): PeriodicJob<number> {
  const { clock, after, log } = services;
  const readGames = createAlertedGames(services);
  const followed = new Map<number, Followed>();
  let best: string | null = null;

  async function noteBest({ best: moment, bestKeys }: AlertedGames): Promise<void> {
    if (moment === null || moment.key === best) return;
    await storeBestGame(services, moment, bestKeys);
    best = moment.key;
  }

  async function look([gamePk, game]: [number, Followed], { players, races }: AlertedGames): Promise<void> {
    game.isBusy = true;
    await findMoments(services, { gamePk, game, players, isRace: races.has(gamePk) })
      .catch(zeroIfUpstreamFails)
      .catch((error: unknown) => log.error({ err: error, gamePk }, 'The moments of a game could not be stored'))
      .finally(() => (game.isBusy = false));
  }

  async function work(isStopped: () => boolean): Promise<number> {
    const games = await readGames();
    if (games === null) {
      followed.clear();
      return 0;
    }
    await noteBest(games);
    const now = clock.now();
    for (const gamePk of games.gamePks)
      if (!followed.has(gamePk))
        followed.set(gamePk, { since: now, reading: null, known: new Set(), notedAt: 0, isOver: false, isBusy: false });
    for (const [gamePk, { since }] of followed) if (now - since > longestFollowed) followed.delete(gamePk);
    const going = [...followed].filter(([, { isOver, isBusy }]) => !isOver && !isBusy);
    if (isStopped()) return going.length;
    const limit = Promise.withResolvers<void>();
    const cancel = after(longestLook, limit.resolve);
    await Promise.race([Promise.all(going.map((each) => look(each, games))), limit.promise]).finally(cancel);
    return going.length;
  }

  const asBackground = (isStopped: () => boolean) =>
    runAsVisitor(backgroundVisitor, () => work(isStopped).catch(zeroIfUpstreamFails));
  return periodicJob({
    name: 'alerted games',
    work: asBackground,
    wait: waitOn(clock, wait, wait),
    firstWait: wait,
    after,
    log,
  });
}
