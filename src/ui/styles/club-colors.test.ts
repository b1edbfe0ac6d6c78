import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clubs } from '#rules/baseball/teams/clubs.ts';

test('the style sheet has the colors of every club from the domain', () => {
  const sheet = readFileSync(new URL('./club-colors.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const missing = clubs.filter(
    ({ id, onLight, onDark }) => !sheet.includes(`[data-club='${id}'] { --club: light-dark(${onLight}, ${onDark});`),
  );
  expect(missing).toEqual([]);
});
