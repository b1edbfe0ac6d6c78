import { type SQL, sql } from 'drizzle-orm';
import type { GameCrowd } from '#features/leaderboard/rules/pick-values.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import type { Tx } from '#platform/db/open-db.ts';

/** A game to settle, with the first pitch that orders its picks in streaks, now and until now. */
export type SettledGame = { game: PickableGame; pitch: Date; oldPitch: Date };

/** A game whose picks are counted. `pitch`, `oldPitch`: epoch ms; `crowds`: by official date; `settled`: null if its outcomes stay */
export type GradedGame = {
  pitch: number;
  oldPitch: number;
  homeId: number;
  crowds: Record<string, GameCrowd>;
  settled: PickableGame | null;
};

/** The place in the order of first pitches from which picks may change: that of the first game, before or after. */
function startOf(settled: readonly SettledGame[]): { pitch: Date; gamePk: number } | undefined {
  const places = settled.flatMap(({ game: { gamePk }, pitch, oldPitch }) => [
    { pitch, gamePk },
    { pitch: oldPitch, gamePk },
  ]);
  return places.toSorted((one, other) => one.pitch.getTime() - other.pitch.getTime() || one.gamePk - other.gamePk)[0];
}

/** Reads the games whose picks may change with those of the settled games, or with `isWhole` all settled games. */
export async function readGradedGames(
  tx: Tx,
  settled: readonly SettledGame[],
  isWhole: boolean,
): Promise<Map<number, GradedGame>> {
  const start = startOf(settled);
  const isInPart: SQL =
    isWhole || start === undefined
      ? sql`g.settled_pitch_at is not null`
      : sql`(g.settled_pitch_at, g.game_pk) >= (${start.pitch}::timestamptz, ${start.gamePk}::integer)`;
  const { rows } = await tx.execute<Omit<GradedGame, 'oldPitch' | 'settled'> & { gamePk: number }>(sql`
    select g.game_pk as "gamePk", g.home_id as "homeId", (1000 * extract(epoch from g.settled_pitch_at))::float8 as pitch, (
      select coalesce(json_object_agg(c.official_date::text, json_build_object('away', c.away, 'home', c.home)), '{}')
      from game_crowds c where c.game_pk = g.game_pk) as crowds
    from games g where ${isInPart}`);
  const bySettled = new Map(settled.map((each) => [each.game.gamePk, each]));
  return new Map(
    rows.map(({ gamePk, ...row }) => {
      const own = bySettled.get(gamePk);
      return [gamePk, { ...row, oldPitch: own?.oldPitch.getTime() ?? row.pitch, settled: own?.game ?? null }];
    }),
  );
}
