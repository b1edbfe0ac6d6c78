import { test } from 'vitest';
import { balanceSimulatedGames } from '#tests/support/scorecards/balance-simulated-games.ts';

// tests/long has 500
test('every scorecard of 50 simulated games balances', () => balanceSimulatedGames(50));
