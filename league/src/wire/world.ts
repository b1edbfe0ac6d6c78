import type { League } from '../league.ts';

/** What an answer is a function of: the league and an instant (epoch ms). */
export type World = { league: League; now: number };
