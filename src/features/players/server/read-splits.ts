import { and, countDistinct, eq, sql, sum } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { finalGames, splitLines } from '#platform/db/schema.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import type { PlayerSplits } from '../contract/player-season.ts';

type Wanted = {
  id: number;
  season: string;
  hand?: 'L' | 'R' | undefined;
  place?: 'home' | 'away' | undefined;
  month?: number | undefined;
};

/** Reads what a batter did in the games of a season that were read: against a hand, at a place, in a month, as far as they are given. */
export async function readSplits(db: Db, { id, season, hand, place, month }: Wanted): Promise<PlayerSplits> {
  const [row] = await db
    .select({
      games: countDistinct(splitLines.gamePk),
      plateAppearances: sum(splitLines.plateAppearances),
      atBats: sum(splitLines.atBats),
      hits: sum(splitLines.hits),
      doubles: sum(splitLines.doubles),
      triples: sum(splitLines.triples),
      homeRuns: sum(splitLines.homeRuns),
      baseOnBalls: sum(splitLines.walks),
      hitByPitch: sum(splitLines.hitByPitch),
      sacFlies: sum(splitLines.sacrificeFlies),
      strikeOuts: sum(splitLines.strikeOuts),
    })
    .from(splitLines)
    .innerJoin(finalGames, eq(finalGames.gamePk, splitLines.gamePk))
    .where(
      and(
        eq(splitLines.season, season),
        eq(splitLines.batterId, id),
        hand && eq(splitLines.pitchHand, hand),
        place && eq(splitLines.isHome, place === 'home'),
        month === undefined ? undefined : sql`extract(month from ${finalGames.playedOn}) = ${month}`,
      ),
    );
  const [all] = await db
    .select({ read: countDistinct(splitLines.gamePk) })
    .from(splitLines)
    .where(and(eq(splitLines.season, season), eq(splitLines.batterId, id)));
  const { games = 0, ...counts } = row ?? {};
  const read = all?.read ?? 0;
  if (games === 0) return { season, read, games, figures: null };
  const line = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count ?? '0']));
  return { season, read, games, figures: addFigures('hitting', [{ ...line, gamesPlayed: String(games) }]) };
}
