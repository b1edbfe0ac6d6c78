import type { PageHead } from '#platform/page/page-context.ts';
import type { Period } from '#rules/picks/period.ts';

export const periods: readonly { period: Period; name: string }[] = [
  { period: 'season', name: 'Season' },
  { period: 'month', name: 'Month' },
  { period: 'week', name: 'Week' },
];

const picture = '/api/leaderboard/picture.png';

const heads: Record<Period, PageHead> = {
  season: { title: 'Leaderboard', description: 'Leading Armchair Sabermetricians: who calls the most winners.' },
  month: { title: 'Leaderboard of the month', description: 'Who has called the most winners this month.' },
  week: { title: 'Leaderboard of the week', description: 'Who has called the most winners this week.' },
};

export function boardHead(period: Period): PageHead {
  return { ...heads[period], picture, isEmbeddable: true };
}

export const skillHead: PageHead = {
  title: 'Leaderboard of skill',
  description: 'Who picks more winners than the crowd, whatever the number of picks.',
  picture,
};

export const confidenceHead: PageHead = {
  title: 'Leaderboard of confidence',
  description: 'Who knows best how sure to be of a pick.',
  picture,
};

type Movement = { kind: 'up' | 'down' | 'new'; short: string; long: string };

const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

/**
 * Describes the places gained (positive) or lost since last week; null for a user who was not on the board then. An unchanged place has no
 * description.
 */
export function describeMovement(movement: number | null): Movement | null {
  if (movement === null) return { kind: 'new', short: 'new', long: 'not on the board last week' };
  if (movement === 0) return null;
  const kind = movement > 0 ? 'up' : 'down';
  const count = Math.abs(movement);
  return { kind, short: String(count), long: `${kind} ${places(count)} since last week` };
}
