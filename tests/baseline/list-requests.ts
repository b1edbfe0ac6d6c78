import { z } from 'zod';
import { now, today, yesterday, type Facts } from './seeded-site.ts';

const openApiSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean().default(false) }))
          .default([]),
      }),
    ),
  ),
});

type Request = { method: string; path: string };

const minute = 60_000;
/** A club with games in every part of the site. */
const club = '147';
const texts = ['/robots.txt', '/sitemap.xml', '/blog/feed.xml', '/manifest.webmanifest'];

/** Every request of the OpenAPI document: reads with and without each optional parameter, and writes without a body. */
export function listRequests(openApi: unknown, facts: Facts): Request[] {
  const { paths } = openApiSchema.parse(openApi);
  const requests = Object.entries(paths).flatMap(([template, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters }]) => {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const filled = fillPath(template, facts);
      const queries = method === 'get' ? listQueries(query, facts) : [''];
      return filled.flatMap((path) => queries.map((text) => ({ method: method.toUpperCase(), path: path + text })));
    }),
  );
  return [...requests, ...texts.map((path) => ({ method: 'GET', path }))];
}

/** The URLs of a path: one, or one for each state of a game. */
function fillPath(template: string, facts: Facts): string[] {
  const games = template.includes('{gamePk}') ? Object.values(facts.games) : [0];
  return games.map((gamePk) =>
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(pathValue(name, template, facts, gamePk)),
    ),
  );
}

function pathValue(name: string, template: string, facts: Facts, gamePk: number): string {
  const { userId, username, leagueId, playerId, random } = facts;
  const values: Record<string, string> = {
    gamePk: String(gamePk),
    id: String(template.startsWith('/api/players/') ? playerId : userId),
    username,
    leagueId: String(leagueId),
    playerId: String(playerId),
    teamId: club,
    kind: 'table',
    name: template.startsWith('/api/articles/') ? 'Called-Shot' : club,
    token: random[template.includes('calendars') ? 'calendar' : 'feed'] ?? '',
    file: template.includes('profile') ? 'p1_thumb.webp' : `${template.includes('headshots') ? playerId : club}.svg`,
  };
  return values[name] ?? '1';
}

/** The required parameters alone, then with each optional one that has an example. */
function listQueries(parameters: readonly { name: string; required: boolean }[], facts: Facts): string[] {
  const examples: Record<string, string> = {
    code: facts.random.code ?? '',
    date: yesterday,
    startDate: yesterday,
    endDate: today,
    players: String(facts.playerId),
    player: String(facts.playerId),
    team: club,
    teamId: club,
    url: `${facts.origin}/TodaysGame/${facts.games.live}`,
    at: String(now - 20 * minute),
    since: '1',
    season: '2025',
    level: '11',
    period: 'week',
    board: 'skill',
    type: 'depthChart',
    group: 'pitching',
    category: 'stolenBases',
    league: 'AL',
    kind: 'roster',
    around: facts.username,
    username: facts.username,
    q: 'rod',
    window: '5',
    theme: 'dark',
    inning: '2',
  };
  const given = parameters.filter(({ name }) => examples[name] !== undefined);
  const required = given.filter((parameter) => parameter.required);
  const optional = given.filter((parameter) => !parameter.required);
  return [[], ...optional.map((parameter) => [parameter])].map((further) => {
    const query = new URLSearchParams([...required, ...further].map(({ name }) => [name, examples[name] ?? '']));
    return query.size === 0 ? '' : `?${query.toString()}`;
  });
}
