import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { lockLeadMs, scheduledLock } from './lock.ts';
import type { PickableGame } from './model.ts';
import { isDecided } from './pick-outcomes.ts';

/** A suspended game that is not resumed within this time is void. Source: the product's decisions, "Predicting". */
const suspensionLimitMs = 36 * 3_600_000;

type CardFacts = Pick<
  PickableGame,
  'gamePk' | 'officialDate' | 'awayId' | 'homeId' | 'startsAt' | 'phase' | 'winnerId' | 'noPicksReason'
>;

/** The id of a club that is not known. */
const noClub = 0;

/** Whether the card lacks its status, the start of a scheduled game or the result of an ended one: such a card changes nothing. */
export function isIncomplete({ status, startsAt, teams: { away, home } }: GameCard): boolean {
  if (status.phase === 'open') return startsAt === null && !status.startTimeTbd;
  if (status.phase === 'final' && status.detail !== 'tied')
    return [away, home].some(({ id, score }) => id === noClub || score === null);
  return status.detail === 'missing';
}

/** The id of the club that won a game that is over; null without a complete result, and for a tie. */
export function winnerIdOf(card: GameCard): number | null {
  const { away, home } = card.teams;
  if (card.status.phase !== 'final' || isIncomplete(card) || away.score === home.score) return null;
  return (away.score ?? 0) > (home.score ?? 0) ? away.id : home.id;
}

function readCard(card: GameCard): CardFacts {
  const { gamePk, officialDate, teams, startsAt, status, noPicksReason } = card;
  return {
    gamePk,
    officialDate,
    awayId: teams.away.id,
    homeId: teams.home.id,
    startsAt,
    phase: status.phase,
    winnerId: winnerIdOf(card),
    noPicksReason,
  };
}

const earliest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Whether the card lacks a club that was known. */
const hasLostClub = (before: PickableGame, { awayId, homeId }: CardFacts): boolean =>
  (awayId === noClub && before.awayId !== noClub) || (homeId === noClub && before.homeId !== noClub);

/** Returns the state of a game that is stored for the first time, at `now` (epoch ms, UTC). */
function firstState(card: GameCard, now: number): PickableGame {
  const facts = readCard(card);
  // a game that was called off has not started, and one without a status may not have: if it is scheduled, it accepts picks
  const mayBeScheduled = facts.phase === 'open' || facts.phase === 'void' || card.status.detail === 'missing';
  const leftPreviewAt = mayBeScheduled ? null : now;
  return {
    ...facts,
    leftPreviewAt,
    locksAt: earliest(scheduledLock(facts.startsAt), leftPreviewAt),
    heldSince: facts.phase === 'held' ? now : null,
    isAbandoned: false,
  };
}

/**
 * Whether the game moved to another date before its first pitch, which makes it a new game to pick under the same gamePk.
 * The new entry of the schedule has the status 'Postponed' at first: the game has not moved yet. A suspended game has started
 * on its stored date, and warm-up before its resumption does not move it.
 */
function isMoved(before: PickableGame, facts: CardFacts): boolean {
  if (facts.officialDate === before.officialDate || facts.phase === 'void') return false;
  if (before.phase === 'void') return true;
  if (before.heldSince !== null) return false;
  return before.phase === 'live' ? facts.phase === 'open' : before.phase === 'open' && facts.phase !== 'held';
}

/** Whether the card is the postponed entry of the former date, which stays in the schedule. */
const isFormerEntry = (before: PickableGame, facts: CardFacts): boolean =>
  facts.phase === 'void' && facts.officialDate < before.officialDate;

/** Whether the card of an ended game has no known status, as in an incomplete response: the result remains. */
const isUnreadable = (before: PickableGame, facts: CardFacts): boolean =>
  facts.phase === 'unknown' && (before.phase === 'final' || before.phase === 'void');

/**
 * Returns the start of the resumption (epoch ms, UTC) of a suspended game, whose newest schedule entry contains it instead of
 * the first pitch; null for a game without a resumption on another date.
 */
function resumptionTime({ officialDate }: PickableGame, { startsAt }: CardFacts): number | null {
  return startsAt !== null && baseballDay(startsAt) !== officialDate ? startsAt : null;
}

/**
 * Whether the suspension is longer than the rule allows. An unseen resumption counts from its scheduled start; an unseen
 * suspension counts from the first pitch, because the schedule does not contain its time.
 */
function isSuspendedTooLong(before: PickableGame, facts: CardFacts, now: number): boolean {
  const resumesAt = resumptionTime(before, facts);
  const isUnderWay = facts.phase === 'live' || facts.phase === 'final';
  const wasSuspendedUnseen = before.heldSince === null && isUnderWay && resumesAt !== null;
  if (before.phase !== 'held' && !wasSuspendedUnseen) return false;
  const since = before.heldSince ?? before.startsAt ?? now;
  const until = facts.phase === 'held' ? now : Math.min(now, resumesAt ?? now);
  return until - since > suspensionLimitMs;
}

/** Returns the original first pitch of a suspended game, whose schedule entry has the start of its resumption: it orders the picks. */
function firstPitch(before: PickableGame, facts: CardFacts): number | null {
  const hasStarted = before.leftPreviewAt !== null || facts.phase !== 'open';
  return before.startsAt !== null && hasStarted && resumptionTime(before, facts) !== null
    ? before.startsAt
    : facts.startsAt;
}

/**
 * Returns the next lock time. A lock that has passed is fixed. Before that it shifts by the same time as the start, so that a
 * changed constant affects only games that are first stored after the change.
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

/** Whether the picks of an eligible game in this state are graded. */
const hasResult = (before: PickableGame): boolean => isDecided({ ...before, noPicksReason: null });

/**
 * Returns the state of a game after a refresh at `now` (epoch ms, UTC): `before` if the card is incomplete. A locked game never
 * reopens on the same date: neither when the status returns to 'Preview' nor when the start is delayed.
 */
export function nextGameState(before: PickableGame | null, card: GameCard, now: number): PickableGame {
  const facts = readCard(card);
  if (before === null) return firstState(card, now);
  if (isIncomplete(card) || hasLostClub(before, facts)) return before;
  if (isMoved(before, facts)) return firstState(card, now);
  if (isFormerEntry(before, facts) || isUnreadable(before, facts)) return before;
  const leftPreviewAt = before.leftPreviewAt ?? (facts.phase === 'open' ? null : now);
  const startsAt = firstPitch(before, facts);
  return {
    ...facts,
    // a suspended game is also in the schedule of its resumption date, but counts on the date on which it started
    officialDate: before.officialDate,
    startsAt,
    // graded picks stay when a game turns out not to count
    noPicksReason: hasResult(before) ? before.noPicksReason : facts.noPicksReason,
    leftPreviewAt,
    locksAt: nextLock(before, { startsAt, leftPreviewAt }, now),
    heldSince: facts.phase === 'held' && before.phase !== 'held' ? now : before.heldSince,
    isAbandoned: before.isAbandoned || isSuspendedTooLong(before, facts, now),
  };
}

/** A game that has not been in the schedule for this time after its start will not be played. */
const missingLimitMs = 12 * 3_600_000;

/**
 * Returns the state of a stored game that the schedule no longer contains, at `now` (epoch ms, UTC): void if it was to be played
 * long ago, such as the last game of a decided series; else `game`. If it is listed again, the next refresh replaces the state.
 */
export function stateOfMissingGame(game: PickableGame, now: number): PickableGame {
  if (game.phase !== 'open') return game;
  const startsAt = game.startsAt ?? Date.parse(`${game.officialDate}T23:59:59Z`);
  return now - startsAt > missingLimitMs ? { ...game, phase: 'void' } : game;
}
