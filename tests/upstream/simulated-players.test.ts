import { beforeAll, expect, test } from 'vitest';
import { readGameLog } from '#features/players/server/read-game-log.ts';
import { readPlayerPage } from '#features/players/server/read-player-page.ts';
import { readLeagueYears, readSeason } from '#features/players/server/read-season.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import { readPlayerList } from '#sources/statsapi/read-player.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { renderStatRows, selectColumns } from '#tests/support/pages/render-stat-rows.tsx';

// The cases of recorded-players.test.ts for players of the simulated league: they run without recordings.
const now = Date.UTC(2026, 5, 20, 22);

let league: Awaited<ReturnType<typeof startControlledLeague>>;

beforeAll(async () => {
  league = await startControlledLeague({ seed: 'players', openingDay: '2026-05-01', now });
});

const readPage = (id: number) => readPlayerPage(league, id);

/** The league's own lines of a player's major-league seasons, past and current. */
function listMajorLines(id: number) {
  const lines = [...league.league.pastSeasons(id), ...league.league.seasonLinesOf(id, now)];
  return lines.filter(({ sportId, gameType }) => sportId === 1 && gameType === 'R');
}

const clubName = (id: number) => league.league.club(id)?.name ?? '';
const innings = (outs: number) => `${Math.floor(outs / 3)}.${outs % 3}`;

test('a two-way player has the league’s batting and pitching of each season, and both in the career', async () => {
  const players = league.league.players(1, '2026-06-20').filter(({ position }) => position === 'TWP');
  const player = players.find(({ id }) => listMajorLines(id).length > 2);
  const lines = listMajorLines(player?.id ?? 0);
  const response = await readPage(player?.id ?? 0);
  expect(response.stats.map(({ group }) => group)).toEqual(['hitting', 'pitching', 'fielding']);
  expect(selectColumns(['Season', 'Team', 'HR'], renderStatRows(response, 'hitting'))).toEqual(
    lines.flatMap(({ season, clubId, batting }) =>
      batting ? [[String(season), clubName(clubId), String(batting.homeRuns)]] : [],
    ),
  );
  expect(selectColumns(['Season', 'IP', 'W'], renderStatRows(response, 'pitching'))).toEqual(
    lines.flatMap(({ season, pitching }) =>
      pitching ? [[String(season), innings(pitching.outs), String(pitching.wins)]] : [],
    ),
  );
  const homeRuns = lines.reduce((sum, { batting }) => sum + (batting?.homeRuns ?? 0), 0);
  const career = selectColumns(['Season', 'HR'], renderStatRows(response, 'career'));
  expect(career).toContainEqual(['Career', String(homeRuns)]);
});

test('a player who changed clubs in the season has a line per club and one total, which is the season of the career view', async () => {
  const lines = league.league.seasonLines(1, now, 'R').filter(({ batting }) => (batting?.atBats ?? 0) > 0);
  const traded = lines.find(({ personId, clubId }) =>
    lines.some((other) => other.personId === personId && other.clubId !== clubId),
  );
  const ofSeason = lines.filter(({ personId }) => personId === traded?.personId);
  const sum = (figure: 'games' | 'homeRuns') =>
    String(ofSeason.reduce((total, { batting }) => total + (batting?.[figure] ?? 0), 0));
  const response = await readPage(traded?.personId ?? 0);
  const rows = selectColumns(['Season', 'Team', 'G', 'HR'], renderStatRows(response, 'hitting'));
  const perClub = ofSeason.map(({ clubId, batting }) => [
    '2026',
    clubName(clubId),
    String(batting?.games),
    String(batting?.homeRuns),
  ]);
  const season = rows.filter(([year]) => year === '2026');
  expect(new Set(season.slice(0, -1))).toEqual(new Set(perClub));
  expect(season.at(-1)).toEqual(['2026', `${perClub.length} Team total`, sum('games'), sum('homeRuns')]);
  const career = selectColumns(['Season', 'G', 'HR'], renderStatRows(response, 'career'));
  expect(career[0]).toEqual(['2026', sum('games'), sum('homeRuns')]);
});

test('a regular in the season has splits that add up to the season, figures of value, the league’s line, and a score for each game', async () => {
  const [regular] = league.league
    .seasonLines(1, now, 'R')
    .toSorted((a, b) => (b.batting?.plateAppearances ?? 0) - (a.batting?.plateAppearances ?? 0));
  const id = regular?.personId ?? 0;
  const season = (await readSeason(league.client, { id, season: undefined })).groups[0];
  const atBatsOf = (codes: readonly string[]) =>
    codes.reduce((sum, code) => {
      const figures = season?.splits.find((split) => split.code === code)?.figures;
      return sum + Number(figures?.atBats ?? 0);
    }, 0);
  const atBats = Number(season?.figures.atBats);
  for (const codes of [
    ['vl', 'vr'],
    ['r0', 'ron'],
    ['o0', 'o1', 'o2'],
  ])
    expect(atBatsOf(codes)).toBe(atBats);
  expect(season?.figures).toMatchObject({
    wRcPlus: expect.stringMatching(/^\d+$/),
    war: expect.stringMatching(/^-?\d+\.\d$/),
    xWoba: expect.stringMatching(/^\.\d{3}$/),
  });
  expect(Object.keys(season?.league ?? {})).toEqual(expect.arrayContaining(['avg', 'ops', 'woba', 'walkRate']));
  expect(season?.league).not.toHaveProperty('homeRuns');
  const years = (await readLeagueYears(league, id)).groups[0]?.years;
  expect(years?.map((each) => each.season)).toEqual(
    [...new Set(listMajorLines(id).map((line) => String(line.season)))].toSorted(),
  );
  expect(years?.at(-1)).toEqual({ season: '2026', figures: season?.league });
  const [log] = (await readGameLog(league, { id, season: undefined })).groups;
  expect(log?.games.filter(({ score }) => score === null)).toEqual([]);
  expect(log?.games.every(({ score, isWin }) => score !== null && isWin === score.own > score.other)).toBe(true);
  expect(log?.games[0]?.running[0]).toBe(season?.figures.avg);
  const months = log?.parts.filter(({ kind }) => kind === 'month') ?? [];
  expect(months.reduce((sum, { figures }) => sum + Number(figures.atBats), 0)).toBe(atBats);
});

test('the list of players is the league’s, and can be searched with and without accents', async () => {
  const { value } = await readPlayerList(league.client, { season: '2026' });
  expect(value.length).toBeGreaterThan(700);
  const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const accented = value.find(({ name }) => name !== withoutAccents(name))?.name ?? '';
  const namesFor = (text: string) => findByWords(value, text).map(({ name }) => name);
  expect(namesFor(withoutAccents(accented).toUpperCase())).toContain(accented);
  expect([namesFor(accented), namesFor('no player of this name')]).toEqual([namesFor(withoutAccents(accented)), []]);
});

test('a starting pitcher has the pitches of the season by kind, the most frequent first', async () => {
  const lines = league.league.seasonLines(1, now, 'R');
  const busiest = lines.toSorted((one, other) => (other.pitching?.pitches ?? 0) - (one.pitching?.pitches ?? 0))[0];
  const season = await readSeason(league.client, { id: busiest?.personId ?? 0, season: '2026' });
  const { pitches = [] } = season.groups.find(({ group }) => group === 'pitching') ?? {};
  const counts = pitches.map(({ count }) => count);
  expect(pitches.length).toBeGreaterThan(2);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan((busiest?.pitching?.pitches ?? 0) / 2);
  expect(pitches.filter(({ share, speed }) => !/^\d+\.\d%$/.test(share) || !/^\d+\.\d$/.test(speed ?? ''))).toEqual([]);
});
