import { describe, expect, test } from 'vitest';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { readPlayerPage } from '#features/players/server/read-player-page.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import { readPlayerList } from '#sources/statsapi/read-player.ts';
import { toStatBlocks } from '#sources/statsapi/to-stat-blocks.ts';
import { renderStatRows, selectColumns } from '../support/pages/render-stat-rows.tsx';
import { hasRecordings } from '../support/upstream/recorded-feeds.ts';
import { readRecordedBody } from '../support/upstream/recordings.ts';
import { startScriptedClient, respondWith } from '../support/upstream/scripted-upstream.ts';

// Values checked by hand against the recordings; skipped when they are absent.
const whereRecorded = describe.skipIf(!hasRecordings);

const clock = { now: () => Date.UTC(2025, 10, 1), speed: 1 };

async function recordedPlayer(file: string, id: number): Promise<PlayerResponse> {
  const body = readRecordedBody(`people/${file}.json`);
  const { client } = await startScriptedClient([respondWith(body as object)]);
  return readPlayerPage({ client, clock }, id);
}

whereRecorded('Ohtani at the end of 2022', () => {
  const ohtani = () => recordedPlayer('person-660271-all-stat-types-all-groups-2022', 660271);

  test('has batting, pitching and fielding statistics', async () => {
    const response = await ohtani();
    expect(response.stats.map(({ group, years }) => [group, years.length])).toEqual([
      ['hitting', 5],
      ['pitching', 4],
      ['fielding', 11],
    ]);
    const text = renderStatRows(response, 'career').map((row) => row.join(' '));
    expect(text.some((row) => row.startsWith('Career 568 ') && row.includes(' 127 '))).toBe(true);
    expect(text.some((row) => row.startsWith('Career 26 ') && row.includes(' 331.2 '))).toBe(true);
  });

  test('has seasons by group', async () => {
    const response = await ohtani();
    expect(selectColumns(['Season', 'HR', 'AVG', 'OPS'], renderStatRows(response, 'hitting'))).toEqual([
      ['2018', '22', '.285', '.925'],
      ['2019', '18', '.286', '.848'],
      ['2020', '7', '.190', '.657'],
      ['2021', '46', '.257', '.964'],
      ['2022', '34', '.269', '.893'],
    ]);
    expect(selectColumns(['Season', 'W', 'ERA', 'IP', 'WHIP'], renderStatRows(response, 'pitching'))).toEqual([
      ['2018', '4', '3.31', '51.2', '1.16'],
      ['2020', '0', '37.80', '1.2', '6.60'],
      ['2021', '9', '3.18', '130.1', '1.09'],
      ['2022', '13', '2.43', '148.0', '1.04'],
    ]);
    const fielding = selectColumns(['Season', 'Pos', 'G', 'INN'], renderStatRows(response, 'fielding'));
    expect(fielding).toContainEqual(['2021', 'RF', '6', '7.1']);
    expect(fielding).toContainEqual(['2022', 'DH', '139', '0.0']);
  });
});

whereRecorded('Soto in 2022, traded in August', () => {
  test('has a line per club and one total', async () => {
    const response = await recordedPlayer('person-665742-Soto-all-stat-types-all-groups-2022', 665742);
    expect(selectColumns(['Season', 'Team', 'G', 'HR', 'AVG'], renderStatRows(response, 'hitting')).slice(-3)).toEqual([
      ['2022', 'Washington Nationals', '101', '21', '.246'],
      ['2022', 'San Diego Padres', '39', '4', '.231'],
      ['2022', '2 Team total', '140', '25', '.242'],
    ]);
    expect(selectColumns(['Season', 'G', 'HR', 'AVG'], renderStatRows(response, 'career')).slice(0, 2)).toEqual([
      ['2022', '140', '25', '.242'],
      ['Career', '604', '123', '.287'],
    ]);
  });
});

whereRecorded('Ohtani in 2025', () => {
  test('lists both clubs of the career and omits the season without pitching', async () => {
    const hitter = await recordedPlayer('person-660271-Ohtani-hydrate-stats-hitting-2025', 660271);
    const rows = selectColumns(['Season', 'Team', 'HR', 'OPS'], renderStatRows(hitter, 'hitting'));
    expect(rows[0]).toEqual(['2018', 'Los Angeles Angels', '22', '.925']);
    expect(rows.at(-1)).toEqual(['2025', 'Los Angeles Dodgers', '55', '1.014']);
    const pitcher = await recordedPlayer('person-660271-Ohtani-hydrate-stats-pitching-2025', 660271);
    expect(selectColumns(['Season', 'IP', 'ERA'], renderStatRows(pitcher, 'pitching'))).toEqual([
      ['2018', '51.2', '3.31'],
      ['2020', '1.2', '37.80'],
      ['2021', '130.1', '3.18'],
      ['2022', '166.0', '2.33'],
      ['2023', '132.0', '3.14'],
      ['2025', '47.0', '2.87'],
    ]);
    expect(pitcher).toMatchObject({ isEstablished: true, player: { nickname: 'Showtime', height: '6\' 4"' } });
  });
});

whereRecorded('Kwan in 2024', () => {
  test('has splits by situation and the figures of value', () => {
    const blocks = toStatBlocks(readRecordedBody('stats/stats-person-Kwan-season-statSplits-lastXGames-2024.json'));
    const ofType = (type: string) => blocks.filter((block) => block.type === type).flatMap(({ splits }) => splits);
    expect(ofType('statSplits').map(({ situation, figures }) => [situation, figures.avg])).toEqual([
      ['vl', '.446'],
      ['vr', '.363'],
      ['risp', '.361'],
    ]);
    expect(ofType('sabermetrics')[0]?.figures).toMatchObject({ wRcPlus: '187.371', war: '3.14211' });
  });
});

whereRecorded('the players of 2023', () => {
  test('are 1,421 and can be searched with and without accents', async () => {
    const { client } = await startScriptedClient([
      respondWith(readRecordedBody('players/players-sport1-2023.json') as object),
    ]);
    const { value } = await readPlayerList(client, { season: '2023' });
    expect(value).toHaveLength(1421);
    const found = (text: string) => findByWords(value, text).map(({ name }) => name);
    expect(found('ramirez')).toContain('José Ramírez');
    expect([found('RAMÍREZ'), found('ohtani')]).toEqual([found('ramirez'), ['Shohei Ohtani']]);
    expect(found('luis')).toHaveLength(4);
    expect(found('nobody of this name')).toEqual([]);
  });
});
