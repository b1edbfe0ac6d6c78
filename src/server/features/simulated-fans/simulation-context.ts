import type { FanSeason } from '#domain/simulated-fans/picks-of-game.ts';
import type { Db } from '#server/db/open-db.ts';
import type { FanAccount } from './create-fan-accounts.ts';

/** Who plays which season, and where it is written down. */
export type SimulationContext = { db: Db; season: FanSeason; fans: readonly FanAccount[] };
