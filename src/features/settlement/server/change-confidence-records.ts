import { type SQL, sql } from 'drizzle-orm';
import { isOfPick } from '#features/picks/server/read-confidences.ts';
import type { Tx } from '#platform/db/open-db.ts';
import { firstDayOf } from '#rules/baseball/days.ts';
import { type ConfidenceSums, meansOfSums, sumsOfPick } from '#rules/picks/confidence-record.ts';
import type { Outcome } from '#rules/picks/scoring.ts';

type Change = { userId: number; officialDate: string; percent: number; was: Outcome | null; outcome: Outcome | null };

/** `season`: its first day */
type Sums = ConfidenceSums & { userId: number; season: string };

/** Adds up changes by user and season. */
function addChanges(changes: readonly Change[]): Sums[] {
  const sums = new Map<string, Sums>();
  for (const { userId, officialDate, percent, was, outcome } of changes) {
    const season = firstDayOf('season', officialDate);
    const key = `${userId} ${season}`;
    const { picks, bits, brier } = sums.get(key) ?? { picks: 0, bits: 0, brier: 0 };
    const [old, next] = [sumsOfPick(percent, was), sumsOfPick(percent, outcome)];
    sums.set(key, {
      userId,
      season,
      picks: picks + next.picks - old.picks,
      bits: bits + next.bits - old.bits,
      brier: brier + next.brier - old.brier,
    });
  }
  return [...sums.values()];
}

/** Changes the records of confidence by new outcomes of picks: a query with the columns user_id, game_pk, was and outcome. */
export async function changeConfidenceRecords(tx: Tx, outcomes: SQL): Promise<void> {
  const { rows: changes } = await tx.execute<Change>(sql`
    select a.user_id as "userId", p.official_date::text as "officialDate", c.percent::integer as percent, a.was, a.outcome
    from (${outcomes}) a join picks p using (user_id, game_pk) join pick_confidences c on ${isOfPick}`);
  if (changes.length === 0) return;
  const { rows } = await tx.execute<Sums>(sql`
    select n."userId", n.season, n.picks + coalesce(r.picks, 0) as picks, (n.bits + coalesce(r.bits, 0))::float8 as bits,
      (n.brier + coalesce(r.brier, 0))::float8 as brier
    from json_to_recordset(${JSON.stringify(addChanges(changes))})
      n ("userId" integer, season text, picks integer, bits bigint, brier bigint)
    left join confidence_records r on r.user_id = n."userId" and r.season = n.season::date`);
  const scored = rows.map((row) => ({ ...row, score: row.picks === 0 ? null : meansOfSums(row).score }));
  await tx.execute(sql`
    merge into confidence_records r using json_to_recordset(${JSON.stringify(scored)})
      n ("userId" integer, season date, picks integer, bits bigint, brier bigint, score integer)
    on r.user_id = n."userId" and r.season = n.season
    when matched and n.picks = 0 then delete
    when matched then update set picks = n.picks, bits = n.bits, brier = n.brier, score = n.score
    when not matched and n.picks > 0 then
      insert (user_id, season, picks, bits, brier, score) values (n."userId", n.season, n.picks, n.bits, n.brier, n.score)`);
}
