import { rankByScore } from '#rules/picks/with-ranks.ts';
import { picksForRank } from '../../rules/picks-for-rank.ts';
import { skillScore } from '#features/leaderboard/rules/skill-estimate.ts';
import { emptySkill } from '#features/leaderboard/rules/skill-tally.ts';
import type { UserSkill } from '#features/leaderboard/server/read-skills-of.ts';
import { skillFigures } from '#features/leaderboard/server/skill-figures.ts';
import type { ShownMember, TableOf, TableQuery } from './table-query.ts';

/** Ranks members by skill, as the boards do. */
export function skillTable(
  members: readonly ShownMember[],
  skills: readonly UserSkill[],
  { span, since }: TableQuery,
): Omit<TableOf<'skill'>, 'season' | 'seasons'> {
  const tallies = new Map(skills.map(({ userId, picks, value }) => [userId, { picks, value }]));
  const tallyOf = ({ userId }: ShownMember) => tallies.get(userId) ?? emptySkill;
  const ranked = rankByScore(members, (member) => {
    const tally = tallyOf(member);
    return tally.picks >= picksForRank[span] ? skillScore(tally) : null;
  });
  const rows = ranked.map((row) => {
    const { rank, username, profilePic, isAdmin } = row;
    return { rank, username, profilePic, isAdmin, figures: skillFigures(tallyOf(row)) };
  });
  return { board: 'skill', period: span, since, picksForRank: picksForRank[span], rows };
}
