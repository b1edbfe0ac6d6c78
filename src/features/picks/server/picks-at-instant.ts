import { tallyBefore } from '#rules/picks/as-it-stands.ts';
import { addPick, byFirstPitch } from '#rules/picks/tally.ts';
import type { StoredPick, StoredPicks } from './read-stored-picks.ts';
import { toCounted } from './to-day-pick.ts';

const ungraded = {
  outcome: null,
  settledAt: null,
  bases: null,
  streakBefore: null,
  streakAfter: null,
  longestBefore: null,
};

const atInstant = (stored: StoredPick, instant: number): StoredPick =>
  (stored.pick.settledAt?.getTime() ?? 0) > instant ? { ...stored, pick: { ...stored.pick, ...ungraded } } : stored;

/** The picks and the tally of a user without the grades after a viewer's instant (epoch ms, league clock; null: now). */
export function picksAtInstant(stored: StoredPicks, instant: number | null): StoredPicks {
  if (instant === null) return stored;
  const picks = stored.picks.map((each) => atInstant(each, instant));
  if (stored.tally === null) return { ...stored, picks };
  const before = tallyBefore(stored.tally, stored.picks.flatMap(toCounted));
  const known = picks.flatMap(toCounted).toSorted(byFirstPitch);
  const tally = known.reduce((sum, pick) => addPick(sum, pick), before);
  return { ...stored, picks, tally: { ...stored.tally, ...tally } };
}
