import type { LiveGame } from '#contract/games.ts';
import { createCheckpoints, type Checkpoints } from '#domain/game/checkpoints.ts';
import type { GameLog } from '#domain/game/event.ts';
import { findStep, placeAt } from '#domain/replay/find-moment.ts';
import { type Instant, instantAfter } from '#domain/replay/instant.ts';
import { type Moment, momentsOf } from '#domain/replay/moments.ts';

type Replay = { checkpoints: Checkpoints; moments: Moment[] };

const replays = new WeakMap<GameLog, Replay>();

function replayOf(log: GameLog): Replay {
  const known = replays.get(log);
  if (known !== undefined) return known;
  const checkpoints = createCheckpoints(log);
  const replay = { checkpoints, moments: momentsOf(checkpoints) };
  replays.set(log, replay);
  return replay;
}

/**
 * A game at the newest moment of a time (epoch ms, UTC), without anything that became known later; before the first pitch, at the first
 * moment. Null for a game without plays.
 */
export function instantOf(log: GameLog, time: number): (Instant & Required<Pick<LiveGame, 'moment'>>) | null {
  const { checkpoints, moments } = replayOf(log);
  const place = placeAt(moments, time);
  const moment = moments[place];
  if (moment === undefined) return null;
  const timeOf = (found: number | null) => (found === null ? null : (moments[found]?.at ?? null));
  return {
    ...instantAfter(checkpoints, moment.count),
    moment: {
      at: moment.at,
      previousPlay: timeOf(findStep(moments, place, 'play', -1)),
      nextPlay: timeOf(findStep(moments, place, 'play', 1)),
    },
  };
}
