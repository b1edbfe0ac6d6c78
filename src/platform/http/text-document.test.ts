import { describe, expect, test } from 'vitest';
import { heading, plainPath, type TextDocument } from './text-document.ts';
import { countFitting, maxDocumentBytes, writeHtml } from './write-html.ts';
import { writePlainText } from './write-plain-text.ts';

const document: TextDocument = {
  title: 'Owls & Herons',
  path: '/TodaysGame/7/text?inning=2',
  page: '/TodaysGame/7',
  blocks: [
    heading('Now'),
    { kind: 'facts', facts: ['Count: 1 ball <b>, 2 strikes.', 'Outs: 1.'] },
    { kind: 'list', items: ['Pitch 1: Ball.'] },
    heading('Ada Marsh: Single', 3),
    { kind: 'links', links: [{ label: 'Inning 1', path: '/TodaysGame/7/text?inning=1', note: '2 runs' }] },
  ],
};

test('a page has the blocks in order, escaped, without scripts and files', () => {
  const page = writeHtml(document);
  expect(page).toContain('<title>Owls &amp; Herons · Called Shot</title>');
  expect(page).toContain(
    '<h1>Owls &amp; Herons</h1><h2>Now</h2><p>Count: 1 ball &lt;b&gt;, 2 strikes.</p><p>Outs: 1.</p><ul><li>Pitch 1: Ball.</li></ul>' +
      '<h3>Ada Marsh: Single</h3><ul><li><a href="/TodaysGame/7/text?inning=1">Inning 1</a>: 2 runs</li></ul>',
  );
  expect(page).toContain('<link rel="alternate" type="text/plain" href="/TodaysGame/7/text.txt?inning=2">');
  expect(page).not.toMatch(/<script|src=|url\(|@import/);
});

test('plain text has the same blocks, one fact per line, and links to plain text', () =>
  expect(writePlainText(document, 'https://shot.example')).toBe(`# Owls & Herons

## Now
Count: 1 ball <b>, 2 strikes.
Outs: 1.
- Pitch 1: Ball.

### Ada Marsh: Single
- Inning 1: 2 runs
  /TodaysGame/7/text.txt?inning=1

URLs begin with
  https://shot.example
`));

describe('plain text', () => {
  const factsOf = (...facts: string[]) => writePlainText({ ...document, blocks: [{ kind: 'facts', facts }] }, '');

  test('has no line of more than 80 columns, even with a word that is longer', () => {
    const text = factsOf('many words '.repeat(40), 'x'.repeat(500), 'é'.repeat(200));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text).toContain('many words many');
  });

  test('cannot control a terminal or turn the text around', () =>
    expect(factsOf('Ada\u001b[2J Marsh\u202e, 7:10\u202fPM\nOuts: 9.')).toContain('Ada[2J Marsh, 7:10 PM Outs: 9.\n'));
});

test.each([
  ['/today/text', '/today/text.txt'],
  ['/today/text?level=11', '/today/text.txt?level=11'],
  ['/TodaysGame/7', '/TodaysGame/7'],
  ['/texts/1', '/texts/1'],
])('the plain text of %s is at %s', (path, plain) => expect(plainPath(path)).toBe(plain));

describe('the items that fit', () => {
  const items = (count: number, length: number) =>
    Array.from({ length: count }, () => [{ kind: 'facts', facts: ['x'.repeat(length)] } as const]);

  test('are all of a short list', () => expect(countFitting(items(5, 100), document)).toBe(5));

  test('are as many as the largest size allows', () => {
    const count = countFitting(items(200, 100), document);
    const sizeWith = (number: number) =>
      Buffer.byteLength(writeHtml({ ...document, blocks: [...document.blocks, ...items(number, 100).flat()] }));
    expect(sizeWith(count)).toBeLessThanOrEqual(maxDocumentBytes);
    expect(sizeWith(count + 1)).toBeGreaterThan(maxDocumentBytes);
  });

  test('are at least one', () => expect(countFitting(items(3, 20_000), document)).toBe(1));
});
