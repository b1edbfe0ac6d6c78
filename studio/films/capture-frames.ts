import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';

/** A picture file and its time in seconds since the start of the film. */
export type Frame = { file: string; at: number };

/** Writes every frame that the browser paints into the folder until `stop` is called. */
export async function captureFrames(session: CDPSession, folder: string, secondsNow: () => number) {
  const frames: Frame[] = [];
  const written: Promise<void>[] = [];
  let isRunning = true;
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    if (!isRunning) return;
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: secondsNow() });
    written.push(writeFile(file, data, 'base64'));
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
  return {
    frames,
    async stop(): Promise<void> {
      isRunning = false;
      await session.send('Page.stopScreencast');
      await Promise.all(written);
    },
  };
}
