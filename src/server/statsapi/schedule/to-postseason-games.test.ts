import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createBracket } from '#domain/postseason/bracket.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { toPostseasonGames } from './to-postseason-games.ts';

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

test('a placeholder is no club, and a start to be determined is null', () => {
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
  ]);
});

test('other games and entries without numbers are left out; a postponed game has its new day', () => {
  expect(read(game({ gameType: 'R' }), game({ gamePk: 2, seriesGameNumber: undefined }))).toEqual([]);
  const postponed = game({ status: { statusCode: 'DR' } });
  expect(read(game(), postponed).map(({ phase }) => phase)).toEqual(['open']);
  expect(read(postponed, game()).map(({ phase }) => phase)).toEqual(['open']);
});

const seriesSchema = z.object({
  series: z.array(z.object({ games: z.array(z.looseObject({ officialDate: z.string() })) })),
});

test.skipIf(!hasRecordings)(
  'the recorded postseason of 2024 has its seeds, its decided series and its champion',
  () => {
    const { series } = seriesSchema.parse(readRecordedBody('schedule/schedule-postseason-series-2024.json'));
    const dates = series.flatMap(({ games }) => games.map((each) => ({ date: each.officialDate, games: [each] })));
    const bracket = createBracket('2024', toPostseasonGames({ dates }), null);
    const seeds = bracket.flatMap(({ sides }) => sides.map(({ team, seed }) => [team?.abbreviation, seed]));
    expect(Object.fromEntries(seeds)).toEqual({
      NYY: 1,
      CLE: 2,
      HOU: 3,
      BAL: 4,
      KC: 5,
      DET: 6,
      LAD: 1,
      PHI: 2,
      MIL: 3,
      SD: 4,
      ATL: 5,
      NYM: 6,
    });
    expect(bracket.map(({ standing }) => standing)).toEqual([
      'Royals win 2–0',
      'Tigers win 2–0',
      'Padres win 2–0',
      'Mets win 2–1',
      'Yankees win 3–1',
      'Guardians win 3–2',
      'Dodgers win 3–2',
      'Mets win 3–1',
      'Yankees win 4–1',
      'Dodgers win 4–2',
      'Dodgers win 4–1',
    ]);
  },
);

describe.skipIf(!hasRecordings)('the recorded postseason of 2023, five days after its start', () => {
  const file = 'schedule/schedule-postseason-2023-14final-35scheduled-TBD-teams.json';
  const bracket = hasRecordings ? createBracket('2023', toPostseasonGames(readRecordedBody(file)), null) : [];
  const find = (id: string) => bracket.find((series) => series.id === id);

  test('has the seeds of the league', () => {
    const seeds = bracket.flatMap(({ sides }) =>
      sides.flatMap(({ team, seed }) => (team && seed ? [[team.abbreviation, seed] as const] : [])),
    );
    expect(Object.fromEntries(seeds)).toEqual({
      BAL: 1,
      HOU: 2,
      MIN: 3,
      TB: 4,
      TEX: 5,
      TOR: 6,
      ATL: 1,
      LAD: 2,
      MIL: 3,
      PHI: 4,
      MIA: 5,
      AZ: 6,
    });
  });

  test('has decided series, series in progress and series without clubs', () => {
    expect(find('wildCard2')).toMatchObject({ standing: 'Rangers win 2–0', winner: 1 });
    expect(find('division1')).toMatchObject({ standing: 'Rangers lead 2–0', winner: null });
    expect(find('division1')?.games.map(({ isIfNecessary }) => isIfNecessary)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(find('championship2')?.sides).toMatchObject([{ team: null }, { team: null }]);
    expect(find('world1')?.games).toHaveLength(7);
  });
});
