import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { PlayerResponse } from '#contract/players.ts';
import { findPlayers } from '#domain/players/find-players.ts';
import { readPlayerPage } from '#server/features/players/page/read-player-page.ts';
import { readPlayerList } from '#server/statsapi/players/read-player-list.ts';
import { startScriptedClient, respondWith } from '#tests/support/upstream/scripted-upstream.ts';
import { readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { CallContext } from '#web/api/call-context.ts';
import { PlayerStats } from '#web/features/players/player-stats.tsx';
import type { StatView } from '#web/features/players/player-params.ts';

// Values checked by hand against the recordings; skipped when they are absent.
const whereRecorded = describe.skipIf(!hasRecordings);

const clock = { now: () => Date.UTC(2025, 10, 1), speed: 1 };

const noCall = () => Promise.reject(new Error('Nothing is asked for here'));

async function recordedPlayer(file: string, id: number): Promise<PlayerResponse> {
  const body = readRecordedBody(`people/${file}.json`);
  const { client } = await startScriptedClient([respondWith(body as object)]);
  return readPlayerPage({ client, clock }, id);
}

/** The rows of the page's tables, cell by cell. */
function rowsShown(answer: PlayerResponse, view: StatView): string[][] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CallContext value={noCall}>
        <MemoryRouter>
          <PlayerStats response={answer} view={view} season={undefined} />
        </MemoryRouter>
      </CallContext>
    </QueryClientProvider>,
  );
  const rows = markup.match(/<tr[ >].*?<\/tr>/g) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  );
}

/** The cells of these columns in every row except the header. */
function under(heads: readonly string[], rows: readonly string[][]): string[][] {
  const [head = [], ...others] = rows;
  return others.map((row) => heads.map((name) => row[head.indexOf(name)] ?? 'no such column'));
}

whereRecorded('Ohtani at the end of 2022', () => {
  const ohtani = () => recordedPlayer('person-660271-all-stat-types-all-groups-2022', 660271);

  test('has batting, pitching and fielding statistics', async () => {
    const answer = await ohtani();
    expect(answer.stats.map(({ group, years }) => [group, years.length])).toEqual([
      ['hitting', 5],
      ['pitching', 4],
      ['fielding', 11],
    ]);
    const text = rowsShown(answer, 'career').map((row) => row.join(' '));
    expect(text.some((row) => row.startsWith('Career 568 ') && row.includes(' 127 '))).toBe(true);
    expect(text.some((row) => row.startsWith('Career 26 ') && row.includes(' 331.2 '))).toBe(true);
  });

  test('has seasons by group', async () => {
    const answer = await ohtani();
    expect(under(['Season', 'HR', 'AVG', 'OPS'], rowsShown(answer, 'hitting'))).toEqual([
      ['2018', '22', '.285', '.925'],
      ['2019', '18', '.286', '.848'],
      ['2020', '7', '.190', '.657'],
      ['2021', '46', '.257', '.964'],
      ['2022', '34', '.269', '.893'],
    ]);
    expect(under(['Season', 'W', 'ERA', 'IP', 'WHIP'], rowsShown(answer, 'pitching'))).toEqual([
      ['2018', '4', '3.31', '51.2', '1.16'],
      ['2020', '0', '37.80', '1.2', '6.60'],
      ['2021', '9', '3.18', '130.1', '1.09'],
      ['2022', '13', '2.43', '148.0', '1.04'],
    ]);
    const fielding = under(['Season', 'Pos', 'G', 'INN'], rowsShown(answer, 'fielding'));
    expect(fielding).toContainEqual(['2021', 'RF', '6', '7.1']);
    expect(fielding).toContainEqual(['2022', 'DH', '139', '0.0']);
  });
});

whereRecorded('Soto in 2022, traded in August', () => {
  test('has a line per club and one total', async () => {
    const answer = await recordedPlayer('person-665742-Soto-all-stat-types-all-groups-2022', 665742);
    const rows = under(['Season', 'Team', 'G', 'HR', 'AVG'], rowsShown(answer, 'hitting'));
    expect(rows.slice(-3)).toEqual([
      ['2022', 'Washington Nationals', '101', '21', '.246'],
      ['2022', 'San Diego Padres', '39', '4', '.231'],
      ['2022', '2 Team total', '140', '25', '.242'],
    ]);
    expect(under(['Season', 'G', 'HR', 'AVG'], rowsShown(answer, 'career')).slice(0, 2)).toEqual([
      ['2022', '140', '25', '.242'],
      ['Career', '604', '123', '.287'],
    ]);
  });
});

whereRecorded('Ohtani in 2025', () => {
  test('lists both clubs of the career and omits the season without pitching', async () => {
    const hitter = await recordedPlayer('person-660271-Ohtani-hydrate-stats-hitting-2025', 660271);
    const rows = under(['Season', 'Team', 'HR', 'OPS'], rowsShown(hitter, 'hitting'));
    expect(rows[0]).toEqual(['2018', 'Los Angeles Angels', '22', '.925']);
    expect(rows.at(-1)).toEqual(['2025', 'Los Angeles Dodgers', '55', '1.014']);
    const pitcher = await recordedPlayer('person-660271-Ohtani-hydrate-stats-pitching-2025', 660271);
    expect(under(['Season', 'IP', 'ERA'], rowsShown(pitcher, 'pitching'))).toEqual([
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

whereRecorded('the players of 2023', () => {
  test('are 1,421 and can be searched with and without accents', async () => {
    const { client } = await startScriptedClient([
      respondWith(readRecordedBody('players/players-sport1-2023.json') as object),
    ]);
    const { value } = await readPlayerList(client, { season: '2023' });
    expect(value).toHaveLength(1421);
    const found = (text: string) => findPlayers(value, text).map(({ name }) => name);
    expect(found('ramirez')).toContain('José Ramírez');
    expect(found('RAMÍREZ')).toEqual(found('ramirez'));
    expect(found('ohtani')).toEqual(['Shohei Ohtani']);
    expect(found('luis')).toHaveLength(4);
    expect(found('nobody of this name')).toEqual([]);
  });
});
