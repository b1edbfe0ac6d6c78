import type { FanSeason } from '#domain/simulated-fans/picks-of-game.ts';
import type { Db } from '#server/db/open-db.ts';
import type { FanAccount } from './create-fan-accounts.ts';

/** The simulated fans, the season that they play and the database that stores it. */
export type SimulationContext = { db: Db; season: FanSeason; fans: readonly FanAccount[] };
