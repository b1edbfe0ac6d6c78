import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createOfflineClient } from '#app/testing/create-offline-client.ts';
import { leagueQuery } from '#features/league/queries.ts';
import { standingsQuery } from '../queries.ts';
import { StandingsPanel } from './standings-panel.tsx';

/** The panel with standings of 18 July, 10:00 Eastern, at a time of the league (epoch ms). */
function renderAt(now: number): string {
  const queryClient = createOfflineClient();
  const league = { kind: 'mlb', notice: null, copyright: '', simulatedFans: 0, speed: 1, today: '2026-07-18' } as const;
  queryClient.setQueryData(leagueQuery.queryKey, { ...league, now });
  queryClient.setQueryData(standingsQuery({}).queryKey, {
    season: '2026',
    date: null,
    level: 1,
    firstDay: null,
    lastDay: null,
    isOver: false,
    areTiesBroken: false,
    tables: [],
    freshness: { asOf: Date.UTC(2026, 6, 18, 14), isStale: true },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StandingsPanel teamId={121} season={undefined} />
    </QueryClientProvider>,
  );
}

test('old standings have their time, and their date from the next day on', () => {
  expect(renderAt(Date.UTC(2026, 6, 18, 16))).toMatch(/this is from 10:00\sAM/);
  expect(renderAt(Date.UTC(2026, 6, 18, 16))).not.toContain(' on ');
  expect(renderAt(Date.UTC(2026, 6, 19, 16))).toMatch(/this is from 10:00\sAM[^.]* on [^.]*18/);
});
