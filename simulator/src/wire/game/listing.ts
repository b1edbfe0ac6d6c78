import type { GameListing, ScheduledGame } from '../../model.ts';

const minutes = 60_000;

/** The valid listing of a game at a time: the newest public one. */
export function currentListing(game: ScheduledGame, now: number): GameListing | undefined {
  return game.listings.findLast(({ publicAt }) => publicAt <= now) ?? game.listings[0];
}

/** The listing that replaces this one, when public. */
export function nextListing(game: ScheduledGame, listing: GameListing, now: number): GameListing | undefined {
  const next = game.listings[game.listings.indexOf(listing) + 1];
  return next && next.publicAt <= now ? next : undefined;
}

export function previousListing(game: ScheduledGame, listing: GameListing): GameListing | undefined {
  return game.listings[game.listings.indexOf(listing) - 1];
}

/** Whether the fate of a listing (postponed, suspended …) is public. */
export function isFatePublic({ fateAt }: GameListing, now: number) {
  return fateAt !== null && fateAt <= now;
}

/** A start time to be determined becomes known when the game begins. */
export function isTbd({ startsAt, startTimeTbd }: GameListing, now: number) {
  return startTimeTbd && now < startsAt;
}

/** The ISO start without milliseconds; the API writes 3:33 for a start to be determined. */
export function gameDate(listing: GameListing, now: number): string {
  const at = isTbd(listing, now) ? Date.parse(listing.officialDate) + (7 * 60 + 33) * minutes : listing.startsAt;
  return new Date(at).toISOString().replace('.000Z', 'Z');
}
