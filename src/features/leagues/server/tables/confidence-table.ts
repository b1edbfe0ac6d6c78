import { rankByScore } from '#rules/picks/with-ranks.ts';
import { picksForRank } from '../../rules/picks-for-rank.ts';
import type { UserConfidence } from '#features/picks/server/confidence/read-confidences.ts';
import type { ShownMember, TableOf, TableQuery } from './table-query.ts';

/** Ranks members by bits per pick, as the board of confidence does. */
export function confidenceTable(
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
