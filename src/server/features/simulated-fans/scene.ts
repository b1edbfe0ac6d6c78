import type { FanSeason } from '#domain/simulated-fans/calls-of-game.ts';
import type { Db } from '#server/db/open-db.ts';
import type { AdmittedFan } from './admit-fans.ts';

/** Who plays which season, and where it is written down. */
export type Scene = { db: Db; season: FanSeason; fans: readonly AdmittedFan[] };
