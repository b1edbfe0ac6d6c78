import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLive, isPickable } from '#rules/baseball/game/predicates.ts';

const livePoll = 10_000;
const waitingPoll = 30_000;
const idlePoll = 120_000;
const shortestPoll = 2_000;

type Watched = { games: readonly GameCard[]; isToday: boolean; speed: number };

/** Milliseconds of real time until the next request for the day; false if the day cannot change. */
export function pollInterval({ games, isToday, speed }: Watched): number | false {
  const leagueTime = games.some(isLive) ? livePoll : games.some(isPickable) ? waitingPoll : idlePoll;
  if (!isToday && leagueTime !== livePoll) return false;
  return Math.max(shortestPoll, leagueTime / speed);
}
