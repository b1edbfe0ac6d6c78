import { expect, test } from 'vitest';
import { startTestApp } from '#app/testing/start-test-app.ts';

test('a player always has the same face, and another player has another', async () => {
  const { app } = await startTestApp();
  const [one, again, other] = await Promise.all(
    [660271, 660271, 545361].map((id) => app.inject(`/api/headshots/${id}.svg`)),
  );
  expect(one?.headers['content-type']).toBe('image/svg+xml');
  expect(one?.headers['cache-control']).toContain('max-age=');
  expect(one?.body).toMatch(/^<svg /);
  expect(again?.body).toBe(one?.body);
  expect(other?.body).not.toBe(one?.body);
});

test('100 faces are complete drawings', async () => {
  const { app } = await startTestApp();
  for (let id = 1; id <= 100; id += 1) {
    const { statusCode, body } = await app.inject(`/api/headshots/${id}.svg`);
    expect({ id, statusCode, isWhole: body.endsWith('</svg>') && !body.includes('undefined') }).toEqual({
      id,
      statusCode: 200,
      isWhole: true,
    });
  }
});

test.each(['abc.svg', '1.png', '1', '-1.svg'])('%s is not a player’s picture', async (file) => {
  const { app } = await startTestApp();
  expect((await app.inject(`/api/headshots/${file}`)).statusCode).toBe(400);
});
