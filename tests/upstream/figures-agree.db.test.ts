import { expect, test } from 'vitest';
import { textOf } from '#app/testing/render-with.ts';
import { chancesHistory, seasonChances, tonightChances } from '#features/chances/contract.ts';
import { gamesDaySchema } from '#features/games/contract.ts';
import { pages } from '#platform/api/pages.ts';
import { formatSeasonChance } from '#rules/baseball/chances/format-season-chance.ts';
import { type Goal, goals } from '#rules/baseball/chances/goals.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { storeChances } from '#tests/support/database/store-chances.ts';
import { startEvening } from '../viewer/start-evening.ts';

// The chances of the season are the same wherever they occur: in responses, in sentences and in columns of tables.

const { app, day, evening, job, league, read } = await startEvening();
const tomorrow = league
  .games(1, '2026-04-05')
  .map(({ gamePk, homeId, awayId }) => ({ gamePk, home: homeId, away: awayId }));
await storeChances(job.db, { asOf: evening, day, games: tomorrow, least: 20, swing: 0.08 });

const get = async (url: string) => (await read(app, url, '')).body;
const { current } = seasonChances.response.parse(JSON.parse(await get(seasonChances.path)));
const clubs = new Map(current?.clubs.map((club) => [club.teamId, club]));
/** The text of a club's chance. */
const textBy = (teamId: number, goal: Goal) => {
  const club = clubs.get(teamId);
  return club && formatSeasonChance(club.chances[goal], club.decided.includes(goal));
};

test('those of tonight and the newest ones of the history are those of the season', async () => {
  expect(clubs.size).toBe(30);
  const { current: tonight } = tonightChances.response.parse(JSON.parse(await get(tonightChances.path)));
  expect(tonight?.games).toHaveLength(tomorrow.length);
  for (const { homeChance, home, away } of tonight?.games ?? [])
    for (const [side, chance] of [
      [home, homeChance],
      [away, 1 - homeChance],
    ] as const)
      for (const goal of tonight?.compared ?? []) {
        const { now, win, loss, teamId } = side;
        expect(now[goal]).toBeCloseTo(clubs.get(teamId)?.chances[goal] ?? -1, 3);
        // the chance now is the mean of those after both results
        expect(chance * (win[goal] ?? 0) + (1 - chance) * (loss[goal] ?? 0)).toBeCloseTo(now[goal] ?? -1, 3);
      }
  for (const figure of [...goals, 'wins'] as const) {
    const history = chancesHistory.response.parse(JSON.parse(await get(`${chancesHistory.path}?figure=${figure}`)));
    for (const { teamId, values } of history.clubs) {
      const club = clubs.get(teamId);
      expect(values.at(-1)).toBeCloseTo((figure === 'wins' ? club?.wins.mean : club?.chances[figure]) ?? -1, 2);
    }
  }
});

/** What heads a column of chances. */
const heads: Record<string, Goal> = {
  PLAYOFFS: 'playoffs',
  DIV: 'division',
  WC: 'wildCard',
  BYE: 'bye',
  DS: 'divisionSeries',
  CS: 'championshipSeries',
  WS: 'worldSeries',
  TITLE: 'title',
};

type Found = { teamId: number; goal: Goal; text: string };

const plainText = (html: string): string => textOf(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim();

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plainText(cell));

/** The chances in tables whose rows have a link to a club. */
function findInTables(html: string): Found[] {
  return [...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => {
    const rows = [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row);
    const columns = rows.findLast((row) => !row.includes('<td'));
    const columnGoals = cellsOf(columns ?? '').map((head) => heads[head.split(' ')[0] ?? '']);
    return rows.flatMap((row) => {
      const teamId = Number(/href="\/teams\/(\d+)/.exec(row)?.[1]);
      if (!clubs.has(teamId)) return [];
      return cellsOf(row).flatMap((text, index) => {
        const goal = columnGoals[index];
        return goal !== undefined && text.endsWith('%') ? [{ teamId, goal, text }] : [];
      });
    });
  });
}

/** The chances in 'Yankees: playoffs 61% now'. */
function findInSentences(html: string, ids: ReadonlyMap<string, number>): Found[] {
  const text = plainText(html);
  return [...ids].flatMap(([name, teamId]) =>
    goals.flatMap((goal) =>
      [...text.matchAll(new RegExp(`${name} ?: ${goal} ((?:[<>] )?[\\d.]+%) now`, 'g'))].map(([, shown = '']) => ({
        teamId,
        goal,
        text: shown,
      })),
    ),
  );
}

const someClubs = clubNames.filter((_, index) => index % 6 === 0);

/** The chances on the page of a club: a name, and its figure. */
function findInFigures(html: string, url: string): Found[] {
  const teamId = Number(/^\/teams\/(\d+)$/.exec(url)?.[1]);
  return goals.flatMap((goal) =>
    [...html.matchAll(new RegExp(`<dt>${goal}</dt><dd>((?:&[lg]t; )?[\\d.]+%)`, 'gi'))].map(([, text = '']) => ({
      teamId,
      goal,
      text: plainText(text),
    })),
  );
}

test('every page and text has those of the season', async () => {
  const cards = gamesDaySchema.parse(JSON.parse(await get('/api/games?date=2026-04-05'))).games;
  const ids = new Map(cards.flatMap(({ teams }) => Object.values(teams).map((team) => [team.shortName, team.id])));
  const gamePaths = tomorrow.flatMap(({ gamePk }) => [`/TodaysGame/${gamePk}`, `/TodaysGame/${gamePk}/text`]);
  const paths = Object.values(pages).flatMap((page) => ('path' in page && !page.path.includes(':') ? [page.path] : []));
  const urls = new Set([...paths, ...someClubs.map(({ id }) => `/teams/${id}`), ...gamePaths]);
  // further views of the standings, of which links there know the addresses
  for (const [, href = ''] of (await get('/standings')).matchAll(/href="(\/standings\?[^"]*)"/g))
    if (/chance/i.test(href)) urls.add(href.replaceAll('&amp;', '&'));
  let sentences = 0;
  for (const url of urls) {
    const html = await get(url);
    const inSentences = findInSentences(html, ids);
    sentences += inSentences.length;
    for (const { teamId, goal, text } of [...inSentences, ...findInTables(html), ...findInFigures(html, url)])
      expect(text, `${goal} of ${teamId} on ${url}`).toBe(textBy(teamId, goal));
  }
  // both clubs, on the page and in the text of each game
  expect(sentences).toBe(4 * tomorrow.length);
});
