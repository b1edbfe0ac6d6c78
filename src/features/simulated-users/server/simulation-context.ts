import type { FanSeason } from '../rules/picks-of-game.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { FanAccount } from './create-fan-accounts.ts';

/** The simulated fans, the season that they play and the database that stores it. */
export type SimulationContext = { db: Db; season: FanSeason; fans: readonly FanAccount[] };
