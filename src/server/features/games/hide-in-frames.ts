import { liveGameSchema } from '#contract/games.ts';
import { withoutRecords } from '#contract/live/without-records.ts';
import type { GameView } from '#domain/game/model.ts';
import { hideRecords } from '#domain/hidden-scores/hide-result.ts';
import { deltaFrame, viewFrame } from '#server/live/stream-frames.ts';

const end = '\n\n';

function hideInFrame(frame: string, view: GameView): Buffer {
  const [, id, event, data] = /^id:(\d+)\nevent:(view|delta)\ndata:(.*)$/.exec(frame) ?? [];
  if (id === undefined || data === undefined) return Buffer.from(`${frame}${end}`);
  if (event === 'delta') return deltaFrame(Number(id), withoutRecords(data, view));
  const game = liveGameSchema.parse(JSON.parse(data));
  return viewFrame(Number(id), hideRecords(game.view ?? view), game.freshness);
}

const hidden = new WeakMap<Buffer, Buffer>();

/** The frames of a stream without what earlier games have decided, made once for all viewers. `view`: any of the game */
export function hideInFrames(frames: Buffer, view: GameView): Buffer {
  const known =
    hidden.get(frames) ??
    Buffer.concat(
      frames
        .toString()
        .split(end)
        .filter((frame) => frame !== '')
        .map((frame) => hideInFrame(frame, view)),
    );
  hidden.set(frames, known);
  return known;
}
