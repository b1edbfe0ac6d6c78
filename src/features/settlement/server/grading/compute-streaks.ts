import { type SQL, sql } from 'drizzle-orm';
import { scoringRules } from '#rules/picks/scoring.ts';
import type { Tx } from '../lock-leaderboard.ts';
import { findPickValues } from '../skill/game-crowds.ts';
import { writePastSkills } from '../skill/past-skills.ts';
import { gamePksOf, type SettledGame, settledOutcome, settledRows } from './find-affected.ts';
import { endingOutcomes, extendingOutcomes } from './graded-outcomes.ts';
import { writeTallies } from './write-tallies.ts';

/** The settlement of games. `from`: the place in the order of first pitches from which picks may change. */
export type Settlement = { games: readonly SettledGame[]; from: { pitch: Date; gamePk: number }; now: Date };

/** Which part is recomputed: the picks from a game on, or with `isWhole` all picks of the users. */
export type RecomputedPart = { settlement: Settlement | null; isWhole: boolean };

/** Puts the games of the part into the temporary table `ordered_games`, and returns them. */
async function findGames(tx: Tx, { settlement, isWhole }: RecomputedPart): Promise<number[]> {
  const isInPart =
    isWhole || settlement === null
      ? sql`settled_pitch_at is not null`
      : sql`(settled_pitch_at, g.game_pk) >= (${settlement.from.pitch}::timestamptz, ${settlement.from.gamePk}::integer)`;
  await tx.execute(sql`
    create temporary table ordered_games on commit drop as
    select g.game_pk, settled_pitch_at as pitch, (
      select r.bases from json_to_recordset(${JSON.stringify(scoringRules)}) as r (since date, bases integer[])
      where r.since <= g.official_date order by r.since desc limit 1) as rule
    from games g where ${isInPart}`);
  const { rows } = await tx.execute<{ gamePk: number }>(sql`select game_pk as "gamePk" from ordered_games`);
  return rows.map(({ gamePk }) => gamePk);
}

const byPitch = sql`partition by user_id order by pitch, game_pk`;

type Around = Record<'corrects' | 'streak' | 'ends', SQL>;

/** Streaks of users with several picks, in the order of first pitches. */
const ofManyPicks: Around = {
  corrects: sql`count(*) filter (where is_correct) over (partition by m.user_id order by pitch, m.game_pk)`,
  streak: sql`(corrects - coalesce(max(corrects) filter (where is_wrong) over (${byPitch}), -entering))::integer`,
  ends: sql`coalesce(lag(streak) over (${byPitch}), entering) as streak_before,
    greatest(entering_longest,
      max(streak) over (${byPitch} rows between unbounded preceding and 1 preceding)) as longest_before,
    last_value(streak) over (${byPitch} rows between unbounded preceding and unbounded following) as current_streak,
    max(official_date) filter (where is_correct or is_wrong)
      over (${byPitch} rows between unbounded preceding and unbounded following) as latest_date`,
};

/** The same with one pick per user, which needs no sorting. */
const ofOnePick: Around = {
  corrects: sql`is_correct::integer`,
  streak: sql`case when is_wrong then 0 else entering + corrects end`,
  ends: sql`entering as streak_before, entering_longest as longest_before, streak as current_streak,
    case when is_correct or is_wrong then official_date end as latest_date`,
};

/**
 * Puts the picks of the users in `affected` into the temporary table `chosen`, with their new outcomes and what they are worth for
 * skill. Returns whether there is one pick per user.
 */
async function choosePicks(tx: Tx, { settlement, isWhole }: RecomputedPart, gamePks: SQL): Promise<boolean> {
  const { rowCount: userCount } = await tx.execute(sql`
    create temporary table affected_users on commit drop as
    select distinct user_id from affected where counts and is_whole = ${isWhole}`);
  await tx.execute(sql`analyze affected_users`);
  const { rowCount } = await tx.execute(sql`
    create temporary table chosen on commit drop as
    select p.user_id, p.game_pk, g.pitch, g.rule, p.official_date, coalesce(settled.old_pitch, g.pitch) as old_pitch,
      case when settled.game_pk is null then p.outcome else ${settledOutcome} end as outcome,
      p.streak_before as old_before, p.streak_after as old_after, p.longest_before as old_longest, p.bases as old_bases,
      v.worth
    from (
      select p.* from affected_users join picks p using (user_id) where p.game_pk = any (${gamePks}) offset 0
    ) p join ordered_games g using (game_pk) left join ${settledRows(settlement?.games ?? [])} on settled.game_pk = p.game_pk
    left join pick_values v on v.game_pk = p.game_pk and v.official_date = p.official_date and v.team_id = p.winner_id`);
  await tx.execute(sql`analyze chosen (user_id, game_pk)`);
  return rowCount === userCount;
}

/**
 * Puts the picks in `chosen` that have or had points into the temporary table `computed`, with the streak around each, in the
 * order of first pitches, its bases by the scoring rule of its game, and its value for skill.
 */
async function computeStreaks(tx: Tx, isWhole: boolean, around: Around): Promise<void> {
  await tx.execute(sql`
    create temporary table computed on commit drop as
    with marked as (
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
      old_before, old_after, old_longest, old_bases,
      case when is_correct then worth when is_wrong then -worth end as value,
      case when old_after > 0 then worth when old_after = 0 then -worth end as old_value
    from streaks`);
  await tx.execute(sql`analyze computed (user_id, game_pk)`);
}

const settledAt = ({ now }: Settlement, outcome: SQL): SQL => sql`case when ${outcome} is null then null
  when p.outcome is distinct from ${outcome} then ${now}::timestamptz else p.settled_at end`;

/** Writes the streaks of `computed` into the picks, and the outcomes into those of the games that are settled. */
async function writeStreaks(tx: Tx, settlement: Settlement | null, gamePks: SQL): Promise<void> {
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
  const gamePks = sql`${sql.param(await findGames(tx, part))}::integer[]`;
  // without `isWhole`, only the values of the games that are settled can change
  await findPickValues(tx, part.isWhole ? null : (part.settlement?.games.map(({ game }) => game.gamePk) ?? null));
  const isOnePickEach = await choosePicks(tx, part, gamePks);
  await computeStreaks(tx, part.isWhole, isOnePickEach ? ofOnePick : ofManyPicks);
  await writeStreaks(tx, part.settlement, gamePks);
  await writeTallies(tx, { isWhole: part.isWhole, isOnePickEach });
  await writePastSkills(tx, part.isWhole);
  await tx.execute(sql`drop table ordered_games, pick_values, affected_users, chosen, computed`);
}

/** Writes the outcomes of picks without points, before and after: the streaks stay the same. */
export async function writeVoids(tx: Tx, settlement: Settlement): Promise<void> {
  await tx.execute(sql`
    update picks p set outcome = a.outcome, settled_at = ${settledAt(settlement, sql`a.outcome`)}
    from affected a where p.game_pk = any (${gamePksOf(settlement.games)}) and p.game_pk = a.game_pk and p.user_id = a.user_id and not a.counts`);
}
