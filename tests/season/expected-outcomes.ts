import { lockLeadMs } from '#rules/picks/lock.ts';
import type { GradedPick } from '#rules/picks/tally.ts';
import type { League } from '#simulator/league.ts';
import type { GameListing, ScheduledGame } from '#simulator/model.ts';
import { currentListing } from '#simulator/wire/game/listing.ts';

/** An accepted pick, with the game's official date (YYYY-MM-DD). */
export type AcceptedPick = { gamePk: number; winnerId: number; date: string };

/** Whether a game is open for picks at a time, from the rules and the league's own data. */
export function isOpenForPicks(league: League, game: ScheduledGame, now: number): boolean {
  const listing = currentListing(game, now);
  const { abstractGameState } = league.status(game.gamePk, now);
  if (game.gameType !== 'R') return false;
  return listing !== undefined && abstractGameState === 'Preview' && now < listing.startsAt - lockLeadMs;
}

/** Finds the listing for which a game counts; a suspended game counts for the day it started. Undefined when it was never played. */
function findCountingListing({ listings }: ScheduledGame): GameListing | undefined {
  if (listings[0]?.fate === 'cancelled') return undefined;
  return listings[0]?.fate === 'postponed' ? listings[1] : listings[0];
}

/** Computes the outcome of a pick only from the league's own data. */
export function computeOutcome(league: League, { gamePk, winnerId, date }: AcceptedPick): GradedPick {
  const game = league.game(gamePk);
  const listing = game && findCountingListing(game);
  const winner = league.score(gamePk)?.winnerId ?? null;
  const isVoid = listing?.officialDate !== date || winner === null;
  const state = isVoid ? 'void' : winner === winnerId ? 'correct' : 'wrong';
  return { gamePk, officialDate: date, firstPitchAt: listing?.startsAt ?? 0, state };
}
