import { expect, test } from 'vitest';
import type { PlayerResponse } from '../contract.ts';
import { inventedBio, inventedYears } from './testing/invented-player.ts';
import { renderWith } from '#app/testing/render-with.ts';

const response: PlayerResponse = {
  player: inventedBio,
  isEstablished: true,
  stats: [inventedYears],
  freshness: { asOf: Date.UTC(2026, 6, 18), isStale: false },
};

test('a group without statistics shows the message of the specification, an unknown group names the choice', async () => {
  const path = `/player/${inventedBio.id}/`;
  expect((await renderWith(`${path}?group=pitching`, { 'GET /api/players/:id': response })).html).toContain(
    'No qualifying data this season',
  );
  expect((await renderWith(`${path}?group=luck`, { 'GET /api/players/:id': response })).html).toContain(
    'Choose one above.',
  );
});
