import { onTestFinished } from 'vitest';
import type { Db } from '#server/db/open-db.ts';
import { createPeerSession, type PeerSession } from '#server/db/peer-session.ts';
import { after } from '#server/live/timers.ts';

/** A session that is closed after the test. A busy test may send no heartbeat for minutes. */
export function openTestPeers(db: Db): PeerSession {
  const peers = createPeerSession({ db, after, timeoutMs: 600_000 });
  onTestFinished(() => peers.close());
  return peers;
}
