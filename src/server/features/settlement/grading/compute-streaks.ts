import { type SQL, sql } from 'drizzle-orm';
import { scoringRules } from '#domain/predictions/scoring.ts';
import type { Tx } from '../lock-leaderboard.ts';
import { endingOutcomes, extendingOutcomes } from './graded-outcomes.ts';
import { writeTallies } from './write-tallies.ts';

/** The settlement of a game. `oldPitch`: its first pitch until now; `from`: the earlier of the old and the new one. */
export type GameSettlement = { gamePk: number; oldPitch: Date; from: Date; now: Date };

/** Which part is recomputed: the picks from a game on, or with `isWhole` all picks of the users. */
export type RecomputedPart = { settlement: GameSettlement | null; isWhole: boolean };

/** Puts the games of the part into the temporary table `ordered_games`, and returns them. */
async function findGames(tx: Tx, { settlement, isWhole }: RecomputedPart): Promise<number[]> {
  const isInPart =
    isWhole || settlement === null
      ? sql`settled_pitch_at is not null`
      : sql`(settled_pitch_at, game_pk) >= (${settlement.from}::timestamptz, ${settlement.gamePk}::integer)`;
  await tx.execute(sql`
    create temporary table ordered_games on commit drop as
    select game_pk, settled_pitch_at as pitch, (
      select r.bases from json_to_recordset(${JSON.stringify(scoringRules)}) as r (since date, bases integer[])
      where r.since <= g.official_date order by r.since desc limit 1) as rule
    from games g where ${isInPart}`);
  const { rows } = await tx.execute<{ gamePk: number }>(sql`select game_pk as "gamePk" from ordered_games`);
  return rows.map(({ gamePk }) => gamePk);
}

/** A value of the picks `p` of the game that is settled, another one of all other picks. */
const ofSettledGame = (settlement: GameSettlement | null, then: SQL, otherwise: SQL): SQL =>
  settlement ? sql`case p.game_pk when ${settlement.gamePk} then ${then} else ${otherwise} end` : otherwise;

const byPitch = sql`partition by user_id order by pitch, game_pk`;

type Around = Record<'corrects' | 'streak' | 'ends', SQL>;

/** Streaks of users with picks in several games, in the order of first pitches. */
const ofManyGames: Around = {
  corrects: sql`count(*) filter (where is_correct) over (partition by m.user_id order by pitch, m.game_pk)`,
  streak: sql`(corrects - coalesce(max(corrects) filter (where is_wrong) over (${byPitch}), -entering))::integer`,
  ends: sql`coalesce(lag(streak) over (${byPitch}), entering) as streak_before,
    greatest(entering_longest,
      max(streak) over (${byPitch} rows between unbounded preceding and 1 preceding)) as longest_before,
    last_value(streak) over (${byPitch} rows between unbounded preceding and unbounded following) as current_streak,
    max(official_date) filter (where is_correct or is_wrong)
      over (${byPitch} rows between unbounded preceding and unbounded following) as latest_date`,
};

/** The same with one pick per user, which needs no sorting: most games are graded in their order. */
const ofOneGame: Around = {
  corrects: sql`is_correct::integer`,
  streak: sql`case when is_wrong then 0 else entering + corrects end`,
  ends: sql`entering as streak_before, entering_longest as longest_before, streak as current_streak,
    case when is_correct or is_wrong then official_date end as latest_date`,
};

/**
 * Puts the picks of the users in `affected` that have or had points into the temporary table `computed`, with the streak
 * around each, in the order of first pitches, and its bases by the scoring rule of its game.
 */
async function computeStreaks(
  tx: Tx,
  { settlement, isWhole }: RecomputedPart,
  gamePks: SQL,
  around: Around,
): Promise<void> {
  await tx.execute(sql`
    create temporary table computed on commit drop as
    with chosen as (
      select p.user_id, p.game_pk, g.pitch, g.rule, p.official_date,
        ${ofSettledGame(settlement, sql`${settlement?.oldPitch ?? null}::timestamptz`, sql`g.pitch`)} as old_pitch,
        ${ofSettledGame(settlement, sql`p.new_outcome`, sql`p.outcome`)} as outcome,
        p.streak_before as old_before, p.streak_after as old_after, p.longest_before as old_longest, p.bases as old_bases
      from (
        select p.*, a.outcome as new_outcome from affected a join picks p using (user_id)
        where a.counts and a.is_whole = ${isWhole} and p.game_pk = any (${gamePks}) offset 0
      ) p join ordered_games g using (game_pk)
    ), marked as (
      select *, coalesce(outcome = any (${extendingOutcomes}), false) as is_correct,
        coalesce(outcome = any (${endingOutcomes}), false) as is_wrong
      from chosen
    ), first as (
      select distinct on (user_id) user_id, old_before, old_longest
      from chosen where old_bases is not null order by user_id, old_pitch, game_pk
    ), counted as (
      select m.*, coalesce(t.username, (select username from users where id = m.user_id)) collate "C" as username,
        t.month as old_month, t.week as old_week, t.season as old_season,
        case when ${isWhole} then 0 else coalesce(f.old_before, t.current_streak, 0) end as entering,
        case when ${isWhole} then 0 else coalesce(f.old_longest, t.longest_streak, 0) end as entering_longest,
        ${around.corrects} as corrects
      from marked m left join tallies t on t.user_id = m.user_id and not ${isWhole} left join first f on f.user_id = m.user_id
      where is_correct or is_wrong or old_bases is not null
    ), streaks as (
      select *, ${around.streak} as streak from counted
    )
    select user_id, username, old_month, old_week, old_season, game_pk, official_date, outcome, is_correct, is_wrong, streak,
      ${around.ends},
      case when is_correct then rule[least(streak, cardinality(rule))] when is_wrong then 0 end as bases,
      old_before, old_after, old_longest, old_bases
    from streaks`);
  await tx.execute(sql`analyze computed (user_id, game_pk)`);
}

const settledAt = ({ now }: GameSettlement, outcome: SQL): SQL => sql`case when ${outcome} is null then null
  when p.outcome is distinct from ${outcome} then ${now}::timestamptz else p.settled_at end`;

/** Writes the streaks of `computed` into the picks, and the outcomes into those of the game that is settled. */
async function writeStreaks(tx: Tx, settlement: GameSettlement | null, gamePks: SQL): Promise<void> {
  const outcome = sql`c.outcome`;
  await tx.execute(sql`
    update picks p
    set outcome = c.outcome,
      settled_at = ${settlement ? settledAt(settlement, outcome) : sql`p.settled_at`},
      streak_before = case when c.bases is not null then c.streak_before end,
      streak_after = case when c.bases is not null then c.streak end,
      longest_before = case when c.bases is not null then c.longest_before end,
      bases = c.bases
    from computed c
    where p.game_pk = any (${gamePks}) and p.game_pk = c.game_pk and p.user_id = c.user_id and (p.outcome is distinct from c.outcome
      or (c.old_before, c.old_after, c.old_longest, c.old_bases)
        is distinct from (c.streak_before, c.streak, c.longest_before, c.bases))`);
}

/** Recomputes a part of the picks of the users in `affected`, and their tallies. */
export async function recompute(tx: Tx, part: RecomputedPart): Promise<void> {
  const games = await findGames(tx, part);
  const gamePks = sql`${sql.param(games)}::integer[]`;
  await computeStreaks(tx, part, gamePks, games.length === 1 ? ofOneGame : ofManyGames);
  await writeStreaks(tx, part.settlement, gamePks);
  await writeTallies(tx, part.isWhole);
  await tx.execute(sql`drop table ordered_games, computed`);
}

/** Writes the outcomes of picks without points, before and after: the streaks stay the same. */
export async function writeVoids(tx: Tx, settlement: GameSettlement): Promise<void> {
  await tx.execute(sql`
    update picks p set outcome = a.outcome, settled_at = ${settledAt(settlement, sql`a.outcome`)}
    from affected a where p.game_pk = ${settlement.gamePk} and p.user_id = a.user_id and not a.counts`);
}
