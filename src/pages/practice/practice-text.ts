import type { PracticeGame, practice } from '#features/practice/contract.ts';
import { query } from '#platform/page/query.ts';
import { hitName } from '#rules/picks/scoring.ts';

type GradedPick = NonNullable<PracticeGame['pick']>;
type Clubs = Record<'away' | 'home', { id: number; shortName: string }>;

const basesText = (bases: number): string => (bases === 1 ? '1 base' : `${bases.toLocaleString('en-US')} bases`);

/** '3 of 14 games called', or for a whole day 'All 14 games called: 9 right, 5 wrong, 17 bases'. */
export function describeProgress(picks: readonly (GradedPick | null)[]): string {
  const made = picks.filter((pick) => pick !== null);
  const noun = picks.length === 1 ? 'game' : 'games';
  if (made.length < picks.length) return `${made.length} of ${picks.length} ${noun} called`;
  const count = (outcome: GradedPick['outcome']) => made.filter((pick) => pick.outcome === outcome).length;
  const bases = made.reduce((sum, pick) => sum + pick.bases, 0);
  const all = picks.length === 1 ? 'The only game is called' : `All ${picks.length} games called`;
  return `${all}: ${count('correct')} right, ${count('wrong')} wrong, ${basesText(bases)}`;
}

/** 'Right: double, +2', 'Wrong: the streak starts over' or 'Tie: counts for nothing'. */
export function describePick({ outcome, bases, streakAfter }: GradedPick): { word: string; detail: string } {
  if (outcome === 'correct') return { word: 'Right', detail: `${hitName(streakAfter)}, +${bases}` };
  if (outcome === 'wrong') return { word: 'Wrong', detail: 'the streak starts over' };
  return { word: 'Tie', detail: 'counts for nothing' };
}

/** 'You called the Mets, like 30 of 40 other fans.' */
export function describeCall({ winnerId, crowd }: GradedPick, { away, home }: Clubs): string {
  const side = winnerId === home.id ? 'home' : 'away';
  const club = side === 'home' ? home.shortName : away.shortName;
  if (crowd === null) return `You called the ${club}.`;
  const count = crowd.away + crowd.home;
  return `You called the ${club}, like ${crowd[side]} of ${count} other ${count === 1 ? 'fan' : 'fans'}.`;
}

/** The user's practice record and the games of a past day (YYYY-MM-DD). Without a date: the days to choose from. */
export function practiceQuery(date: string | undefined) {
  return query<typeof practice>('GET /api/practice', { query: { date } });
}
