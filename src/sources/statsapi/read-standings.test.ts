import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { raceRules } from '#rules/baseball/standings/race-rules.ts';
import { gamesBehindText } from '#rules/baseball/standings/standings-figures.ts';
import { standingsTables } from '#rules/baseball/standings/standings-tables.ts';
import { toStandings } from '#sources/statsapi/read-standings.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';

const files = {
  '2022': 'standings/standings-2022-final-hydrate-team.json',
  '2024': 'standings/standings-2024-pydantic.json',
};
type Year = keyof typeof files;

const officialSchema = z.object({
  records: z.array(
    z.object({
      teamRecords: z.array(
        z.object({
          team: z.object({ id: z.number() }),
          gamesBack: z.string(),
          wildCardGamesBack: z.string(),
          records: z.object({
            expectedRecords: z.array(z.object({ type: z.string(), wins: z.number(), losses: z.number() })),
          }),
        }),
      ),
    }),
  ),
});

const official = (year: Year) =>
  officialSchema.parse(readRecordedBody(files[year])).records.flatMap(({ teamRecords }) => teamRecords);
const tables = (year: Year) =>
  standingsTables(toStandings(readRecordedBody(files[year])), { rules: raceRules(year), games: null, isOver: true });
const lines = (year: Year) => tables(year).flatMap((table) => table.lines.map((line) => ({ kind: table.kind, line })));

describe.skipIf(!hasRecordings).each(['2022', '2024'] as const)('the final standings of %s', (year) => {
  const figures = (kind: string, figure: (line: ReturnType<typeof lines>[number]['line']) => unknown) =>
    Object.fromEntries(
      lines(year)
        .filter((each) => each.kind === kind)
        .map(({ line }) => [line.team.id, figure(line)]),
    );

  test('have the league’s games behind', () => {
    expect(figures('division', ({ gamesBehind }) => gamesBehindText(gamesBehind))).toEqual(
      Object.fromEntries(official(year).map(({ team, gamesBack }) => [team.id, gamesBack])),
    );
  });

  test('have the league’s games behind in the wild card', () => {
    const chasing = official(year).filter(({ gamesBack }, place) => gamesBack !== '-' || place % 5 !== 0);
    expect(figures('wildCard', ({ gamesBehind }) => gamesBehindText(gamesBehind))).toEqual(
      Object.fromEntries(chasing.map(({ team, wildCardGamesBack }) => [team.id, wildCardGamesBack])),
    );
  });

  test('have the league’s expected records', () => {
    const officialRecords = official(year).map(({ team, records }) => {
      const { wins, losses } = records.expectedRecords.find(({ type }) => type === 'xWinLoss') ?? {};
      return [team.id, { wins, losses }];
    });
    expect(figures('division', ({ expected }) => expected)).toEqual(Object.fromEntries(officialRecords));
  });
});

describe.skipIf(!hasRecordings)('the postseason teams, verified by hand', () => {
  const places = (year: Year) =>
    tables(year).map(({ name, lines: all }) => [
      name,
      all.filter(({ magicNumber }) => magicNumber === 0).map(({ team }) => team.abbreviation),
    ]);

  test('in 2022 Atlanta won the East, tied with the Mets', () =>
    expect(places('2022')).toEqual([
      ['American League East', ['NYY']],
      ['American League Central', ['CLE']],
      ['American League West', ['HOU']],
      ['National League East', ['ATL']],
      ['National League Central', ['STL']],
      ['National League West', ['LAD']],
      ['Wild Card', ['TOR', 'SEA', 'TB']],
      ['Wild Card', ['NYM', 'SD', 'PHI']],
    ]));

  test('in 2024 Arizona missed the postseason, tied with Atlanta and the Mets', () =>
    expect(places('2024').slice(-2)).toEqual([
      ['Wild Card', ['BAL', 'KC', 'DET']],
      ['Wild Card', ['SD', 'NYM', 'ATL']],
    ]));
});
