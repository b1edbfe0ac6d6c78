import type { GameTimes } from '../game/detail/game-times.ts';
import type { ScheduledGame, StatusChange } from '../model.ts';
import { minute, type PlannedGame, warmupLead } from './planned-game.ts';
import { weatherLetter } from './status-codes.ts';

const preGameLead = 240 * minute;

type PlayedTimes = Pick<GameTimes, 'firstPitchAt' | 'endedAt' | 'rain' | 'suspension'> & {
  isTied: boolean;
  /** fewer than nine when rain ended the game */
  isShortened: boolean;
};

const change = (at: number, code: string, reason: string | null = null): StatusChange => ({ at, code, reason });

function postponed(game: PlannedGame): StatusChange[] {
  const [first, second] = game.listings;
  if (first?.fate !== 'postponed' || first.fateAt === null) return [];
  const off = change(first.fateAt, `D${weatherLetter(first.reason)}`, first.reason);
  // the make-up game is listed from the announcement; the status returns to Scheduled the same night
  return second ? [off, change(Math.max(first.fateAt, first.startsAt) + 180 * minute, 'S')] : [off];
}

function beforeFirstPitch(game: PlannedGame, firstPitchAt: number): StatusChange[] {
  const startsAt = (game.suspendAfter === null ? game.listings.at(-1) : game.listings[0])?.startsAt ?? firstPitchAt;
  const off = postponed(game);
  const preGame = change(Math.max(startsAt - preGameLead, (off.at(-1)?.at ?? 0) + minute), 'P');
  if (game.startDelay === 0) return [...off, preGame, change(startsAt - warmupLead, 'PW')];
  return [...off, preGame, change(startsAt - 12 * minute, 'PR', 'Rain'), change(firstPitchAt - 18 * minute, 'PW')];
}

function interruptions(game: PlannedGame, times: PlayedTimes): StatusChange[] {
  const changes: StatusChange[] = [];
  if (times.rain) changes.push(change(times.rain.from, 'IR', 'Rain'), change(times.rain.to, 'I'));
  if (times.suspension) {
    const [listed] = game.listings;
    const letter = weatherLetter(listed?.reason ?? null);
    const calledAt = Math.max(times.suspension.from + 5 * minute, listed?.fateAt ?? 0);
    changes.push(change(times.suspension.from, `I${letter}`, listed?.reason ?? null));
    changes.push(change(calledAt, `T${letter}`, listed?.reason ?? null), change(times.suspension.to, 'I'));
  }
  return changes;
}

const first: StatusChange = { at: Number.NEGATIVE_INFINITY, code: 'S', reason: null };

function endsOf({ isTied, isShortened }: PlayedTimes): readonly [string, string] {
  if (isShortened) return ['OR', 'FR'];
  return isTied ? ['OT', 'FT'] : ['O', 'F'];
}

/** The earliest possible time of a status change (epoch ms). Until then a game is Scheduled, whatever its result. */
export function earliestChangeAt({ listings }: ScheduledGame): number {
  return Math.min(...listings.map(({ startsAt, fateAt }) => Math.min(startsAt - preGameLead, fateAt ?? startsAt)));
}

/** Lists the status changes of a game, sorted by time. `times` is null for a game that is never played. */
export function statusChangesOf(game: PlannedGame, times: PlayedTimes | null): StatusChange[] {
  const [listing] = game.listings;
  if (listing === undefined) throw new Error(`game ${game.gamePk} is on no date`);
  if (listing.fate === 'cancelled')
    return [first, change(listing.fateAt ?? listing.startsAt, `C${weatherLetter(listing.reason)}`, listing.reason)];
  if (listing.fate === 'forfeited' || times === null) {
    const start = [change(listing.startsAt - preGameLead, 'P'), change(listing.startsAt - warmupLead, 'PW')];
    return [first, ...start, change(listing.fateAt ?? listing.startsAt, 'RN', 'Refusal')];
  }
  const ends = endsOf(times);
  const reason = times.isShortened ? 'Rain' : null;
  return [
    first,
    ...beforeFirstPitch(game, times.firstPitchAt),
    change(times.firstPitchAt, 'I'),
    ...interruptions(game, times),
    change(times.endedAt, ends[0], reason),
    change(times.endedAt + 7 * minute, ends[1], reason),
  ];
}
