import { describe, expect, test } from 'vitest';
import { listNewFields, readKnownFields } from '#app/operator/doctor/known-fields.ts';
import { formatReport, isProblem } from '#app/operator/doctor/main.ts';
import { responseKinds } from '#sources/statsapi/client/response-kinds.ts';
import { examineLeague, now } from '#tests/support/upstream/examine-league.ts';

const problemsOf = ({ responses }: Awaited<ReturnType<typeof examineLeague>>) =>
  responses.filter(isProblem).map(({ kind, problem, missing }) => ({ kind, problem, missing }));

describe('the doctor', () => {
  test('requests every kind of response, a person for two pages and statistics for four, and finds no problem in the simulated league', async () => {
    const report = await examineLeague();
    expect(problemsOf(report)).toEqual([]);
    const expected = [...Object.keys(responseKinds), 'person', 'stats', 'stats', 'stats'].toSorted();
    expect(report.responses.map(({ kind }) => kind).toSorted()).toEqual(expected);
    expect(report.saved.map(({ kind }) => kind).toSorted()).toEqual(expected);
    expect(report).toMatchObject({ serverTime: now - 2000, now });
  });

  test('names what a broken upstream lacks, and the pages that need it', async () => {
    const report = await examineLeague((path, body) => {
      if (path.endsWith('/standings')) return new Response('Down', { status: 400 });
      if (path.endsWith('/coaches')) return '<html>';
      if (path.endsWith('/feed/live')) return JSON.stringify({ ...JSON.parse(body), gameData: null });
      if (path.endsWith('/roster')) return body.replaceAll('"fullName"', '"nameInFull"');
      return path.endsWith('/schedule') ? body.replaceAll('"statusCode"', '"code"') : body;
    });
    expect(problemsOf(report)).toEqual([
      { kind: 'schedule', problem: null, missing: ['dates[].games[].status.statusCode'] },
      { kind: 'pastDays', problem: null, missing: ['dates[].games[].status.statusCode'] },
      { kind: 'standings', problem: 'The upstream responded with status 400', missing: [] },
      { kind: 'roster', problem: null, missing: ['roster[].person.fullName'] },
      { kind: 'coaches', problem: expect.stringContaining('not JSON'), missing: [] },
      { kind: 'live', problem: 'unreadable; the page shows older data', missing: expect.any(Array) },
      { kind: 'liveChanges', problem: expect.any(String), missing: expect.any(Array) },
      { kind: 'finalGame', problem: 'The upstream response is not a live feed', missing: [] },
      { kind: 'meetings', problem: expect.stringContaining('not requested'), missing: [] },
    ]);
    const lines = formatReport(report.responses, [{ name: 'clock', detail: '9 s', problem: 'wrong' }], {});
    expect(lines.join('\n')).toMatch(/PROBLEM +standings +400 .* Standings, Home\n/);
    expect(lines).toContain('schedule: missing dates[].games[].status.statusCode');
    expect(lines.at(-1)).toBe('PROBLEM  clock  9 s: wrong');
  });

  test('says for how many games the lineups are announced before the first pitch', async () => {
    const { responses } = await examineLeague();
    const note =
      /^lineups: announced for [12] of \d games that start within four hours, the earliest 1\d\d minutes before the first pitch$/;
    expect(formatReport(responses, [], {})).toContainEqual(expect.stringMatching(note));
  });

  test('lists new fields, which are no problem', async () => {
    const report = await examineLeague((path, body) =>
      path.endsWith('/teams') ? body.replace('"teams":[{', '"teams":[{"retiredNumbers":[{"worn":42}],') : body,
    );
    expect(problemsOf(report)).toEqual([]);
    const teams = report.responses.find(({ kind }) => kind === 'teams');
    expect(teams && listNewFields(teams, await readKnownFields())).toEqual(['retiredNumbers', 'worn']);
  });
});
