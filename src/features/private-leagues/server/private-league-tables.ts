import { readSkillSeasons, readSkillsOf, type UserSkill } from '#features/leaderboard/server/read-skill-board.ts';
import { skillFigures } from '#features/leaderboard/server/skill-statement.ts';
import {
  countConfidencesOf,
  readSeasonConfidences,
  type UserConfidence,
} from '#features/picks/server/read-confidences.ts';
import { sinceOf } from '#features/ranks/server/boards.ts';
import { readScoresOf } from '#features/ranks/server/score-ranks.ts';
import { createVersionCache } from '#features/ranks/server/version-cache.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { Span } from '#rules/picks/period.ts';
import { rankByScore, rankRows } from '#rules/picks/rank-rows.ts';
import { skillScore, emptySkill } from '#rules/picks/skill.ts';
import type { PrivateLeagueBoard, PrivateLeagueTable } from '../contract.ts';
import { picksForRank } from '../rules/private-league.ts';

/** `season`: a year, for the skill of the period `season`; `today`: the baseball day, YYYY-MM-DD */
export type ReadPrivateLeagueTable = (
  members: readonly ShownMember[],
  query: { board: PrivateLeagueBoard; span: Span; season?: string | undefined; today: string },
) => Promise<PrivateLeagueTable>;

/**
 * Creates a function that ranks members, in the given order where they are equal. What is counted from picks is counted again after a
 * game was graded, because every open page of a league reads its table each minute.
 */
export function createPrivateLeagueTables(db: Db): ReadPrivateLeagueTable {
  const skillCache = createVersionCache<UserSkill[]>(db);
  const confidenceCache = createVersionCache<UserConfidence[]>(db);

  return async (members, { board, span, season, today }) => {
    const since = sinceOf(span, today);
    const query = { span, since };
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

/** Ranks members by bits per pick, as the board of confidence does. */
function confidenceTable(
  members: readonly ShownMember[],
  scored: readonly UserConfidence[],
  { span, since }: TableQuery,
): TableOf<'confidence'> {
  const figures = new Map(scored.map(({ userId, picks, bits, brier }) => [userId, { picks, bits, brier }]));
  const ranked = rankByScore(members, ({ userId }) => {
    const found = figures.get(userId);
    return found !== undefined && found.picks >= picksForRank[span] ? found.bits : null;
  });
  const rows = ranked.map(({ userId, rank, username, profilePic, isAdmin }) => {
    const found = figures.get(userId) ?? null;
    return { rank, username, profilePic, isAdmin, figures: found };
  });
  return { board: 'confidence', period: span, since, picksForRank: picksForRank[span], rows };
}

/** Ranks members by skill, as the boards do. */
function skillTable(
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

const noScore = {
  totalScore: 0,
  totalGuessesCorrect: 0,
  totalGuessesIncorrect: 0,
  longestStreak: 0,
  currentStreak: 0,
};

/** Ranks members by total bases; those without a graded pick in the period follow without a rank, in the given order. */
async function readScoreTable(
  db: Db,
  members: readonly ShownMember[],
  { span, since }: TableQuery,
): Promise<TableOf<'score'>> {
  const userIds = members.map(({ userId }) => userId);
  const scores = await readScoresOf(db, { span, since, userIds });
  const onBoard = new Set(scores.filter(({ isOnBoard }) => isOnBoard).map(({ userId }) => userId));
  const scoreOf = new Map(scores.map(({ userId, score }) => [userId, score]));
  const toRow = ({ userId, ...member }: ShownMember) => ({ ...member, ...(scoreOf.get(userId) ?? noScore) });
  const ranked = rankRows(members.filter(({ userId }) => onBoard.has(userId)).map(toRow));
  const others = members
    .filter(({ userId }) => !onBoard.has(userId))
    .map((member) => ({ ...toRow(member), rank: null }));
  return { board: 'score', period: span, since, rows: [...ranked, ...others] };
}

type ShownMember = { userId: number; username: string; profilePic: string; isAdmin: boolean };

/** `since`: first day of the period (YYYY-MM-DD); null for the season and all seasons */
type TableQuery = { span: Span; since: string | null };

type TableOf<Board> = Extract<PrivateLeagueTable, { board: Board }>;
