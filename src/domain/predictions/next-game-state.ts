import type { GameCard } from '#domain/game/game-card.ts';
import { baseballDay } from '#domain/game/baseball-day.ts';
import { lockLeadMs, scheduledLock } from './lock.ts';
import type { PickableGame } from './model.ts';

/** A suspended game that is not resumed within this time is void. Source: the product's decisions, "Predicting". */
export const heldLimitMs = 36 * 3_600_000;

type Seen = Pick<PickableGame, 'gamePk' | 'officialDate' | 'awayId' | 'homeId' | 'startsAt' | 'phase' | 'winnerId'>;

function seenOn({ gamePk, officialDate, teams: { away, home }, startsAt, status }: GameCard): Seen {
  const hasWinner = status.phase === 'final' && away.score !== null && home.score !== null && away.score !== home.score;
  const winnerId = hasWinner ? ((away.score ?? 0) > (home.score ?? 0) ? away.id : home.id) : null;
  return { gamePk, officialDate, awayId: away.id, homeId: home.id, startsAt, phase: status.phase, winnerId };
}

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** A game seen for the first time, at `now` (epoch ms, UTC). */
function firstSeen(seen: Seen, now: number): PickableGame {
  // a game that is called off has not begun: should it be scheduled again, it can be picked
  const leftPreviewAt = seen.phase === 'open' || seen.phase === 'void' ? null : now;
  return {
    ...seen,
    leftPreviewAt,
    locksAt: earliest(scheduledLock(seen.startsAt), leftPreviewAt),
    heldSince: seen.phase === 'held' ? now : null,
    isAbandoned: false,
  };
}

/**
 * Moved to another day before its first pitch: a new game to pick, under the same gamePk. Not yet moved is one whose new
 * listing says 'Postponed' too, as it does for a while; and one that is suspended has begun, on the day that is remembered.
 * One that was warming up has not begun, though it was 'Live'.
 */
function isMoved(before: PickableGame, seen: Seen): boolean {
  if (seen.officialDate === before.officialDate || seen.phase === 'void') return false;
  if (before.phase === 'live' && before.heldSince === null) return seen.phase === 'open';
  return before.phase === 'void' || (before.phase === 'open' && seen.phase !== 'held');
}

/** The day from which a game was moved lists it as postponed for ever after. */
const isLeftBehind = (before: PickableGame, seen: Seen): boolean =>
  seen.phase === 'void' && seen.officialDate < before.officialDate;

/**
 * When play goes on (epoch ms) of a game that was suspended: its newest listing has that in place of the first pitch.
 * Null for a game that is listed on its own day alone.
 */
function resumption({ officialDate }: PickableGame, { startsAt }: Seen): number | null {
  return startsAt !== null && baseballDay(startsAt) !== officialDate ? startsAt : null;
}

/**
 * Whether play has rested for too long. Where nobody saw it go on, it went on when the league says; and where nobody saw
 * it stop, which no listing tells, it rested from the first pitch on.
 */
function isTooLong(before: PickableGame, seen: Seen, now: number): boolean {
  const goesOn = resumption(before, seen);
  const isUnderWay = seen.phase === 'live' || seen.phase === 'final';
  const hasRestedUnseen = before.heldSince === null && isUnderWay && goesOn !== null;
  if (before.phase !== 'held' && !hasRestedUnseen) return false;
  const since = before.heldSince ?? before.startsAt ?? now;
  const until = seen.phase === 'held' ? now : Math.min(now, goesOn ?? now);
  return until - since > heldLimitMs;
}

/** A suspended game is listed with the start of its resumption, which would change its place among a fan's picks. */
function firstPitch(before: PickableGame, seen: Seen): number | null {
  const hasBegun = before.leftPreviewAt !== null || seen.phase !== 'open';
  return before.startsAt !== null && hasBegun && resumption(before, seen) !== null ? before.startsAt : seen.startsAt;
}

/**
 * A lock that has passed stays. Before that it shifts with the start, by the same time, so that a changed constant affects
 * only games that are first stored after the change.
 */
function nextLock(
  before: PickableGame,
  { startsAt, leftPreviewAt }: Pick<PickableGame, 'startsAt' | 'leftPreviewAt'>,
  now: number,
): number | null {
  if (before.locksAt !== null && before.locksAt <= now) return before.locksAt;
  const lead = before.startsAt !== null && before.locksAt !== null ? before.startsAt - before.locksAt : lockLeadMs;
  const scheduled = startsAt === null ? null : startsAt - lead;
  return earliest(scheduled, leftPreviewAt);
}

/**
 * What is remembered of a game after one more look at it, at `now` (epoch ms, UTC). The lock is monotone: a feed that
 * falls back to Preview, or a first pitch put off on the same day, does not open picking again.
 */
export function nextGameState(before: PickableGame | null, card: GameCard, now: number): PickableGame {
  const seen = seenOn(card);
  if (before === null || isMoved(before, seen)) return firstSeen(seen, now);
  if (isLeftBehind(before, seen)) return before;
  const leftPreviewAt = before.leftPreviewAt ?? (seen.phase === 'open' ? null : now);
  const startsAt = firstPitch(before, seen);
  return {
    ...seen,
    // a suspended game is listed under the day of its resumption too: it counts on the day on which it began
    officialDate: before.officialDate,
    startsAt,
    leftPreviewAt,
    locksAt: nextLock(before, { startsAt, leftPreviewAt }, now),
    heldSince: seen.phase === 'held' && before.phase !== 'held' ? now : before.heldSince,
    isAbandoned: before.isAbandoned || isTooLong(before, seen, now),
  };
}
