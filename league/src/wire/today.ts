import { leagueDateOf } from '../clock/league-date.ts';
import type { World } from './world.ts';

/** The league's day of the world's instant. */
export const todayOf = ({ now }: Pick<World, 'now'>) => leagueDateOf(now);
