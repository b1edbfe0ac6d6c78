import { and, eq, sql } from 'drizzle-orm';
import { leagueFeeds } from '../tables.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { hashOfToken, newSecretToken } from '#platform/http/security/secret-token.ts';
import { noSuchLeague } from './members/lock-league.ts';

type Own = { leagueId: number; userId: Authorized<UserId> };

/** Creates the secret URL of a member's feed, which replaces the old one, and returns its token. Throws `NotFound`. */
export async function createFeedUrl(db: Db, { leagueId, userId }: Own, createdAt: Date): Promise<string> {
  const token = newSecretToken();
  const { rows } = await db.execute(sql`
    insert into league_feeds (league_id, user_id, token_hash, created_at)
    select m.league_id, m.user_id, ${hashOfToken(token)}::bytea, ${createdAt.toISOString()}::timestamptz
    from private_league_members m where m.league_id = ${leagueId} and m.user_id = ${userId}
    on conflict (league_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at
    returning league_id`);
  if (rows.length === 0) throw noSuchLeague();
  return token;
}

/** Ends the URL of a member's feed. A user who is not a member has none. */
export async function endFeedUrl(db: Db, { leagueId, userId }: Own): Promise<void> {
  await db.delete(leagueFeeds).where(and(eq(leagueFeeds.leagueId, leagueId), eq(leagueFeeds.userId, userId)));
}

/** Returns when the URL of a member's feed was created; null without one. */
export async function readFeedUrl(db: Db, leagueId: number, userId: number): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: leagueFeeds.createdAt })
    .from(leagueFeeds)
    .where(and(eq(leagueFeeds.leagueId, leagueId), eq(leagueFeeds.userId, userId)));
  return found?.createdAt ?? null;
}

/** Returns the league of a secret URL; null if it is unknown or has ended. */
export async function findLeagueOfUrl(db: Db, token: string): Promise<number | null> {
  const [found] = await db
    .select({ leagueId: leagueFeeds.leagueId })
    .from(leagueFeeds)
    .where(eq(leagueFeeds.tokenHash, hashOfToken(token)));
  return found?.leagueId ?? null;
}
