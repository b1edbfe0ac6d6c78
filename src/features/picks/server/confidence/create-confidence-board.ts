import { inArray } from 'drizzle-orm';
import type { ConfidenceBoard, ConfidenceRow } from '../../contract/confidence.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { ReadConfidenceRanking } from './create-confidence-ranking.ts';
import type { RankedConfidence } from './rank-confidences.ts';

const listedRanks = 100;

/** Adds the names; hidden users are left out. */
async function nameUsers(db: Db, ranked: readonly RankedConfidence[]): Promise<Map<number, ConfidenceRow>> {
  const ids = ranked.map(({ userId }) => userId);
  if (ids.length === 0) return new Map();
  const named = await db
    .select({ id: users.id, username: users.username, profilePic: users.profilePic, isHidden: users.isHidden })
    .from(users)
    .where(inArray(users.id, ids));
  const byId = new Map(named.map((user) => [user.id, user]));
  return new Map(
    ranked.flatMap(({ userId, ...figures }): [number, ConfidenceRow][] => {
      const user = byId.get(userId);
      if (user === undefined || user.isHidden) return [];
      return [[userId, { ...figures, username: user.username, profilePic: user.profilePic }]];
    }),
  );
}

/** Creates a function that returns the board of confidence for a user, or for a visitor. */
export function createConfidenceBoard(
  db: Db,
  readRanking: ReadConfidenceRanking,
): (userId: number | null) => Promise<ConfidenceBoard> {
  return async (userId) => {
    const { season, users: all } = await readRanking();
    const ranked = all.filter(({ rank }) => rank !== null);
    const first = ranked.slice(0, listedRanks);
    const own = all.find((row) => row.userId === userId);
    const named = await nameUsers(db, own === undefined ? first : [...first, own]);
    return {
      season: season === null ? null : String(season),
      total: ranked.length,
      rows: first.flatMap((row) => named.get(row.userId) ?? []),
      own: (own && named.get(own.userId)) ?? null,
    };
  };
}
