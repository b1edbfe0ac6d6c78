import type { League } from '../league.ts';

/** The input of every response: the league and a time (epoch ms). */
export type World = { league: League; now: number };
