import { expect, test } from 'vitest';
import { inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import type { Standings } from '#features/standings/contract.ts';
import { writeHtml } from '#platform/http/write-html.ts';
import { writePlainText } from '#platform/http/write-plain-text.ts';
import { clubLine, clubTable } from '#rules/baseball/standings/testing/club-line.ts';
import { standingsDocument } from './standings-document.ts';

const names = ['East', 'Central', 'West'];
const lineOf = (id: number, place: number) =>
  clubLine({ id, wins: 90 - place, losses: 60 + place, gamesBehind: place * 1.5 });

const standings: Standings = {
  season: '2031',
  date: null,
  level: 1,
  firstDay: null,
  lastDay: null,
  isOver: false,
  areTiesBroken: true,
  tables: [
    ...[0, 1, 2, 3, 4, 5].map((division) =>
      clubTable(
        [0, 1, 2, 3, 4].map((place) => lineOf(10 * division + place, place)),
        { name: `${division < 3 ? 'American' : 'National'} League ${names[division % 3]}` },
      ),
    ),
    ...['American', 'National'].map((league) =>
      clubTable(
        Array.from({ length: 12 }, (_, place) => lineOf(place + 1, place - 2)),
        { kind: 'wildCard', name: 'Wild Card', leagueName: `${league} League` },
      ),
    ),
  ],
  freshness: { asOf: 1000, isStale: false },
};

const frame = { now: 1000, notice: 'Simulated.', chances: [] };
const chances = standings.tables.flatMap(({ lines }) => lines.map(({ team }) => inventedClubChances(team.id)));

test('the text of the standings has each club with its record and its chances, in at most 10 kB', () => {
  const document = standingsDocument(standings, { ...frame, chances });
  const text = writePlainText(document, 'https://shot.example').replaceAll(/\s+/g, ' ');
  expect(text).toContain('1. Club 0: 90 wins, 60 losses. Playoffs 61%, division 40%, title 5%.');
  expect(text).toContain('2. Club 1: 89 wins, 61 losses, 1.5 games behind. Playoffs 61%');
  expect(text).toContain('American League Wild Card - 1. Club 1, 3.0 games ahead. - 2. Club 2, 1.5 games ahead.');
  expect(Buffer.byteLength(writeHtml(document))).toBeLessThan(10_000);
});

test('without chances it does not mention them', () => {
  const text = writePlainText(standingsDocument(standings, frame), 'https://shot.example');
  expect(text).toContain('Club 0: 90 wins');
  expect(text).not.toContain('%');
  expect(text).not.toContain('estimate');
});
