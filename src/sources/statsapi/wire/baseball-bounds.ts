import { z } from 'zod';
import { optional, number, ordinal, integer } from './tolerant.ts';

/** Bounds of figures, far above every record and low enough for every page. */

/** fits the integer columns of the database */
export const id = z.int().min(0).max(2_147_483_647);
export const optionalId = optional(id);

/** the longest professional game had 33 innings */
export const mostInnings = 60;
export const requiredInning = z.int().min(0).max(mostInnings);
export const inning = optional(requiredInning);

/** of one club in a game */
export const runs = integer(0, 99);
/** hits, pitches or another count of one player or club in a game */
export const gameCount = integer(0, 999);
/** games, runs or another count of a club in a season */
export const seasonCount = integer(0, 9999);
export const runDifferential = integer(-9999, 9999);
export const rank = ordinal(0, 9999);

export const balls = integer(0, 4);
export const strikes = integer(0, 3);
export const outs = integer(0, 3);
/** the index of a play in its game, or of an event in its play */
export const index = integer(0, 999);

export const mph = number(0, 200);
/** of the strike zone, above the ground */
export const zoneFeet = number(0, 20);
export const degrees = number(-360, 360);

export const age = integer(0, 150);
export const year = integer(1800, 2199);
