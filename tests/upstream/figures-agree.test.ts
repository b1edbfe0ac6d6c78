import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { assembleTestApp } from '#app/testing/assemble-test-app.ts';
import { manualTime } from '#app/testing/manual-time.ts';
import { renderMain } from '#app/testing/render-with.ts';
import type { ChancesHistory } from '#features/chances/contract.ts';
import { chanceColumn } from '#features/chances/screen/chance-columns.tsx';
import { inventedChances, inventedClubChances } from '#features/chances/testing/invented-chances.ts';
import { clubSeason, clubStaff } from '#features/clubs/contract.ts';
import { clubFigures } from '#features/clubs/rules/club-figures.ts';
import { gameBox } from '#features/games/contract.ts';
import { clubLines, leadersOverview, playerLines } from '#features/league-leaders/contract.ts';
import { clubColumns } from '#features/league-leaders/rules/club-columns.ts';
import { playerGames, playerPercentiles, playerSeason } from '#features/players/contract/player-season.ts';
import { player } from '#features/players/contract/player.ts';
import { rollingMetrics } from '#features/rolling-metrics/contract.ts';
import { figureText, rollingFigures } from '#features/rolling-metrics/rules/rolling-figures.ts';
import { standingsSchema } from '#features/standings/contract.ts';
import { standingsDocument } from '#features/text-version/server/standings-document.ts';
import { noDatabase } from '#platform/db/testing/unreachable-database.ts';
import { writePlainText } from '#platform/http/write-plain-text.ts';
import { addFigures } from '#rules/baseball/stats/add-figures.ts';
import { outsOfInnings } from '#rules/baseball/stats/figures.ts';
import { runningNames } from '#rules/baseball/stats/game-columns.ts';
import { statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { toPlayers } from '#sources/statsapi/read-player.ts';
import { tableCsv, tableMarkdown } from '#ui/table/table-exports.tsx';
import { startControlledLeague } from '../support/league/start-controlled-league.ts';
import { hasRecordings } from '../support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '../support/upstream/recordings.ts';

// Every figure that two pages show is the same on both, for players and clubs of the simulated league and recorded players. Rosters have no
// figures of a season, and the CSV of a table has the values of its cells.

const playersOfGroup = 15;
const groups = ['hitting', 'pitching'] as const;
type Group = (typeof groups)[number];
type Figures = Readonly<Record<string, string | null | undefined>>;

type App = Awaited<ReturnType<typeof assembleTestApp>>['app'];

let app: App;

/** `change`: returns what the league sends in place of a body */
async function startApp(change?: (body: unknown) => unknown): Promise<App> {
  const { client, clock } = await startControlledLeague({
    seed: 'figures',
    openingDay: '2026-03-26',
    now: Date.UTC(2026, 4, 20, 12),
    ...(change && { change }),
  });
  const { after, now } = manualTime();
  const services = { client, clock, db: noDatabase, after, realNow: now };
  return (await assembleTestApp(services, { validateResponses: true })).app;
}

beforeAll(async () => void (app = await startApp()));

async function read<T>(endpoint: { response: z.ZodType<T> }, url: string, from = app): Promise<T> {
  const response = await from.inject(url);
  expect(response.statusCode, url).toBe(200);
  return endpoint.response.parse(response.json());
}

/** The figures by name, of a list in the order of the columns. */
const named = (columns: readonly { figure: string }[], figures: readonly (string | null)[]): Figures =>
  Object.fromEntries(columns.map(({ figure }, index) => [figure, figures[index]]));

/** The names of the figures that both have. */
const shared = (one: Figures, other: Figures): string[] =>
  Object.keys(one).filter((name) => one[name] != null && other[name] != null);

const only = (names: readonly string[], figures: Figures): Figures =>
  Object.fromEntries(names.map((name) => [name, figures[name]]));

/** Compares all that both have, and that it is at least so many figures. */
function expectEqual(one: Figures, other: Figures, atLeast: number): void {
  const names = shared(one, other);
  expect(names.length, names.join(' ')).toBeGreaterThanOrEqual(atLeast);
  expect(only(names, one)).toEqual(only(names, other));
}

async function readLines(group: Group): Promise<{ id: number; figures: Figures }[]> {
  return (await read(playerLines, `/api/league-leaders/players?group=${group}`)).players
    .slice(0, playersOfGroup)
    .map((line) => ({ id: line.player.id, figures: named(statColumns[group], line.figures) }));
}

describe.each(groups)('the %s of a season', (group) => {
  test('is the same in the table of players, in the years and in the season of the player’s page', async () => {
    const lines = await readLines(group);
    expect(lines).toHaveLength(playersOfGroup);
    for (const { id, figures } of lines) {
      const { groups: ofSeason } = await read(playerSeason, `/api/players/${id}/season`);
      expectEqual(figures, ofSeason.find((each) => each.group === group)?.figures ?? {}, 12);
      const { stats } = await read(player, `/api/players/${id}`);
      const years = stats.find((each) => each.group === group)?.years.filter(({ season }) => season === '2026') ?? [];
      const year = years.find(({ teams }) => teams !== null) ?? years[0];
      expectEqual(figures, year?.figures ?? {}, 12);
    }
  });

  test('is the sum of the games at home and on the road, and of the months', async () => {
    for (const { id, figures } of await readLines(group)) {
      const log = (await read(playerGames, `/api/players/${id}/games`)).groups.find((each) => each.group === group);
      for (const kind of ['place', 'month']) {
        const parts = log?.parts.filter((part) => part.kind === kind) ?? [];
        for (const name of ['strikeOuts', 'baseOnBalls', 'homeRuns', 'hits']) {
          const sum = parts.reduce((total, part) => total + Number(part.figures[name]), 0);
          expect(sum, `${id} ${kind} ${name}`).toBe(Number(figures[name]));
        }
      }
      expect(log?.count).toBe(Number(figures.gamesPlayed ?? figures.gamesPitched));
    }
  });

  test('has the figures of the percentiles and of the last box score', async () => {
    for (const { id, figures } of await readLines(group)) {
      const { groups: ofPlaces } = await read(playerPercentiles, `/api/players/${id}/percentiles`);
      const places = ofPlaces.find((each) => each.group === group)?.pools[0]?.places ?? [];
      expect(places.length).toBeGreaterThan(5);
      const texts: Figures = Object.fromEntries(places.map((place) => [place.id, place.text]));
      expectEqual(figures, texts, 3);

      const { groups: ofGames } = await read(playerGames, `/api/players/${id}/games`);
      const games = ofGames.find((each) => each.group === group)?.games ?? [];
      expect(games[0]?.running).toEqual(runningNames[group].map((name) => figures[name]));
      const [last] = games;
      const { away, home } = await read(gameBox, `/api/games/${last?.gamePk}/box`);
      const isPlayer = ({ playerId }: { playerId: number }) => playerId === id;
      const batter = [...away.batting, ...home.batting].find(isPlayer);
      const pitcher = [...away.pitching, ...home.pitching].find(isPlayer);
      if (group === 'hitting') expect([batter?.average, batter?.ops]).toEqual(last?.running);
      else expect(pitcher?.era).toBe(last?.running[0]);
    }
  });
});

describe('what is computed', () => {
  const names = {
    hitting: ['babip', 'woba', 'iso', 'walkRate', 'strikeoutRate'],
    pitching: ['walkRate', 'strikeoutRate'],
  };
  /** A copy of a body in which `replace` returns the figures of sabermetrics; none if it returns null. */
  const changeSabermetrics = (replace: (stat: object) => object | null) => (body: unknown) => {
    const text = JSON.stringify(body);
    if (!text.includes('"sabermetrics"')) return body;
    return JSON.parse(text, (_, value: { type?: { displayName?: string }; splits?: { stat: object }[] }) => {
      if (value?.type?.displayName !== 'sabermetrics' || value.splits === undefined) return value;
      const splits = value.splits.flatMap((split) => {
        const stat = replace(split.stat);
        return stat === null ? [] : [{ ...split, stat }];
      });
      return { ...value, splits };
    }) as unknown;
  };
  const upstreams = {
    'with the sabermetrics of the league': undefined,
    'with other sabermetrics': changeSabermetrics((stat) => ({
      ...stat,
      woba: 0.111,
      fip: 1.11,
      babip: 0.111,
      iso: 0.111,
    })),
    'without sabermetrics': changeSabermetrics(() => null),
  };

  test.each(Object.entries(upstreams))('is the same on all pages %s', async (_, change) => {
    const site = await startApp(change);
    for (const group of groups)
      for (const { id, figures } of await readLines(group)) {
        const { groups: ofSeason } = await read(playerSeason, `/api/players/${id}/season`, site);
        const season = ofSeason.find((each) => each.group === group);
        const { stats } = await read(player, `/api/players/${id}`, site);
        const years = stats.find((each) => each.group === group)?.years.filter((year) => year.season === '2026') ?? [];
        const year = years.find(({ teams }) => teams !== null) ?? years[0];
        const own = only(names[group], figures);
        expect(Object.values(own).filter((text) => text == null)).toEqual([]);
        expect(only(names[group], season?.figures ?? {})).toEqual(own);
        expect(only(names[group], year?.figures ?? {})).toEqual(own);
      }
  });

  test('FIP does not depend on sabermetrics, and that of the league is its ERA', async () => {
    const lines = await readLines('pitching');
    const [asGiven, ...others] = await Promise.all(
      Object.values(upstreams).map(async (change) => {
        const site = await startApp(change);
        const seasons = await Promise.all(lines.map(({ id }) => read(playerSeason, `/api/players/${id}/season`, site)));
        return seasons.map(({ groups: own }) => own.find((each) => each.group === 'pitching'));
      }),
    );
    const fips = asGiven?.map((season) => season?.figures.fip);
    expect(fips?.every((fip) => /^-?\d+\.\d\d$/.test(fip ?? ''))).toBe(true);
    for (const other of others) expect(other.map((season) => season?.figures.fip)).toEqual(fips);
    for (const season of asGiven ?? []) expect(season?.league?.fip).toBe(season?.league?.era);
  });
});

test('the fielding of a season is the same in the table of fielders and in the years of the player’s page', async () => {
  const { players } = await read(playerLines, '/api/league-leaders/players?group=fielding');
  for (const line of players.slice(0, playersOfGroup)) {
    const { stats } = await read(player, `/api/players/${line.player.id}`);
    const years = stats.find(({ group }) => group === 'fielding')?.years ?? [];
    const own = years.filter(({ season, position }) => season === '2026' && position === line.position);
    const year = own.find(({ teams }) => teams !== null) ?? own[0];
    expectEqual(named(statColumns.fielding, line.figures), year?.figures ?? {}, 10);
  }
});

describe.each(groups)('the rolling metrics of %s', (group) => {
  /** The figures of the rolling metrics that other pages have by the same name, as they write them. */
  const textsOf = (values: readonly (number | null)[]): Figures =>
    Object.fromEntries(
      rollingFigures[group].map(({ id, kind }, index) => [
        id === 'walksPer9' ? 'walksPer9Inn' : id,
        values[index] == null ? null : figureText(kind, values[index]),
      ]),
    );

  test('have the season of the table of players, and the league of the table of clubs', async () => {
    const rolling = await read(rollingMetrics, `/api/rolling-metrics?team=121&group=${group}`);
    const { players } = await read(playerLines, `/api/league-leaders/players?group=${group}&pool=all`);
    let compared = 0;
    for (const { id, season, seasonGames } of rolling.players) {
      const line = players.find((each) => each.player.id === id);
      const figures = named(statColumns[group], line?.figures ?? []);
      // the form of a player who has changed the club is that of this one
      if (Number(figures.gamesPlayed) !== seasonGames) continue;
      compared += 1;
      // rates without a divisor are left out
      expectEqual(figures, textsOf(season), 2);
    }
    expect(compared).toBeGreaterThan(5);

    const { averages } = await read(clubLines, `/api/league-leaders/teams?group=${group}`);
    expectEqual(named(clubColumns[group], averages[0]?.figures ?? []), textsOf(rolling.league), 3);
  });
});

describe.skipIf(!hasRecordings).each(groups)('the %s of Ohtani in 2025 (skipped without the recordings)', (group) => {
  test('is the same in the season, in the years and in the sum of the games', () => {
    const [ohtani] = toPlayers(readRecordedBody(`people/person-660271-Ohtani-hydrate-stats-${group}-2025.json`));
    const linesOf = (type: string) => ohtani?.stats.find((block) => block.type === type)?.splits ?? [];
    const [season] = linesOf('season');
    const year = linesOf('yearByYear').find((split) => split.season === '2025');
    const games = linesOf('gameLog').map(({ figures }) => figures);
    expectEqual(season?.figures ?? {}, year?.figures ?? {}, 30);
    expect(games).toHaveLength(Number(season?.figures.gamesPlayed));
    expectEqual(season?.figures ?? {}, addFigures(group, games), 20);
  });
});

test('the overview of the leaders has the figures of the table of all players', async () => {
  const { lists } = await read(leadersOverview, '/api/league-leaders/overview');
  const figureOf: Readonly<Record<string, readonly [Group, string]>> = {
    'Home runs': ['hitting', 'homeRuns'],
    'Batting average': ['hitting', 'avg'],
    'Runs batted in': ['hitting', 'rbi'],
    'On base plus slugging': ['hitting', 'ops'],
    'Stolen bases': ['hitting', 'stolenBases'],
    Wins: ['pitching', 'wins'],
    'Earned run average': ['pitching', 'era'],
    Strikeouts: ['pitching', 'strikeOuts'],
    Saves: ['pitching', 'saves'],
    'Walks and hits per inning': ['pitching', 'whip'],
  };
  for (const { name, leaders } of lists) {
    const [group, figure] = figureOf[name] ?? ['hitting', ''];
    const { players } = await read(playerLines, `/api/league-leaders/players?group=${group}&pool=all`);
    for (const { person, value } of leaders) {
      const line = players.find((each) => each.player.id === person.id);
      expect(named(statColumns[group], line?.figures ?? [])[figure], `${name} of ${person.id}`).toBe(value);
    }
  }
  expect(lists).toHaveLength(Object.keys(figureOf).length);
});

describe('a club', () => {
  const clubIds = [111, 119, 147];
  const countsPerGame = ['homeRuns', 'stolenBases'];

  test.each(clubIds)('%i has the same batting and pitching on its page and in the table of clubs', async (id) => {
    const season = await read(clubSeason, `/api/teams/${id}/season`);
    for (const group of groups) {
      const { clubs } = await read(clubLines, `/api/league-leaders/teams?group=${group}`);
      const line = clubs.find(({ teamId }) => teamId === id);
      const ofPage: Figures = Object.fromEntries(season[group].map((each) => [each.id, each.text]));
      expect(Object.keys(ofPage)).toEqual(clubFigures[group].map((figure) => figure.id));
      const figures = named(clubColumns[group], line?.figures ?? []);
      const { runs, ...others } = ofPage;
      const rates = Object.fromEntries(Object.entries(others).filter(([name]) => !countsPerGame.includes(name)));
      expectEqual(figures, { ...rates, runsPerGame: runs }, 3);
      for (const name of countsPerGame.filter((each) => each in ofPage))
        expect((Number(figures[name]) / Number(figures.gamesPlayed)).toFixed(2), name).toBe(ofPage[name]);
    }
  });

  test.each(clubIds)('%i has starters with the lines of their own pages', async (id) => {
    const { starters } = await read(clubStaff, `/api/teams/${id}/staff`);
    expect(starters.length).toBeGreaterThan(3);
    const { players } = await read(playerLines, '/api/league-leaders/players?group=pitching&pool=all');
    for (const starter of starters) {
      const line = players.find((each) => each.player.id === starter.id);
      const { inningsPitched, ...figures } = named(statColumns.pitching, line?.figures ?? []);
      expect(outsOfInnings(inningsPitched ?? ''), starter.name).toBe(starter.outs);
      for (const name of ['earnedRuns', 'strikeOuts', 'hits'] as const)
        expect(Number(figures[name]), `${starter.name} ${name}`).toBe(starter[name]);
    }
  });
});

describe('the chances of a club', () => {
  const id = 121;
  const texts = { playoffs: '> 99.9%', division: '83%', title: '0.6%' };
  const club = inventedClubChances(id, {
    wins: { mean: 94.26, p10: 88, p90: 101 },
    chances: { ...inventedClubChances(id).chances, playoffs: 0.9996, division: 0.8349, title: 0.0062 },
  });
  const chances = inventedChances({ clubs: [club] });
  const history = (figure: ChancesHistory['figure']): ChancesHistory => ({
    season: '2026',
    date: null,
    figure,
    days: ['2026-05-19', '2026-05-20'],
    clubs: [{ teamId: id, values: [0.5, figure === 'wins' ? 94.3 : 0.6] }],
  });

  /** Renders a page with the data of the simulated league and the chances. */
  async function render(path: string, urls: Record<string, string>, figure: ChancesHistory['figure'] = 'playoffs') {
    const ofLeague = await Promise.all(
      Object.entries(urls).map(async ([route, url]) => [route, (await app.inject(url)).json<unknown>()] as const),
    );
    return renderMain(path, {
      ...Object.fromEntries(ofLeague),
      'GET /api/chances': chances,
      'GET /api/chances/history': history(figure),
    });
  }

  const standingsUrls = { 'GET /api/standings': '/api/standings', 'GET /api/standings/race': '/api/standings/race' };
  const all = `${texts.playoffs} ${texts.division} ${texts.title}`.replaceAll('>', '&gt;');

  test('are the same in the standings and in their view', async () => {
    expect((await render('/standings?chances=shown', standingsUrls)).text).toContain(all);
    const { text, html } = await render(`/standings?view=chances&team=${id}`, standingsUrls);
    expect(text).toContain(`94.3 88–101 ${texts.playoffs.replace('>', '&gt;')} ${texts.division}`);
    expect(html).toContain(`Mets ${texts.playoffs.replace('>', '&gt;')}`);
  });

  test.each([
    ['title', texts.title],
    ['wins', '94.3'],
  ] as const)('are the same at the end of the line of the %s', async (figure, text) =>
    expect(
      (await render(`/standings?view=chances&figure=${figure}&clubs=${id}`, standingsUrls, figure)).html,
    ).toContain(`Mets ${text}"`),
  );

  test('are the same on the page of the club, and at the end of its line', async () => {
    const { text, html } = await render(`/teams/${id}`, { 'GET /api/teams/:teamId': `/api/teams/${id}` });
    expect(text).toContain(
      `Playoffs ${texts.playoffs.replace('>', '&gt;')} Division ${texts.division} Title ${texts.title}`,
    );
    expect(text).toContain('Expected wins 94.3 88 to 101');
    expect(html).toContain(`aria-label="Playoffs: Mets ${texts.playoffs.replace('>', '&gt;')}"`);
  });

  test('are the same as text, in CSV and in Markdown', async () => {
    const standings = standingsSchema.parse((await app.inject('/api/standings')).json());
    const document = standingsDocument(standings, { now: 0, notice: '', chances: [club] });
    const text = writePlainText(document, 'https://shot.example').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Playoffs ${texts.playoffs}, division ${texts.division}, title ${texts.title}.`);
    const columns = (['playoffs', 'division', 'title'] as const).map((goal) => chanceColumn(goal, () => club));
    expect(tableCsv(columns, [club])).toContain(Object.values(texts).join(','));
    expect(tableMarkdown(columns, [club])).toContain(Object.values(texts).join(' | '));
  });
});
