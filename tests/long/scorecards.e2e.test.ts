import { test } from 'vitest';
import { balanceSimulatedGames } from '#tests/support/scorecards/balance-simulated-games.ts';

test('every scorecard of 500 simulated games balances', () => {
  balanceSimulatedGames(500);
});
