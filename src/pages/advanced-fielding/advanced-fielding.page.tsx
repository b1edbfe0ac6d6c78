import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDefaultTeam, useDefaultTeam } from '#features/accounts/queries/session.ts';
import type { FieldingSeason, RangePlay, Outfielder, fielding, outfielders } from '#features/fielding/contract.ts';
import { catchesByDifficulty } from '#features/fielding/rules.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { fixed, rounded } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { findByWords } from '#rules/text/find-by-words.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { FilterRow } from '#ui/form/filter-row.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Combobox, type ComboboxOption } from '#ui/kit/combobox.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { CatchMap, partOfField } from './catch-map.tsx';
import {
  fieldingHead,
  parseFieldingParams,
  type FieldingParams,
  type ShownPlays,
  shownPlays,
  formatSigned,
} from './fielding-params.ts';
import { PlayTable } from './play-table.tsx';
import { RangeCard } from './range-card.tsx';
import styles from './advanced-fielding.module.css';

type FieldingSelection = { season?: string | undefined; player?: number | undefined; team?: number | undefined };

/** The club is used only without a player. */
function fieldingQuery({ season, player, team }: FieldingSelection) {
  const club = player === undefined ? team : undefined;
  return query<typeof fielding>('GET /api/fielding', { query: { season, player, team: club } }, { staleTime: 600_000 });
}

/** The outfielders of a season. Retried every second, because the search needs them. */
function outfieldersQuery(season: string | undefined) {
  return query<typeof outfielders>(
    'GET /api/fielding/outfielders',
    { query: { season } },
    {
      staleTime: 3_600_000,
      retry: (_, error) => !isApiError(error) || error.status === 0 || error.status >= 500,
      retryDelay: 1000,
    },
  );
}

const firstSeason = 2016;

function SeasonInDetail({ data, params }: { data: FieldingSeason; params: FieldingParams }) {
  const plays = data.range?.plays ?? [];
  return (
    <>
      <Clubmates data={data} season={params.season} />
      {plays.length > 0 ? (
        <RangePlays data={data} plays={plays} params={params} />
      ) : (
        <RangeNote season={params.season} />
      )}
    </>
  );
}

/** The season of an outfielder in the range data: figures, and each ball on the field. */
function AdvancedFielding() {
  const [search] = useSearchParams();
  const params = parseFieldingParams(search);
  const team = useDefaultTeam();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...fieldingQuery({ ...params, team }),
    placeholderData: keepPreviousData,
  });
  const seasons = useQuery(seasonsQuery).data;
  const season = params.season ?? data?.season ?? seasons?.newest ?? '';
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 tabIndex={-1}>Advanced fielding</h1>
        <FilterRow
          first={<FielderSearch season={params.season} player={data?.player?.id} name={params.name} />}
          chosen={[params.season]}
          className={styles.choices}
        >
          <SeasonSelect
            value={season}
            seasons={(seasons?.seasons ?? []).filter((each) => Number(each) >= firstSeason)}
            drops={['list', 'name']}
          />
        </FilterRow>
      </header>
      <div className={styles.season} aria-busy={data === undefined || isPlaceholderData}>
        <RangeCard data={data} isLoadingNext={isPlaceholderData} isError={isError} onRetry={() => void refetch()} />
        {data !== undefined && <SeasonInDetail data={data} params={params} />}
      </div>
    </div>
  );
}

type ClubmatesProps = { data: FieldingSeason; season: string | undefined };

/** Links to the outfielders of the same club. */
function Clubmates({ data: { player, clubmates }, season }: ClubmatesProps) {
  if (player === null || clubmates.length < 2) return null;
  const club = clubNamesOf(player.teamId ?? 0)?.shortName ?? 'The club';
  const chips = clubmates.map(({ id, name, position }) => ({
    to: paths.advancedFielding({ season, player: id }),
    name,
    position,
    isChosen: id === player.id,
  }));
  return <Choice look="line" label={`Outfielders of the ${club}`} options={chips} club={player.teamId} />;
}

type RangePlaysProps = { data: FieldingSeason; plays: readonly RangePlay[]; params: FieldingParams };

const isShown: Record<ShownPlays, (play: RangePlay) => boolean> = {
  all: () => true,
  made: ({ isOut }) => isOut === true,
  missed: ({ isOut }) => isOut === false,
};

/** The balls of the season: on a map, by difficulty, and as a list. */
function RangePlays({ data, plays, params }: RangePlaysProps) {
  const name = data.player?.name ?? 'the player';
  const shown = plays.filter(isShown[params.show]);
  return (
    <>
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="catch-map">
          <div className={styles.head}>
            <h2 id="catch-map">Every ball of {data.season}</h2>
            <ShowLinks params={params} />
          </div>
          <CatchMap plays={shown} name={name} part={partOfField(plays)} />
        </Card>
        <div className={styles.side}>
          <Panel title="By difficulty">
            {' '}
            <DifficultyTable plays={plays} name={name} season={data.season} />
          </Panel>
          <RangeNote season={params.season} />
        </div>
      </div>
      <Card as="section" className={styles.list} aria-labelledby="play-list">
        <PlayTable plays={shown} data={data} params={params} />
      </Card>
    </>
  );
}

const names = { all: 'All', made: 'Caught', missed: 'Not caught' } as const;

/** Links that filter the balls on the map and in the list. */
function ShowLinks({ params: { season, player, show } }: { params: FieldingParams }) {
  const choices = shownPlays.map((each) => ({
    to: paths.advancedFielding({ season, player, show: each === 'all' ? undefined : each }),
    name: names[each],
    isChosen: each === show,
  }));
  return <Choice label="Which balls" options={choices} />;
}

/** Explains the figures and their limits. */
function RangeNote({ season }: { season: string | undefined }) {
  return (
    <aside className={styles.note} aria-labelledby="range-note">
      <h2 id="range-note">What this is</h2>
      <p>
        Outfield range data: for each ball hit near an outfielder, the starting position, the landing point, the hang
        time, the sprint speed, and how often outfielders catch such a ball. It does not cover infielders, baserunning
        or throws. Distance is the straight line from the starting position to the landing point. Measured since 2016 by
        Baseball Savant.{' '}
        <Link to={paths.leagueLeaders({ season, view: 'players', group: 'fielding' })}>
          The fielding of every player
        </Link>
      </p>
    </aside>
  );
}

type Row = ReturnType<typeof catchesByDifficulty>[number];

/** The catch rates: '26–50%' */
const ratesOf = ({ from, to }: Row['difficulty']): string => `${from}–${to}%`;

const above = ({ made, expected }: Row['catches']): number => rounded(made - expected, 1);

const columns: readonly Column<Row>[] = [
  {
    id: 'difficulty',
    head: 'Difficulty',
    term: 'catchStars',
    value: ({ difficulty }) => `${difficulty.name}, ${ratesOf(difficulty)}`,
    cell: ({ difficulty }) => (
      <>
        {difficulty.name} <span className={styles.rates}>{ratesOf(difficulty)}</span>
      </>
    ),
    isText: true,
  },
  { id: 'balls', head: 'Balls', value: ({ catches }) => catches.chances },
  { id: 'caught', head: 'Caught', value: ({ catches }) => catches.made },
  { id: 'expected', head: 'Expected', term: 'expectedCatches', value: ({ catches }) => fixed(catches.expected, 1) },
  {
    id: 'above',
    head: 'Above',
    title: 'Catches above those expected of an average outfielder',
    value: ({ catches }) => above(catches),
    cell: ({ catches }) => formatSigned(above(catches)),
    heat: { better: 'high', bounds: [-3, 3] },
  },
];

type DifficultyTableProps = { plays: readonly RangePlay[]; name: string; season: string };

/** The catches by difficulty, and the expected catches of an average outfielder. */
function DifficultyTable({ plays, name, season }: DifficultyTableProps) {
  return (
    <Table
      caption={`Balls that ${name} caught in ${season}, by difficulty`}
      columns={columns}
      rows={catchesByDifficulty(plays)}
      rowKey={({ difficulty }) => difficulty.id}
      urlName="difficulty"
      csvName={`catches-by-difficulty-${season}`}
    />
  );
}

type FielderSearchProps = {
  season: string | undefined;
  /** the player shown; a change clears the search text */
  player: number | undefined;
  name: string | undefined;
};

function toOption({ id, name, teamId, position }: Outfielder, season: string | undefined): ComboboxOption {
  const club = teamId === null ? undefined : clubNamesOf(teamId)?.shortName;
  const detail = [position, club].filter(Boolean).join(', ');
  return { id, label: name, detail, href: paths.advancedFielding({ season, player: id }) };
}

/** A search box for the outfielders of a season. */
function FielderSearch({ season, player, name = '' }: FielderSearchProps) {
  const [text, setText] = useState(name);
  const [shown, setShown] = useState(player);
  if (player !== undefined && player !== shown) {
    setShown(player);
    setText('');
  }
  const hasText = text.trim() !== '';
  const { data } = useQuery({ ...outfieldersQuery(season), enabled: hasText });
  const found = findByWords(data?.outfielders ?? [], text).map((fielder) => toOption(fielder, season));
  return (
    <form role="search" method="get" action={paths.advancedFielding()} onSubmit={(event) => event.preventDefault()}>
      {season !== undefined && <input type="hidden" name="season" value={season} />}
      <Combobox
        label="Outfielder"
        name="name"
        placeholder="Search by Player name"
        text={text}
        onText={setText}
        options={found}
        isLoading={hasText && data === undefined}
      />
      <button type="submit" className="needs-no-script">
        Search
      </button>
      {name !== '' && (
        <ul className={`${styles.found ?? ''} needs-no-script`}>
          {found.length === 0 && <li>No results found.</li>}
          {found.map(({ id, label, detail, href }) => (
            <li key={id}>
              <Link to={href}>{label}</Link> {detail}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { season, player, name } = parseFieldingParams(new URL(request.url).searchParams);
  const team = player === undefined ? await loadDefaultTeam(page) : undefined;
  await Promise.all([
    load(page, fieldingQuery({ season, player, team })),
    loadIfPossible(page, seasonsQuery),
    name === undefined ? null : loadIfPossible(page, outfieldersQuery(season)),
  ]);
  return fieldingHead;
}

export { AdvancedFielding as Component };
