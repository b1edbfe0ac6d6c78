import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BracketSeries, createBracket } from '#rules/baseball/bracket.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { toPostseasonGames } from './read-postseason-games.ts';

const game = (change: object = {}) => ({
  gamePk: 1,
  gameType: 'L',
  officialDate: '2030-10-15',
  gameDate: '2030-10-15T07:33:00Z',
  status: { statusCode: 'S', startTimeTBD: true },
  teams: {
    away: { team: { id: 5521, name: 'AL Lower Seed', placeholder: true }, seriesNumber: 1 },
    home: { team: { id: 7, name: 'Lake Town Otters', teamName: 'Otters', league: { id: 103 } }, seriesNumber: 1 },
  },
  seriesGameNumber: 2,
  gamesInSeries: 7,
  ifNecessary: 'N',
  ...change,
});
const read = (...games: object[]) => toPostseasonGames({ dates: [{ date: '2030-10-15', games }] });

test('a placeholder is no club, and a start to be determined is null', () =>
  expect(read(game())).toMatchObject([
    {
      round: 'championship',
      league: 'AL',
      seriesNumber: 1,
      number: 2,
      length: 7,
      startsAt: null,
      phase: 'open',
      away: { team: null },
      home: { team: { id: 7, shortName: 'Otters' } },
    },
  ]));

test('other games and entries without numbers are left out; a postponed game has its new day', () => {
  expect(read(game({ gameType: 'R' }), game({ gamePk: 2, seriesGameNumber: undefined }))).toEqual([]);
  const postponed = game({ status: { statusCode: 'DR' } });
  expect(read(game(), postponed).map(({ phase }) => phase)).toEqual(['open']);
  expect(read(postponed, game()).map(({ phase }) => phase)).toEqual(['open']);
});

const seriesSchema = z.object({
  series: z.array(z.object({ games: z.array(z.looseObject({ officialDate: z.string() })) })),
});

/** `1 LAD, 1 NYY, 2 CLE`: the clubs whose seed is known */
const seedsOf = (bracket: BracketSeries[]): string => {
  const sides = bracket.flatMap((series) => series.sides).filter(({ team, seed }) => team && seed);
  return [...new Set(sides.map(({ team, seed }) => `${seed} ${team?.abbreviation}`))].toSorted().join(', ');
};

test.skipIf(!hasRecordings)(
  'the recorded postseason of 2024 has its seeds, its decided series and its champion',
  () => {
    const { series } = seriesSchema.parse(readRecordedBody('schedule/schedule-postseason-series-2024.json'));
    const dates = series.flatMap(({ games }) => games.map((each) => ({ date: each.officialDate, games: [each] })));
    const bracket = createBracket('2024', toPostseasonGames({ dates }), null);
    expect(seedsOf(bracket)).toBe('1 LAD, 1 NYY, 2 CLE, 2 PHI, 3 HOU, 3 MIL, 4 BAL, 4 SD, 5 ATL, 5 KC, 6 DET, 6 NYM');
    expect(bracket.map(({ standing }) => standing).join(', ')).toBe(
      'Royals win 2–0, Tigers win 2–0, Padres win 2–0, Mets win 2–1, Yankees win 3–1, Guardians win 3–2, ' +
        'Dodgers win 3–2, Mets win 3–1, Yankees win 4–1, Dodgers win 4–2, Dodgers win 4–1',
    );
  },
);

describe.skipIf(!hasRecordings)('the recorded postseason of 2023, five days after its start', () => {
  const file = 'schedule/schedule-postseason-2023-14final-35scheduled-TBD-teams.json';
  const bracket = hasRecordings ? createBracket('2023', toPostseasonGames(readRecordedBody(file)), null) : [];
  const find = (id: string) => bracket.find((series) => series.id === id);

  test('has the seeds of the league', () =>
    expect(seedsOf(bracket)).toBe('1 ATL, 1 BAL, 2 HOU, 2 LAD, 3 MIL, 3 MIN, 4 PHI, 4 TB, 5 MIA, 5 TEX, 6 AZ, 6 TOR'));

  test('has decided series, series in progress and series without clubs', () => {
    expect(find('wildCard2')).toMatchObject({ standing: 'Rangers win 2–0', winner: 1 });
    expect(find('division1')).toMatchObject({ standing: 'Rangers lead 2–0', winner: null });
    expect(find('division1')?.games.map(({ isIfNecessary }) => isIfNecessary)).toEqual(
      [1, 2, 3, 4, 5].map((number) => number > 3),
    );
    expect(find('championship2')?.sides).toMatchObject([{ team: null }, { team: null }]);
    expect(find('world1')?.games).toHaveLength(7);
  });
});
