import { expect, test } from 'vitest';
import { createPastResponses } from './past-responses.ts';

const start = Date.UTC(2031, 5, 1, 19);
const delay = 60_000;

/** A standing of one club that a viewer with a delay of a minute reads; results become known with `win`. */
function createStanding() {
  const past = createPastResponses(start);
  let wins = 40;
  return {
    read: (now: number, isLive = false) =>
      past.read({ address: 'standings', instant: now - delay, now, isLive }, async () => ({ wins })),
    win(now: number) {
      wins += 1;
      past.noteResults(now);
    },
  };
}

test('the newest response is read if no result has become known since the instant', async () => {
  const { read } = createStanding();
  expect(await read(start + delay)).toEqual({ wins: 40 });
});

test('a response of which nothing earlier is known is refused until the delay has passed', async () => {
  const { read, win } = createStanding();
  win(start + 90_000);
  await expect(read(start + 100_000)).rejects.toMatchObject({ code: 'not_yet', retryAfter: 60 });
  await expect(read(start + 149_000)).rejects.toMatchObject({ code: 'not_yet' });
  expect(await read(start + 150_000)).toEqual({ wins: 41 });
});

test('a response that was read before a result is read until the delay has passed', async () => {
  const { read, win } = createStanding();
  await read(start + 100_000);
  win(start + 110_000);
  expect(await read(start + 161_000)).toEqual({ wins: 40 });
  expect(await read(start + 220_999)).toEqual({ wins: 40 });
  expect(await read(start + 221_000)).toEqual({ wins: 41 });
});

test('a response that changes while games are played is never read without a known earlier one', async () => {
  const { read } = createStanding();
  await expect(read(start + 2 * delay, true)).rejects.toMatchObject({ code: 'not_yet' });
  expect(await read(start + 3 * delay, true)).toEqual({ wins: 40 });
});
