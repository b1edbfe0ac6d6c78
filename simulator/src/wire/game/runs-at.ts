import type { ScheduledGame } from '../../model.ts';
import { momentAt } from './live-feed.ts';
import type { World } from '../world.ts';

/** Runs of both teams; null before the first pitch. A finished game needs no play-by-play. */
export function runsAt(
  { league, now }: World,
  { gamePk }: ScheduledGame,
): { away: number; home: number; isFinal: boolean } | null {
  const state = league.status(gamePk, now).abstractGameState;
  if (state === 'Preview') return null;
  const score = league.score(gamePk);
  if (!score || score.firstPitchAt > now) return null;
  if (score.endedAt <= now) return { away: score.away, home: score.home, isFinal: state === 'Final' };
  const played = league.play(gamePk);
  const moment = played ? momentAt(played, now) : null;
  return { away: moment?.awayScore ?? 0, home: moment?.homeScore ?? 0, isFinal: false };
}
