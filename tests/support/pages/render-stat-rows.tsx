import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createOfflineClient } from '#app/testing/create-offline-client.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { OtherTables } from '#pages/player/other-tables.tsx';
import type { StatView } from '#pages/player/player-loader.ts';
import { PlayerStats } from '#pages/player/player-stats.tsx';

/** Renders a view of a player's statistics and returns the rows of its tables, cell by cell, without the heads of groups and the league's rows. */
export function renderStatRows(response: PlayerResponse, view: StatView): string[][] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={createOfflineClient()}>
      <MemoryRouter>
        <PlayerStats response={response} view={view} season={undefined} OtherTables={OtherTables} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const own = markup.replaceAll(/<tfoot>.*?<\/tfoot>/g, '');
  const rows = (own.match(/<tr[ >].*?<\/tr>/g) ?? []).filter((row) => !row.includes('scope="colgroup"'));
  return rows.map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
  );
}

/** The cells of these columns in every row except the header. */
export function selectColumns(heads: readonly string[], rows: readonly string[][]): string[][] {
  const [head = [], ...others] = rows;
  return others.map((row) => heads.map((name) => row[head.indexOf(name)] ?? 'no such column'));
}
