import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/db/open-db.ts';
import type { PeerSession } from '#server/db/peer-session.ts';
import { UpstreamError } from '#server/statsapi/client/upstream-error.ts';
import type { FeedReader } from '#server/statsapi/live/feed-reader.ts';
import type { LiveReader, LiveReading, Versions } from '../live-reader.ts';
import { publishGame, releaseGame } from './live-game-rows.ts';
import { createPublishedGameReader, type FoundGame } from './published-game-reader.ts';

type Options = {
  gamePk: number;
  reader: FeedReader;
  db: Db;
  peers: PeerSession;
  /** real time, epoch ms */
  realNow: () => number;
};

const openLimitMs = 10_000;
const openPauseMs = 200;

/** `alone`: the database fails, so each process follows the upstream. */
type Role = 'leads' | 'adopts' | 'alone';

/**
 * Follows a game together with the other processes on the database: one has the lease of the game, reads the upstream and
 * publishes its updates; the others adopt these with their versions.
 */
export function createSharedReader({ gamePk, reader, db, peers, realNow }: Options): LiveReader {
  const lease = `game ${gamePk}`;
  const findPublished = createPublishedGameReader(db, gamePk);
  let role: Role = 'adopts';
  /** the last version that other processes know; null if this process may have counted others */
  let sharedVersion: number | null = null;
  let work = Promise.resolve();
  let isClosed = false;

  const electRole = async (): Promise<Role> => {
    if (isClosed) return 'alone';
    const isHeld = await peers.tryLease(lease).catch(() => null);
    return isHeld === null ? 'alone' : isHeld ? 'leads' : 'adopts';
  };
  const readOwn = async (nextRole: Role, versions: Versions): Promise<LiveReading> => {
    const reading = await reader.read();
    role = nextRole;
    if (nextRole === 'alone') sharedVersion = null;
    return { ...reading, versions };
  };
  const adopt = (found: FoundGame | null): LiveReading => {
    if (found === null) throw new UpstreamError('timeout', `No process has published game ${gamePk}`);
    role = 'adopts';
    sharedVersion = found.version;
    return found.toReading();
  };
  /** The versions continue if the process before has published all that its viewers have. */
  const readAsNewLeader = (found: FoundGame | null): Promise<LiveReading> => {
    const continues = found !== null && !found.isFollowed && found.version === sharedVersion;
    const version = Math.max(realNow(), (found?.version ?? 0) + 1);
    return readOwn('leads', continues ? { kind: 'next' } : { kind: 'restarted', version });
  };
  /** Waits while another process reads the game for the first time. */
  const open = async (): Promise<LiveReading[]> => {
    const end = realNow() + openLimitMs;
    for (;;) {
      const elected = await electRole();
      if (elected === 'alone') return [await readOwn('alone', { kind: 'next' })];
      const found = await findPublished();
      if (elected === 'leads') {
        const before = found === null || found.isFollowed ? [] : [adopt(found)];
        return [...before, await readAsNewLeader(found)];
      }
      if (found !== null || realNow() > end) return [adopt(found)];
      await delay(openPauseMs);
    }
  };
  const read = async (): Promise<LiveReading> => {
    const elected = await electRole();
    if (elected === 'alone' || elected === role) {
      return elected === 'adopts' ? adopt(await findPublished()) : readOwn(elected, { kind: 'next' });
    }
    const found = await findPublished();
    return elected === 'leads' ? readAsNewLeader(found) : adopt(found);
  };
  const inOrder = async <T>(run: () => Promise<T>): Promise<T> => {
    const before = work;
    const turn = Promise.withResolvers<void>();
    work = turn.promise;
    await before;
    return run().finally(turn.resolve);
  };

  return {
    open: () => inOrder(open),
    read: () => inOrder(read),
    get isAdopting() {
      return role === 'adopts';
    },
    async publish(update) {
      if (role !== 'leads') return true;
      const isPublished = await publishGame(db, gamePk, update).catch(() => null);
      sharedVersion = isPublished === true ? update.version : null;
      if (isPublished !== true) role = 'adopts';
      // without the database, the viewers of this process still receive the update
      return isPublished !== false;
    },
    async close() {
      isClosed = true;
      await work;
      if (role === 'leads') await releaseGame(db, gamePk).catch(() => undefined);
      role = 'alone';
      await peers.release(lease);
    },
  };
}
