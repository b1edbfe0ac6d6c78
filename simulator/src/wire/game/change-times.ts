import { leagueDateOf, startOfDay } from '../../clock/league-date.ts';
import { toTimecode } from '../../clock/timecode.ts';
import type { PlayedGame } from '../../played-game.ts';

const hour = 3_600_000;

const changes = new WeakMap<PlayedGame, number[]>();

/** Lists the times (epoch ms) at which a game's feed changes, oldest first, rounded up to seconds like timecodes. */
function changesOf(played: PlayedGame): readonly number[] {
  const cached = changes.get(played);
  if (cached) return cached;
  const times = [
    dayStart(played),
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

function dayStart({ firstPitchAt }: PlayedGame): number {
  return startOfDay(leagueDateOf(firstPitchAt));
}

/** The last change up to a time. Before the game's day the records of its clubs change, too: then at least the start of the hour. */
export function lastChange(played: PlayedGame, time: number): number {
  const change = changesOf(played).findLast((at) => at <= time) ?? Number.NEGATIVE_INFINITY;
  return time < dayStart(played) ? Math.max(change, Math.floor(time / hour) * hour) : change;
}

/** The timecodes of the changes up to a time; at least one. */
export function timecodesUpTo(played: PlayedGame, time: number) {
  const past = changesOf(played).filter((at) => at <= time);
  return [...new Set([...past, lastChange(played, time)])].map(toTimecode);
}
