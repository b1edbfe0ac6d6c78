import { describe, expect, test } from 'vitest';
import { tonightOf } from '#app/testing/invented-chances.ts';
import { writeHtml } from '#platform/http/write-html.ts';
import { columns, writePlainText } from '#platform/http/write-plain-text.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { inventedHeader } from '#rules/baseball/game/testing/invented-game.ts';
import { end, move, out, pitch, runners, start, type Untimed } from '#rules/baseball/game/testing/play-script.ts';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { createLiveGame } from '#sources/live/server/live-game.ts';
import { readingOf } from '#sources/live/server/testing/scripted-reader.ts';
import { gameDocument, inningDocument } from './routes.ts';

const frame = { now: 61_000, notice: 'This is a simulated league.', tonight: null };
const maxBytes = 10_000;

const liveOf = (log: GameLog, isStale = false) =>
  createLiveGame({
    snapshot: { version: 1, log, box: readingOf().box, pitchVideos: {}, asOf: 1000, arrivals: [], delta: null },
    updates: [],
    freshness: { asOf: 1000, isStale },
  });
const liveAfter = (events: Untimed[], isStale = false) => liveOf(readingOf(events).log, isStale);
const textOf = (live: ReturnType<typeof liveOf>) =>
  writePlainText(gameDocument(live, {}, frame), 'https://shot.example');

const inProgress = [
  start(0, 1, 'top', 101, 210),
  pitch(1, 'ball', 1, 0),
  runners(move(101, null, 2)),
  end('Double', 'Ada Player-1 doubles.'),
  start(1, 1, 'top', 102, 210),
  pitch(1, 'called', 0, 1),
  pitch(2, 'ball', 1, 1),
];

describe('the text of a game', () => {
  test('in progress has the situation, the newest pitch first, plays and line score', () => {
    const text = textOf(liveAfter(inProgress));
    expect(text).toContain('# Ospreys at Herons\nTop 1st.\nScore: Ospreys 0, Herons 0.\nAs of ');
    expect(text).toContain(
      '## Now\nCount: 1 ball, 1 strike.\nOuts: 0.\nOn second: Ada Player-1.\nAt bat: Ada Player-2, bats right.\n' +
        'Pitching: Hal Player-10, 3 pitches.\nOn deck: Ada Player-3.\nIn the hole: Ada Player-4.\nWin probability: ',
    );
    expect(text).toContain(
      '## Pitches to Ada Player-2\n- Pitch 2: Slider, 88.1 mph, ball, in the zone.\n- Pitch 1: Slider, 88.1 mph, called',
    );
    expect(text).toContain('## Last plays\nTop 1st: Ada Player-1 doubles.\n');
    expect(text).toContain('Ospreys: runs 0, hits 1, errors 0.');
    expect(text).toContain('- 1st inning\n  /TodaysGame/1/text.txt?inning=1\n');
    expect(text).toContain('- This game with pictures\n  /TodaysGame/1\n');
    expect(text).toContain('\nThis is a simulated league.\n');
  });

  test('between half-innings says who is due up', () => {
    const outs = [0, 1, 2].flatMap((index) => [
      start(index, 1, 'top', 101 + index, 210),
      runners(out(101 + index, null)),
      end('Groundout', `Out ${index + 1}.`),
    ]);
    const text = textOf(liveAfter(outs));
    expect(text).toContain('Middle 1st.');
    expect(text).toContain('## Now\nDue up: Hal Player-1.\nThen: Hal Player-2.\nLast play: Out 3.\n');
  });

  test('of an upstream that fails says how old it is', () => {
    const text = textOf(liveAfter(inProgress, true)).replaceAll('\n', ' ');
    expect(text).toContain('data service is not responding. This is from 7:00:01 PM EST, 1 minute ago.');
  });

  test('to come has the lineups, the starters and the lock', () => {
    const log = readingOf().log;
    const status = { ...inventedHeader.status, phase: 'open', text: 'Scheduled' } as const;
    const live = liveOf({ header: { ...log.header, status, startsAt: 3_600_000 }, events: [] });
    const text = textOf(live);
    expect(text).toMatch(/Picks lock on December 31 at 7:50\sPM EST\./);
    expect(text).toContain(
      '## Invented Herons, 40 wins and 30 losses\nStarting pitcher: Hal Player-10.\n- 1. Hal Player-1, CF',
    );
    expect(text).not.toContain('Line score');
    expect(text).not.toContain('playoffs');
    const { current: tonight } = tonightOf(live.view);
    expect(writePlainText(gameDocument(live, {}, { ...frame, tonight }), '')).toContain(
      '## What it means for the season\nOspreys: playoffs 40% now, 43% with a win, 36% with a loss.\nHerons: playoffs 61% now,',
    );
  });

  test('in progress does not say what was known of the season before it', () => {
    const live = liveAfter(inProgress);
    const { current: tonight } = tonightOf(live.view);
    expect(writePlainText(gameDocument(live, {}, { ...frame, tonight }), '')).not.toContain('playoffs');
  });

  test('that is over has the decisions', () => {
    const log = randomGame(3);
    const save = { id: 215, name: 'Hal Closer' };
    const decisions = { winner: { id: 210, name: 'Hal Player-10' }, loser: null, save };
    const text = textOf(liveOf({ ...log, header: { ...log.header, decisions } }));
    expect(text).toContain('## Decisions\nWinning pitcher: Hal Player-10.\nSave: Hal Closer.\n');
    expect(text).not.toContain('## Now');
  });
});

describe('an inning', () => {
  test('has every play with notes and pitches in order', () => {
    const text = writePlainText(inningDocument(liveAfter(inProgress), { inning: 1 }, frame), '');
    expect(text).toContain('# Ospreys at Herons, 1st inning\n');
    expect(text).toContain(
      '## Top 1st: Ospreys bat\n\n### Ada Player-1: Double\nAda Player-1 doubles. 0 outs.\n- Pitch 1:',
    );
    expect(text).toContain('### Ada Player-2 bats\n');
  });

  test('that was not played is not found', () =>
    expect(() => inningDocument(liveAfter(inProgress), { inning: 2 }, frame)).toThrow('no play of the 2nd inning'));
});

test.each([1, 2, 3, 4, 5, 6])('every text of random game %i is small, and every play is in one of them', (seed) => {
  const live = liveOf(randomGame(seed, 30));
  const documents = [gameDocument(live, {}, frame)];
  let read = 0;
  for (let inning = 1; inning <= (live.view.inning ?? 0); inning += 1) {
    for (let from: number | undefined = 0; from !== undefined;) {
      const document = inningDocument(live, { inning, from }, frame);
      documents.push(document);
      read += document.blocks.filter((block) => block.kind === 'heading' && block.level === 3).length;
      from = nextFrom(writeHtml(document));
    }
  }
  expect(read).toBe(live.plateAppearances().length);
  for (const document of documents) {
    expect(Buffer.byteLength(writeHtml(document))).toBeLessThanOrEqual(maxBytes);
    const lines = writePlainText(document, 'https://shot.example').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  }
});

/** The play with which the next page of an inning begins. */
function nextFrom(page: string): number | undefined {
  const found = /from=(\d+)">The next plays/.exec(page)?.[1];
  return found === undefined ? undefined : Number(found);
}

test('a game of many runs keeps its newest scoring plays', () => {
  const blows = Array.from({ length: 90 }, (_, index) => [
    start(index, 1, 'top', 101 + (index % 9), 210),
    runners(move(101 + (index % 9), null, 'home')),
    end(
      'Home Run',
      `Home run number ${index + 1}, to the far corner of the park over everything that stands in its way.`,
      1,
    ),
  ]);
  const page = writeHtml(gameDocument(liveAfter(blows.flat()), {}, frame));
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(maxBytes);
  expect(page).toContain('Home run number 90,');
  expect(page).not.toContain('Home run number 2,');
  expect(page).toContain('Earlier scoring plays are on the pages of the innings.');
});
