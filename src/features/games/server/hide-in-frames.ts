import { liveGameSchema } from '../contract.ts';
import { createRecordFilter } from '#sources/live/codec/create-record-filter.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import { deltaFrame, viewFrame } from '#sources/live/server/stream-frames.ts';

const end = '\n\n';

type Filter = ReturnType<typeof createRecordFilter>;

function hideInFrame(frame: string, view: GameView, filter: Filter): Buffer {
  const [, id, event, data] = /^id:(\d+)\nevent:(view|delta)\ndata:(.*)$/.exec(frame) ?? [];
  if (id === undefined || data === undefined) return Buffer.from(`${frame}${end}`);
  if (event === 'delta') return deltaFrame(Number(id), filter(data));
  const game = liveGameSchema.parse(JSON.parse(data));
  return viewFrame(Number(id), hideRecords(game.view ?? view), game.freshness);
}

const hidden = new WeakMap<Buffer, Buffer>();

/** The frames of a stream without what earlier games have decided, made once for all viewers. `view`: any of the game */
export function hideInFrames(frames: Buffer, view: GameView): Buffer {
  const known = hidden.get(frames);
  if (known !== undefined) return known;
  const filter = createRecordFilter(view);
  const parts = frames.toString().split(end);
  const made = Buffer.concat(parts.filter((part) => part !== '').map((part) => hideInFrame(part, view, filter)));
  hidden.set(frames, made);
  return made;
}
