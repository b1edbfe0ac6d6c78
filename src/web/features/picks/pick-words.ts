import type { Crowd, OwnPick } from '#contract/predictions.ts';

const minute = 60;
const hour = 60 * minute;

/** Time left until the lock, from ms: '2 h 05 min', '41 min', in the last ten minutes '9:58'. */
export function leftText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / minute);
  if (seconds < 10 * minute) return `${minutes}:${String(seconds % minute).padStart(2, '0')}`;
  if (seconds < hour) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Whole percents of both clubs that add up to 100; null when nobody has picked. */
export function shares({ away, home }: Crowd): { away: number; home: number } | null {
  if (away + home === 0) return null;
  const awayShare = Math.round((100 * away) / (away + home));
  return { away: awayShare, home: 100 - awayShare };
}

type Names = { away: string; home: string };

/** '61% of 83 fans call the Mets.' */
export function crowdText(crowd: Crowd, names: Names): string {
  const share = shares(crowd);
  if (share === null) return 'Nobody called this one.';
  const count = crowd.away + crowd.home;
  if (count === 1) return `One fan called it, for the ${crowd.away > 0 ? names.away : names.home}.`;
  if (crowd.away === crowd.home) return `${count} fans are split evenly.`;
  const side = crowd.away > crowd.home ? 'away' : 'home';
  return `${share[side]}% of ${count} fans call the ${names[side]}.`;
}

/** ': right, a double' once graded, nothing before: the end of 'You called the Mets'. */
export function outcomeText({ state, bases }: Pick<OwnPick, 'state' | 'bases'>): string {
  if (state === 'correct') return `: right, ${hitNames[(bases ?? 1) - 1] ?? 'a home run'}`;
  if (state === 'wrong') return ': wrong';
  return state === 'void' ? ': void, it counts for nothing' : '';
}

const hitNames = ['a single', 'a double', 'a triple'];
