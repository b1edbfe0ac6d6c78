import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inventedCard, inventedClub, inventedStatus } from '#rules/baseball/game/testing/invented-card.ts';
import { GameStrip } from './game-strip.tsx';

const live = inventedCard({
  status: inventedStatus('live'),
  inning: 2,
  inningState: 'Middle',
  teams: { away: inventedClub(110, 3), home: inventedClub(121, 1) },
  lineScore: { away: { runs: [3, 0], hits: 4, errors: 0 }, home: { runs: [1, null], hits: 2, errors: 1 } },
});
const open = inventedCard({ gamePk: 2, doubleHeaderGame: 2 });

/** The texts of the games, as they are read aloud. */
function textsOf(hasLines: boolean): string[] {
  const props = { title: 'Games', label: 'Games', none: '', games: [live, open], hasLines };
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(GameStrip, props)));
  return [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, game = '']) =>
    game
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test('a strip with line scores has the runs of each inning, runs, hits and errors of a game in progress', () => {
  const [first, second] = textsOf(true);
  expect(first).toContain('CLB by inning 3 0 3 runs 4 hits 0 errors CLB by inning 1 1 runs 2 hits 1 errors');
  expect(second).not.toContain('by inning');
  expect(second).toContain(', game 2');
});

test('without them there is only the score', () => expect(textsOf(false)[0]).toContain('CLB 3 CLB 1 '));
