import { describe, expect, test } from 'vitest';
import { renderWith } from '#app/testing/render-with.ts';
import { readTeamRoster } from '#features/rosters/server.ts';
import { listTransactions } from '#features/transactions/server.ts';
import type { RosterTypeId } from '#rules/baseball/teams/roster-types.ts';
import { createRecordedClient } from '#tests/support/upstream/create-recorded-client.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';

const whereRecorded = describe.skipIf(!hasRecordings);

/** The roster of a recorded response, through the whole conversion. */
async function rosterPage(
  teamId: number,
  type: RosterTypeId,
  season: string,
  files: Record<string, string>,
): Promise<string> {
  const now = Date.UTC(2026, 8, 11, 16);
  const client = createRecordedClient(files, now);
  const clock = { now: () => now, speed: 1 };
  const teamRoster = await readTeamRoster({ client, clock }, { teamId, type, season });
  const { status, html } = await renderWith(`/rosters?team=${teamId}&type=${type}&season=${season}`, {
    'GET /api/teams/:teamId/roster': teamRoster,
  });
  expect(status).toBe(200);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const groups = (html: string): string =>
  [...html.matchAll(/<h2 id="group-[^>]*>([^<]+) <span>(\d+)/g)]
    .map(([, name, count]) => `${name} ${count}`)
    .join(', ');

const cardOf = (html: string, name: string): string => {
  const at = html.indexOf(`>${name}<`);
  return html
    .slice(html.lastIndexOf('<li', at), html.indexOf('</li>', at))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

whereRecorded('a recorded roster (needs ../shared/recorded)', () => {
  test('the Yankees’ 40-man roster of September 11, 2026 has 43 names, forty spots and three players on the 60-day list', async () => {
    const html = await rosterPage(147, '40Man', '2026', {
      '/roster': 'roster/roster-147-40Man-2026-09-11.json',
      '/affiliates': 'teams/affiliates-147-2026.json',
    });
    expect(html).toContain('40 / 40 Man spots full');
    expect(html).toContain('3 players on the 60-day injured list, who do not use a spot');
    for (const text of ['27 active', '4 injured', '9 in the minors', '3 60-day list']) expect(html).toContain(text);
    expect(html).not.toContain(' free');
    expect(groups(html)).toBe('Catchers 3, Infielders 9, Outfielders 7, Designated Hitters 2, Pitchers 22');
    expect(html).toContain('href="/player/592450/"');
    expect(cardOf(html, 'Aaron Judge')).toContain('Outfielder · Age NA Active Jersey number 99');
    expect(cardOf(html, 'Giancarlo Stanton')).toContain('Injured 60-Day');
    expect(html).toContain('Scranton/Wilkes-Barre RailRiders (AAA)');
    expect(html).not.toContain('Alternate Training Site');
  });

  test('a full-season roster returned for an active one is marked as such and counts no spots', async () => {
    const html = await rosterPage(147, 'active', '2024', { '/roster': 'roster/roster-147-active-2024.json' });
    expect(html).toContain('The league sent a different roster than the one requested: Full season.');
    expect(html).not.toContain('Man spots full');
    expect(cardOf(html, 'Clayton Andrews')).toContain('Minor League Contract');
  });

  test('the 2018 Braves have no status, but ages, hands and numbers', async () => {
    const html = await rosterPage(144, 'fullSeason', '2018', {
      '/roster': 'roster/roster-144-fullSeason-2018-no-status.json',
    });
    expect(groups(html)).toBe('Catchers 5, Infielders 8, Outfielders 11, Pitchers 34');
    expect(cardOf(html, 'Ronald Acuna Jr.')).toContain('Outfielder · Age 21 · R/R NA Jersey number 13');
    expect(cardOf(html, 'Adam McCreery')).toContain('Age 26 · L/L NA Jersey number');
  });

  test('the 2022 Athletics have 37 active players, one of them a general outfielder', async () => {
    const html = await rosterPage(133, 'active', '2022', { '/roster': 'roster/roster-active-2022.json' });
    expect(groups(html)).toBe('Catchers 1, Infielders 10, Outfielders 7, Designated Hitters 1, Pitchers 18');
    expect(cardOf(html, 'A.J. Puk')).toContain('Jersey number 33');
  });

  test('the Yankees’ depth chart: the healthy at positions, the injured in their lists, no player twice in a group', async () => {
    const html = await rosterPage(147, 'depthChart', '2026', {
      '/roster': 'roster/roster-147-depthChart-2026-09-11.json',
    });
    const field = html.slice(html.indexOf('<figure'), html.indexOf('</figure>'));
    for (const name of ['G. Lombard Jr.', 'A. Judge', 'S. Jones', 'J. Caballero']) expect(field).toContain(`>${name}<`);
    for (const name of ['T. Grisham', 'J. Chisholm Jr.', 'G. Stanton']) expect(field).not.toContain(`>${name}<`);
    expect(html).toMatch(/Starting pitchers<\/h3><ol><li>Gerrit Cole</);
    expect(html).toContain('Trent Grisham<small>Injured 10-Day</small>');
    expect(groups(html)).toBe('Catchers 3, Infielders 10, Outfielders 8, Designated Hitters 5, Pitchers 17');
  });

  test('the 2022 Athletics’ coaches have titles and no links', async () => {
    const html = await rosterPage(133, 'coach', '2022', { '/coaches': 'roster/coaches-2022.json' });
    expect(groups(html)).toBe('Coaches 13');
    expect(cardOf(html, 'Mark Kotsay')).toContain('Manager Jersey number 7');
    expect(cardOf(html, 'Mike McCarthy')).toContain('Bullpen Coach Jersey number NA');
    expect(html).not.toContain('href="/player/1');
  });
});

whereRecorded('the recorded transactions (needs ../shared/recorded)', () => {
  test('of two days in March 2024 have their kinds, and every player in a sentence is linked', async () => {
    const now = Date.UTC(2024, 2, 2, 16);
    const client = createRecordedClient({ '/transactions': 'transactions/transactions-pydantic.json' }, now);
    const clock = { now: () => now, speed: 1 };
    const list = await listTransactions({ client, clock }, { teamId: 147 });
    expect(list.kinds).toEqual([
      { kind: 'signings', count: 6 },
      { kind: 'roster', count: 9 },
      { kind: 'leave', count: 1 },
      { kind: 'departures', count: 12 },
      { kind: 'farm', count: 201 },
      { kind: 'others', count: 14 },
    ]);
    const { html } = await renderWith('/transactions?team=147', { 'GET /api/transactions': list });
    expect(html).toContain('Transactions since February 24, 2024');
    expect(html).toMatch(/optioned RHP <a [^>]*href="\/player\/[^"]*">Adrián Martínez<\/a> to Las Vegas Aviators\./);
    expect(html).toMatch(/SS <a [^>]*>William Bergolla<\/a> assigned/);
  });
});
