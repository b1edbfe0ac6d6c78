import { expect, test, vi } from 'vitest';
import { inventedHeader } from '#domain/game/testing/invented-game.ts';
import { move, pitch, play, start } from '#domain/game/testing/play-script.ts';
import { manualTime } from '#server/testing/manual-time.ts';
import { soleReader } from './live-reader.ts';
import { createFollower } from './follower.ts';
import { fakeViewer } from './testing/fake-viewer.ts';
import { readingOf, scriptedReader, settle } from './testing/scripted-reader.ts';

function follow(first = readingOf() as ReturnType<typeof readingOf> | Error) {
  const time = manualTime();
  const reader = scriptedReader(first);
  const onEnd = vi.fn<() => void>();
  const warn = vi.fn<(detail: object, message: string) => void>();
  const follower = createFollower({
    reader: soleReader(reader),
    clock: { speed: 1, now: () => (inventedHeader.startsAt ?? 0) + 1000 },
    after: time.after,
    random: () => 0.5,
    realNow: time.now,
    log: { warn },
    onEnd,
  });
  const pass = async (ms: number) => {
    time.pass(ms);
    await settle();
  };
  return { follower, reader, onEnd, warn, time, pass };
}

const over = { ...inventedHeader.status, phase: 'final', text: 'Final' } as const;

test('polls at the interval that the upstream requests and sends a delta to the viewers', async () => {
  const { follower, reader, pass, time } = follow();
  await follower.game;
  const viewer = fakeViewer();
  follower.audience.add(viewer.response);
  expect(time.delays()).toEqual([10_000]);
  reader.next = readingOf([start(0, 1, 'top', 101, 210), pitch(1, 'ball', 1, 0)]);
  await pass(9999);
  expect([reader.reads, viewer.written()]).toEqual([1, '']);
  await pass(1);
  expect(reader.reads).toBe(2);
  expect(viewer.written()).toContain('event:delta');
  expect((await follower.game).view.balls).toBe(1);
});

test('sends nothing when a reading has no change', async () => {
  const { follower, pass } = follow();
  await follower.game;
  const viewer = fakeViewer();
  follower.audience.add(viewer.response);
  await pass(10_000);
  expect(viewer.written()).toBe('');
});

test('after a failed reading viewers see stale data once, and the interval doubles', async () => {
  const { follower, reader, pass, time, warn } = follow();
  await follower.game;
  const viewer = fakeViewer();
  follower.audience.add(viewer.response);
  reader.next = new Error('down');
  await pass(10_000);
  expect(viewer.written()).toContain('"isStale":true');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(time.delays()).toEqual([20_000]);
  await pass(20_000);
  expect(viewer.written().match(/event:fresh/g)).toHaveLength(1);
  expect(time.delays()).toEqual([40_000]);
  reader.next = readingOf();
  await pass(40_000);
  expect(viewer.written()).toContain('"isStale":false');
  expect(time.delays()).toEqual([10_000]);
});

test('ends when a game has had no viewer and no request for twenty seconds', async () => {
  const { follower, pass, onEnd } = follow();
  await follower.game;
  await pass(10_000);
  follower.touch();
  await pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a game that is over is read five more times and then stays in memory', async () => {
  const { follower, reader, pass } = follow(readingOf([{ type: 'status', status: over }]));
  await follower.game;
  follower.audience.add(fakeViewer().response);
  for (let minute = 0; minute < 9; minute += 1) await pass(60_000);
  expect(reader.reads).toBe(1 + 5);
});

test('a correction after the end changes the statistics of the viewers, and the game stays over', async () => {
  const scored = (event: string) =>
    readingOf([...play(0, [1, 'top'], 101, event, move(101, null, 1)), { type: 'status', status: over }]);
  const { follower, reader, pass } = follow(scored('Single'));
  expect((await follower.game).view.totals.away.hits).toBe(1);
  const viewer = fakeViewer();
  follower.audience.add(viewer.response);
  reader.next = scored('Field Error');
  await pass(60_000);
  expect(viewer.written()).toContain('event:delta');
  expect((await follower.game).view).toMatchObject({ status: over, totals: { away: { hits: 0 } } });
});

test('a failed first reading rejects and ends the follower after a pause', async () => {
  const { follower, pass, onEnd } = follow(new Error('down'));
  await expect(follower.game).rejects.toThrow('down');
  await pass(2999);
  expect(onEnd).not.toHaveBeenCalled();
  await pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('stop ends every stream with a reconnection delay and cancels the next poll', async () => {
  const { follower, reader, pass, time } = follow();
  await follower.game;
  const viewer = fakeViewer();
  follower.audience.add(viewer.response);
  void follower.stop();
  expect(viewer.isEnded()).toBe(true);
  expect(viewer.written()).toBe('retry: 3500\n\n');
  expect(time.delays()).toEqual([]);
  await pass(100_000);
  expect(reader.reads).toBe(1);
});
