import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { addDays } from '#simulator/clock/league-date.ts';
import { createLeague } from '#simulator/create-league.ts';
import { liveFeed } from '#simulator/wire/game/live-feed.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { expectBalance } from './expect-balance.ts';

const openingDay = '2026-03-26';

/** MLB, Triple-A and college, whose feeds differ in the amount of data. */
const levels = [1, 11, 22] as const;

/** Expects the scorecards of so many simulated games at all levels to balance. A forfeited game has no plays. */
export function balanceSimulatedGames(count: number): void {
  const league = createLeague({ seed: 'scorecards', openingDay });
  let games = 0;
  for (let day = 20; games < count; day += 1) {
    const date = addDays(openingDay, day);
    for (const game of levels.flatMap((level) => league.games(level, date))) {
      const played = games < count ? league.play(game.gamePk) : null;
      if (!played || played.isForfeit) continue;
      const body = liveFeed(league, game, played, played.endedAt + 60_000);
      expectBalance(scorecardAt(toGameLog(wireFeed.parse(body))), body, `${game.gamePk} on ${date}`);
      games += 1;
    }
  }
}
