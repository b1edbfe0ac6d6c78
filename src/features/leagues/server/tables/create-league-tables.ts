import type { Span } from '#features/leaderboard/contract/leaderboard.ts';
import type { LeagueBoard, LeagueTable } from '../../contract.ts';
import type { Db } from '#platform/db/open-db.ts';
import {
  countConfidencesOf,
  readSeasonConfidences,
  type UserConfidence,
} from '#features/picks/server/confidence/read-confidences.ts';
import { createVersionCache } from '#features/leaderboard/server/create-version-cache.ts';
import { readSkillSeasons } from '#features/leaderboard/server/read-skill-seasons.ts';
import { readSkillsOf, type UserSkill } from '#features/leaderboard/server/read-skills-of.ts';
import { sinceOf } from '#features/leaderboard/server/since-of.ts';
import { confidenceTable } from './confidence-table.ts';
import { readScoreTable } from './read-score-table.ts';
import { skillTable } from './skill-table.ts';
import type { ShownMember } from './table-query.ts';

/** `season`: a year, for the skill of the period `season`; `today`: the baseball day, YYYY-MM-DD */
export type ReadLeagueTable = (
  members: readonly ShownMember[],
  query: { board: LeagueBoard; span: Span; season?: string | undefined; today: string },
) => Promise<LeagueTable>;

/**
 * Creates a function that ranks members, in the given order where they are equal. What is counted from picks is counted again after a
 * game was graded, because every open page of a league reads its table each minute.
 */
export function createLeagueTables(db: Db): ReadLeagueTable {
  const skillCache = createVersionCache<UserSkill[]>(db);
  const confidenceCache = createVersionCache<UserConfidence[]>(db);

  return async (members, { board, span, season, today }) => {
    const query = { span, since: sinceOf(span, today) };
    const { since } = query;
    if (board === 'score') return readScoreTable(db, members, query);
    const userIds = members.map(({ userId }) => userId);
    const key = `${span} ${since} ${userIds.join()}`;
    if (board === 'skill') {
      const seasons = await readSkillSeasons(db);
      const [latest = null] = seasons;
      const chosen = span === 'season' ? (season ?? latest) : latest;
      const skills = await skillCache(`${key} ${chosen}`, () =>
        readSkillsOf(db, { userIds, span, since, season: chosen, isPast: chosen !== latest }),
      );
      return { ...skillTable(members, skills, query), season: span === 'season' ? chosen : null, seasons };
    }
    const count = () =>
      span === 'season' ? readSeasonConfidences(db, userIds) : countConfidencesOf(db, { userIds, since });
    return confidenceTable(members, await confidenceCache(key, count), query);
  };
}
