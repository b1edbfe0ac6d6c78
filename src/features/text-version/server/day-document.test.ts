import { describe, expect, test } from 'vitest';
import { tonightOf } from '#app/testing/invented-chances.ts';
import type { GamesDay } from '#features/games/contract.ts';
import { writeHtml } from '#platform/http/write-html.ts';
import { columns, writePlainText } from '#platform/http/write-plain-text.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { inventedCard, inventedClub } from '#rules/baseball/game/testing/invented-card.ts';
import { dayDocument } from './day-document.ts';

const now = Date.UTC(2026, 6, 18, 20);
const frame = { now, notice: 'This is a simulated league.', locks: new Map(), tonight: null, worths: [] };
const hour = 3_600_000;

const club = (id: number, shortName: string, score: number | null = null) => ({
  ...inventedClub(id, score),
  shortName,
});
const status = (phase: GameCard['status']['phase'], text: string) => ({ ...inventedCard().status, phase, text });
const dayOf = (games: GameCard[], level = 1): GamesDay => ({
  date: '2026-07-18',
  level,
  games,
  freshness: { asOf: now, isStale: false },
});
const textOf = (games: GameCard[]) => writePlainText(dayDocument(dayOf(games), { level: 1 }, frame), '');

const live = inventedCard({
  gamePk: 5,
  status: status('live', 'In Progress'),
  teams: { away: club(110, 'Orioles', 3), home: club(121, 'Mets', 12) },
  inning: 7,
  inningState: 'Bottom',
  outs: 1,
  bases: { first: 1, second: null, third: 3 },
});
const upcoming = inventedCard({
  gamePk: 6,
  startsAt: now + 2 * hour,
  status: status('open', 'Scheduled'),
  teams: { away: club(144, 'Braves'), home: club(143, 'Phillies') },
});
const postponed = inventedCard({
  gamePk: 7,
  status: { ...status('void', 'Postponed: Rain'), detail: 'postponed' },
  rescheduledTo: '2026-07-20',
});

describe('the text of a day', () => {
  test('has each game with state, score, situation, lock and link under the heading of its state', () => {
    const text = textOf([live, upcoming, postponed]);
    expect(text).toContain(
      '# MLB games of Saturday, July 18, 2026\n3 games.\nNext lock: 5:50 PM EDT, in 110 min, Braves at',
    );
    expect(text).toContain(
      '## In progress\n- Orioles at Mets: Bottom 7th. Orioles 3, Mets 12. 1 out, runners on first and\n  third.\n  /TodaysGame/5/text.txt\n',
    );
    expect(text).toContain(
      '## To come\n- Braves at Phillies: July 18 at 6:00 PM EDT. Picks lock at 5:50 PM EDT.\n  /TodaysGame/6/text.txt\n',
    );
    expect(text).toContain('## Not played\n- Club at Club: Postponed. Moved to 2026-07-20.\n');
    expect(text).toContain('- Previous day\n  /today/text.txt?date=2026-07-17\n- Next day\n');
    expect(text).toContain('- AAA games\n  /today/text.txt?level=11\n');
  });

  test('names the game that matters most for the season', () => {
    const { current: tonight } = tonightOf(upcoming);
    const document = dayDocument(dayOf([live, upcoming]), { level: 1 }, { ...frame, tonight });
    expect(writePlainText(document, '')).toContain('Matters most: Braves–Phillies, Phillies’ playoffs ±6 points.\n');
    expect(textOf([live, upcoming])).not.toContain('Matters most');
  });

  test('names the game that is worth watching, from the least worth on', () => {
    const named = (worth: number) =>
      writePlainText(
        dayDocument(
          dayOf([live]),
          { level: 1 },
          { ...frame, worths: [{ gamePk: 5, worth, reason: 'tied in the ninth' }] },
        ),
        '',
      );
    expect(named(2)).toContain(
      '## Worth watching now\n- Orioles at Mets: tied in the ninth.\n  /TodaysGame/5/text.txt\n',
    );
    expect(named(1.9)).not.toContain('Worth watching');
  });

  test('without games says so', () => expect(textOf([])).toContain('No games.'));

  test('keeps the level in its links, and links to the page', () => {
    const document = dayDocument(dayOf([live], 11), { level: 11, date: '2026-07-18' }, frame);
    expect(document.page).toBe('/today?date=2026-07-18&level=11');
    expect(writeHtml(document)).toContain('href="/today/text?date=2026-07-17&amp;level=11"');
  });

  test.each([15, 150])('of %i games is small, and the rest is linked', (count) => {
    const games = Array.from({ length: count }, (_, place) => ({ ...live, gamePk: 700_000 + place }));
    let from = 0;
    let read = 0;
    for (let pages = 0; pages === 0 || from > 0; pages += 1) {
      const document = dayDocument(dayOf(games), { level: 1, from }, frame);
      const page = writeHtml(document);
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(10_000);
      const lines = writePlainText(document, '').split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      read += page.split('Orioles at Mets').length - 1;
      from = Number(/from=(\d+)">The next \d+ games/.exec(page)?.[1] ?? 0);
    }
    expect(read).toBe(count);
    expect(count === 15 ? from : 0).toBe(0);
  });
});
