import { beforeAll, describe, expect, test } from 'vitest';
import { renderWith } from '#app/testing/render-with.ts';
import { readTeamRoster } from '#features/rosters/server.ts';
import { listTransactions } from '#features/transactions/server.ts';
import type { RosterTypeId } from '#rules/baseball/teams/roster-types.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';

// The cases of tests/recorded/rosters.test.ts for rosters of the simulated league: they run without recordings.
const now = Date.UTC(2026, 5, 20, 22);
const date = '2026-06-20';
const clubId = 147;

let league: Awaited<ReturnType<typeof startControlledLeague>>;

beforeAll(async () => {
  league = await startControlledLeague({ seed: 'rosters', openingDay: '2026-03-26', now });
});

/** The roster page of a club, with data through the whole conversion. `received` replaces the type of the response. */
async function renderRoster(type: RosterTypeId, received = type): Promise<string> {
  const read: typeof league.client.read = (path, options) =>
    league.client.read(path, path.endsWith('/roster') ? { ...options, query: { rosterType: received } } : options);
  const parts = { clock: league.clock, client: { ...league.client, read } };
  const teamRoster = await readTeamRoster(parts, { teamId: clubId, type });
  const { status, html } = await renderWith(`/rosters?team=${clubId}&type=${type}`, {
    'GET /api/teams/:teamId/roster': teamRoster,
  });
  expect(status).toBe(200);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('&#x27;', "'");
}

const spots = () => league.league.rosterOn(clubId, date);
const nameOf = (personId: number) => league.league.person(personId)?.fullName ?? '';

const listGroups = (html: string): string[] =>
  [...html.matchAll(/<h2 id="group-[^>]*>([^<]+) <span>(\d+)/g)].map(([, name, count]) => `${name} ${count}`);

const cardOf = (html: string, name: string): string => {
  const at = html.lastIndexOf(`>${name}<`);
  return html
    .slice(html.lastIndexOf('<li', at), html.indexOf('</li>', at))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

const groupOf = (position: string): string => {
  if (position === 'P') return 'Pitchers';
  if (position === 'C') return 'Catchers';
  if (position === 'DH') return 'Designated Hitters';
  if (position === 'TWP') return 'Two-Way Players';
  return ['LF', 'CF', 'RF', 'OF'].includes(position) ? 'Outfielders' : 'Infielders';
};

describe('a roster of the simulated league', () => {
  test('of the type 40Man counts the league’s spots by status and has a card for each player', async () => {
    const html = await renderRoster('40Man');
    const sixtyDay = spots().filter(({ status }) => status === 'D60').length;
    const filled = spots().filter(({ on40Man, status }) => on40Man && status !== 'D60');
    expect(html).toContain(`${filled.length} / 40 Man spots full`);
    expect(html).toMatch(new RegExp(`${sixtyDay} players? on the 60-day injured list`));
    expect(html).toContain(`${filled.filter(({ status }) => status === 'A').length} active`);
    const listed = spots().filter(({ on40Man, status }) => on40Man || status === 'D60');
    const counts = Map.groupBy(listed, ({ position }) => groupOf(position));
    expect(listGroups(html).toSorted()).toEqual(
      [...counts].map(([name, members]) => `${name} ${members.length}`).toSorted(),
    );
    for (const { personId, number } of listed)
      expect(cardOf(html, nameOf(personId))).toContain(`Jersey number ${number}`);
  });

  test('of another type than the requested one is marked as such and counts no spots', async () => {
    const html = await renderRoster('active', 'fullSeason');
    expect(html).toContain('The league sent a different roster than the one requested: Full season.');
    expect(html).not.toContain('Man spots full');
  });

  test('of the type depthChart has the healthy players on the field, and the injured only in the lists', async () => {
    const html = await renderRoster('depthChart');
    const field = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
    const lists = html.slice(html.indexOf('</figure>'), html.indexOf('id="group-'));
    const listed = spots().filter(({ status }) => status === 'A' || status.startsWith('D'));
    const shortName = (personId: number) => nameOf(personId).replace(/^(.)\S* /, '$1. ');
    const [healthy, injured] = [true, false].map((isHealthy) =>
      listed.filter(({ status, position }) => (status === 'A') === isHealthy && position !== 'P' && position !== 'TWP'),
    );
    for (const { personId } of injured ?? []) {
      expect(field).not.toContain(`>${shortName(personId)}<`);
      expect(lists).toMatch(new RegExp(`${nameOf(personId)}<small>Injured`));
    }
    const onField = (healthy ?? []).filter(({ personId }) => field.includes(`>${shortName(personId)}<`));
    expect(onField.length).toBeGreaterThan(7);
  });

  test('of the type coach has the titles of the staff and no links', async () => {
    const html = await renderRoster('coach');
    const staff = league.league.coaches(clubId);
    expect(listGroups(html)).toEqual([`Coaches ${staff.length}`]);
    for (const { personId, job } of staff) expect(cardOf(html, nameOf(personId))).toContain(job);
    expect(html).not.toContain('href="/player/9');
  });
});

test('the transactions of a week have the league’s moves, and every player in a sentence is linked', async () => {
  const list = await listTransactions(league, { teamId: clubId });
  const moves = league.league.movesBetween(clubId, list.startDate, list.endDate);
  expect(moves.length).toBeGreaterThan(3);
  expect(list.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(moves.length);
  const { html } = await renderWith(`/transactions?team=${clubId}`, { 'GET /api/transactions': list });
  const text = html.replaceAll('&#x27;', "'");
  for (const { personId } of moves)
    expect(text).toMatch(new RegExp(`<a [^>]*href="/player/${personId}/"[^>]*>${nameOf(personId ?? 0)}</a>`));
});

test('the transactions of all clubs are those of the majors in one request, without effects on rosters', async () => {
  const list = await listTransactions(league, {});
  const own = await listTransactions(league, { teamId: clubId });
  expect(list).toMatchObject({ teamId: null, teamName: null, spots: null });
  const sentences = list.transactions.map(({ description }) => description);
  expect(new Set(list.transactions.map(({ fortyMan }) => fortyMan))).toEqual(new Set([null]));
  const shown = own.transactions.filter(({ date: day }) => day >= (list.transactions.at(-1)?.date ?? ''));
  expect(shown.length).toBeGreaterThan(0);
  for (const { description } of shown) expect(sentences).toContain(description);
});
