import { startOfDay } from '../../clock/league-date.ts';
import { Random } from '../../rng/random.ts';
import { minute, type PlannedGame } from '../../season/planned-game.ts';
import type { GameRecord } from '../simulate-game.ts';

/** Converts time of play to league time, with rain delays and suspensions. */
export type GameTimes = {
  /** when the lineups are announced, before the scheduled start */
  lineupsAt: number;
  firstPitchAt: number;
  endedAt: number;
  /** epoch ms of a time of play (ms since the first pitch) */
  at(playTime: number): number;
  rain: { from: number; to: number } | null;
  suspension: { from: number; to: number } | null;
};

/** Returns the end of the first play that ends at or after a time of play, because a pause never interrupts a play. */
function pauseAfter(record: GameRecord, playTime: number): number | null {
  const play = record.plays.slice(0, -4).find((candidate) => candidate.endedAt >= playTime);
  return play ? play.endedAt : null;
}

/** Computes the times of a game: a pure function of its arguments. */
export function gameTimes(seed: string, game: PlannedGame, record: GameRecord): GameTimes {
  const random = new Random(`${seed}/times/${game.gamePk}`);
  const [listed, resumed] = game.listings;
  const isSuspended = game.suspendAfter !== null && resumed !== undefined;
  const { startsAt = 0, officialDate = '' } = (isSuspended ? listed : game.listings.at(-1)) ?? {};
  const firstPitchAt = startsAt + game.startDelay * minute + random.int(20, 200) * 1000;
  const stretch = Math.max(1, (game.coverUntil - firstPitchAt) / record.duration);
  const rainStop = game.rainDelay ? pauseAfter(record, game.rainDelay.afterMinutes * minute) : null;
  const rainLength = rainStop === null ? 0 : (game.rainDelay?.lengthMinutes ?? 0) * minute;
  const suspendStop = isSuspended ? pauseAfter(record, (game.suspendAfter ?? 0) * minute) : null;
  const suspendedAt = suspendStop === null ? 0 : firstPitchAt + suspendStop * stretch + 20_000;
  const gap = suspendStop === null ? 0 : (resumed?.startsAt ?? 0) + 2 * minute - suspendedAt;
  const at = (playTime: number): number => {
    const waited =
      (rainStop !== null && playTime > rainStop ? rainLength : 0) +
      (suspendStop !== null && playTime > suspendStop ? gap : 0);
    return Math.round(firstPitchAt + playTime * stretch + waited);
  };
  const rainFrom = rainStop === null ? 0 : firstPitchAt + rainStop * stretch + 15_000;
  return {
    // not before the roster moves of the day
    lineupsAt: Math.max(startsAt - 150 * minute, startOfDay(officialDate)),
    firstPitchAt,
    endedAt: at(record.duration),
    at,
    rain: rainStop === null ? null : { from: Math.round(rainFrom), to: Math.round(rainFrom + rainLength - 20_000) },
    suspension: suspendStop === null ? null : { from: Math.round(suspendedAt), to: Math.round(suspendedAt + gap) },
  };
}
