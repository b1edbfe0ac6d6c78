import { toTimecode } from '../../clock/timecode.ts';
import type { PlayedGame } from '../../played-game.ts';

const changes = new WeakMap<PlayedGame, number[]>();

/** Lists the times (epoch ms) at which a game's feed changes, oldest first, rounded up to seconds like timecodes. */
export function changesOf(played: PlayedGame): readonly number[] {
  const cached = changes.get(played);
  if (cached) return cached;
  const times = [
    played.firstPitchAt - 6 * 3_600_000,
    played.lineupsAt,
    ...played.statusChanges.map(({ at }) => at),
    ...played.plays.flatMap((play) => [play.startedAt, ...play.events.map(({ at }) => at), play.endedAt]),
    ...played.plays.flatMap(({ review }) => (review ? [review.startsAt] : [])),
    ...played.challenges.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ...played.rulings.map(({ endsAt }) => endsAt),
    played.endedAt,
  ];
  const rounded = times.filter((at) => at > 0 && Number.isFinite(at)).map((at) => Math.ceil(at / 1000) * 1000);
  const sorted = [...new Set(rounded)].toSorted((a, b) => a - b);
  changes.set(played, sorted);
  return sorted;
}

/** The last change up to a time; before any change, the first one. */
export function lastChange(played: PlayedGame, time: number): number {
  const all = changesOf(played);
  return all.findLast((at) => at <= time) ?? all[0] ?? time;
}

export function timecodesUpTo(played: PlayedGame, time: number) {
  return changesOf(played)
    .filter((at, index) => index === 0 || at <= time)
    .map(toTimecode);
}
