import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useParams } from 'react-router';
import { StaleNote } from '#features/league/screen.tsx';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerQuery } from '#features/players/queries/player.ts';
import { PlayerSearch } from '#features/players/screen/player-search.tsx';
import { isClientError } from '#platform/api/api-error.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { Loader } from '#ui/kit/loader.tsx';
import { NotFoundPage } from '#ui/kit/not-found-page.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { longDateText } from '#ui/kit/time-text.ts';
import type { OtherTables as Tables } from './other-tables.tsx';
import { PlayerHead } from './player-head.tsx';
import {
  parseSearchText,
  SearchResults,
  StartParts,
  parseStatView,
  loadPlayer,
  shouldRevalidate,
  type PlayerPage as Loaded,
} from './player-loader.ts';
import { PlayerStats } from './player-stats.tsx';
import styles from '#features/players/screen/bio-card.module.css';

function Biography({ player }: Pick<PlayerResponse, 'player'>) {
  return (
    <Panel title="Biography">
      <dl className={styles.fields}>
        {formatBioFields(player).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type Bio = PlayerResponse['player'];

/** 'July 5, 1994' */
function formatDay(day: string | null): string | null {
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDateText(day) : day;
}

/** 'Switch / Right'; an unknown side is a dash; null if both are unknown. */
function formatSides({ bats, throws }: Bio): string | null {
  return bats === null && throws === null ? null : `${bats ?? '-'} / ${throws ?? '-'}`;
}

const withUnit = (value: number | null, unit: string) => (value === null ? null : `${value} ${unit}`);

/** The fields of the bio card in order. Unknown values are 'NA'. */
export function formatBioFields(bio: Bio): { label: string; value: string }[] {
  const { age, height, weight, draftYear, birthDate, birthPlace, nickname, debut, jerseyNumber, position } = bio;
  const fields: [string, string | number | null][] = [
    ['Age', age],
    ['Height', height],
    ['Weight', withUnit(weight, 'lbs')],
    ['Drafted', draftYear],
    ['Birth Date', formatDay(birthDate)],
    ['Birth Place', birthPlace],
    ['Bats/Throws', formatSides(bio)],
    ['Nickname', nickname ?? 'None Recorded'],
    ['MLB debut', formatDay(debut)],
    ['Jersey Number', jerseyNumber],
    ['Position', formatPosition(position)],
  ];
  return fields.map(([label, value]) => ({ label, value: String(value ?? 'NA') }));
}

/** 'Infielder (SS)', but 'Pitcher' without '(P)' */
function formatPosition(position: Bio['position']): string | null {
  if (position === null) return null;
  const { type, abbreviation, name } = position;
  const text = type || name;
  if (abbreviation === '' || text === 'Pitcher') return text || null;
  return text === '' ? abbreviation : `${text} (${abbreviation})`;
}

const failed = { OtherTables: () => <p>The tables could not be loaded. Reload the page.</p> };
const OtherTables = lazy<typeof Tables>(async () => ({
  default: (await import('./other-tables.tsx').catch(() => failed)).OtherTables,
}));

type PlayerProps = { response: PlayerResponse; search: URLSearchParams; heading: 'h1' | 'h2' };

function Player({ response, search, heading }: PlayerProps) {
  const { season } = searchOf('player', search);
  const view = parseStatView(search);
  return (
    <>
      <StaleNote freshness={response.freshness} />
      <PlayerHead response={response} season={season} hasSeasonChoice={view !== 'games'} as={heading} />
      <PlayerStats response={response} view={view} season={season} OtherTables={OtherTables} />
      <Biography player={response.player} />
    </>
  );
}

function PlayerPage({ data: { playerId } }: { data: Loaded }) {
  const [search] = useSearchParams();
  const text = parseSearchText(search);
  const { data, error, refetch } = useQuery(playerQuery(playerId));
  // the page of a player begins with the player
  const isStart = useParams().playerId === undefined;
  const searchesFirst = isStart || text !== '';
  const finder = (
    <div className={styles.finder}>
      <PlayerSearch key={text || playerId} initialText={text} />
      {!searchesFirst && (
        <PlayerSearch
          key={`compare ${playerId}`}
          label="Compare with…"
          initialText=""
          toPath={(id) => paths.compare({ players: `${playerId},${id}` })}
        />
      )}
      {text !== '' && <SearchResults text={text} />}
    </div>
  );
  if (data === undefined && isClientError(error)) return <NotFoundPage subtitle={error.message} />;
  return (
    <Stack>
      {isStart && <h1 tabIndex={-1}>Players</h1>}
      {searchesFirst && finder}
      {isStart && text === '' && <StartParts />}
      {data === undefined ? (
        <div className={styles.waiting}>
          <Loader onRetry={() => void refetch()} />
        </div>
      ) : (
        <Player response={data} search={search} heading={isStart ? 'h2' : 'h1'} />
      )}
      {!searchesFirst && finder}
    </Stack>
  );
}

export { PlayerPage as Component, loadPlayer as loader, shouldRevalidate };
