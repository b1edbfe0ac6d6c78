import { lockLeadMs } from '#domain/predictions/lock.ts';
import type { GradedPick } from '#domain/predictions/tally.ts';
import type { League } from '#league/league.ts';
import type { GameListing, ScheduledGame } from '#league/model.ts';
import { currentListing } from '#league/wire/game/listing.ts';

/** A pick that was accepted: for the game on this day (YYYY-MM-DD). */
export type AcceptedPick = { gamePk: number; winnerId: number; date: string };

/** Whether a game takes picks at an instant, by the rules and by what the league itself knows of the game. */
export function isOpenForPicks(league: League, game: ScheduledGame, now: number): boolean {
  const listing = currentListing(game, now);
  const { abstractGameState } = league.status(game.gamePk, now);
  return listing !== undefined && abstractGameState === 'Preview' && now < listing.startsAt - lockLeadMs;
}

/** The listing under which a game counts: of a suspended one the day on which it began. Undefined: it was never played. */
function findCountingListing({ listings }: ScheduledGame): GameListing | undefined {
  if (listings[0]?.fate === 'cancelled') return undefined;
  return listings[0]?.fate === 'postponed' ? listings[1] : listings[0];
}

/** What becomes of a pick, from the league's own book: nothing of the application's is in it. */
export function computeOutcome(league: League, { gamePk, winnerId, date }: AcceptedPick): GradedPick {
  const game = league.game(gamePk);
  const listing = game && findCountingListing(game);
  const winner = league.score(gamePk)?.winnerId ?? null;
  const isVoid = listing?.officialDate !== date || winner === null;
  const state = isVoid ? 'void' : winner === winnerId ? 'correct' : 'wrong';
  return { gamePk, firstPitchAt: listing?.startsAt ?? 0, state };
}
