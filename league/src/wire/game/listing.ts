import type { GameListing, ScheduledGame } from '../../model.ts';

const minutes = 60_000;

/** The listing that stands for a game at an instant: the newest one that is public. */
export function currentListing(game: ScheduledGame, now: number): GameListing | undefined {
  return game.listings.findLast(({ knownAt }) => knownAt <= now) ?? game.listings[0];
}

/** The listing that replaces this one, when public. */
export function nextListing(game: ScheduledGame, listing: GameListing, now: number): GameListing | undefined {
  const next = game.listings[game.listings.indexOf(listing) + 1];
  return next && next.knownAt <= now ? next : undefined;
}

export function previousListing(game: ScheduledGame, listing: GameListing): GameListing | undefined {
  return game.listings[game.listings.indexOf(listing) - 1];
}

/** Whether the fate of a listing (postponed, suspended …) is public. */
export function isFateKnown({ fateAt }: GameListing, now: number) {
  return fateAt !== null && fateAt <= now;
}

/** A start to be determined is known once the game begins. */
export function isTbd({ startsAt, startTimeTbd }: GameListing, now: number) {
  return startTimeTbd && now < startsAt;
}

/** ISO start without milliseconds, as the schedule writes it; a start to be determined reads 3:33 in the API. */
export function gameDate(listing: GameListing, now: number): string {
  const { startsAt } = listing;
  const at = isTbd(listing, now) ? Math.floor(startsAt / 86_400_000) * 86_400_000 + (7 * 60 + 33) * minutes : startsAt;
  return new Date(at).toISOString().replace('.000Z', 'Z');
}
