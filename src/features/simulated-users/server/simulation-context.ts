import type { SimulatedSeason } from '../rules/picks-of-game.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { SimulatedAccount } from './create-simulated-accounts.ts';

/** The simulated users, the season that they play and the database that stores it. */
export type SimulationContext = { db: Db; season: SimulatedSeason; users: readonly SimulatedAccount[] };
