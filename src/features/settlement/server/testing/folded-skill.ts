import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/open-db.ts';
import { skillScore, picksForRank, type JudgedPick, type SkillTally, skillTally } from '#rules/picks/skill.ts';

/** A user's skill of all time (season 0) and of each season with a pick that counts, with the score of the board. */
type SkillOfSeason = SkillTally & { season: number; score: number | null };

type GradedPick = { gamePk: number; userId: number; officialDate: string } & Omit<JudgedPick, 'crowd'>;

/** Reads the picks of all users for the current dates of their games. */
async function readPicks(db: Db): Promise<GradedPick[]> {
  const { rows } = await db.execute<GradedPick>(sql`
    select p.game_pk as "gamePk", p.user_id as "userId", g.official_date::text as "officialDate",
      case p.winner_id when g.home_id then 'home' else 'away' end as side,
      case when g.is_abandoned or g.phase <> 'final' or g.winner_id is null then 'void'
        when g.winner_id = p.winner_id then 'correct' else 'wrong' end as outcome
    from picks p join games g using (game_pk)
    where p.official_date = g.official_date`);
  return rows;
}

const listed = (season: number, { value, picks }: SkillTally): SkillOfSeason[] =>
  picks === 0 ? [] : [{ season, value, picks, score: picks < picksForRank ? null : skillScore({ value, picks }) }];

/** Computes the skill of each user by the domain's rules from picks and games, without the derived rows. */
export async function foldedSkills(db: Db): Promise<Map<number, SkillOfSeason[]>> {
  const picks = await readPicks(db);
  const crowdOf = (gamePk: number) => {
    const sides = picks.filter((each) => each.gamePk === gamePk).map(({ side }) => side);
    return {
      away: sides.filter((side) => side === 'away').length,
      home: sides.filter((side) => side === 'home').length,
    };
  };
  const crowds = new Map([...new Set(picks.map(({ gamePk }) => gamePk))].map((gamePk) => [gamePk, crowdOf(gamePk)]));
  const judged = Map.groupBy(picks, ({ userId }) => userId);
  const skills = [...judged].map(([userId, own]): [number, SkillOfSeason[]] => {
    const all = own.map((pick) => ({ ...pick, crowd: crowds.get(pick.gamePk) ?? { away: 0, home: 0 } }));
    const seasons = [...new Set(all.map(({ officialDate }) => Number(officialDate.slice(0, 4))))].toSorted(
      (a, b) => a - b,
    );
    const tallyOf = (season: number) =>
      skillTally(all.filter(({ officialDate }) => Number(officialDate.slice(0, 4)) === season));
    return [userId, [listed(0, skillTally(all)), ...seasons.map((season) => listed(season, tallyOf(season)))].flat()];
  });
  return new Map(skills.filter(([, seasons]) => seasons.length > 0));
}

/** The same as stored: all time and the latest season in `tallies`, the others in `past_skills`. */
export async function storedSkills(db: Db): Promise<Map<number, SkillOfSeason[]>> {
  const { rows } = await db.execute<SkillOfSeason & { userId: number }>(sql`
    select "userId", season, value::float8 as value, picks, score from (
      select user_id as "userId", 0 as season, skill_value as value, skill_picks as picks, total_skill as score from tallies
      union all
      select user_id, extract(year from t.season)::integer, skill_value - past_skill_value, skill_picks - past_skill_picks, season_skill
      from tallies t join leaderboard_state s on t.season = s.season
      union all
      select user_id, extract(year from season)::integer, skill_value, skill_picks, score from past_skills
    ) skills
    where picks > 0 order by season`);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, own]) => [
      userId,
      own.map(({ season, value, picks, score }) => ({ season, value, picks, score })),
    ]),
  );
}
