import { useQueries } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useLeague } from '#features/league/queries.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerPercentilesQuery, playerSeasonQuery } from '#features/players/queries/player-season.ts';
import { playerQuery } from '#features/players/queries/player.ts';
import { commonKeys, comparedGroups, keyOf, maxCompared, parseCompared } from '#features/players/rules/compare.ts';
import { PlayerSearch } from '#features/players/screen/player-search.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Headshot } from '#ui/baseball/headshot.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { birthOf, ComparedFigures } from './compared-figures.tsx';
import { PlayerMark } from './player-mark.tsx';
import { SeasonsChart } from './seasons-chart.tsx';
import styles from './compare.module.css';

type Params = { ids: number[]; by: 'season' | 'age'; season: string | undefined; age: string | undefined };

function readParams(search: URLSearchParams): Params {
  const { players, by, season, age } = searchOf('compare', search);
  return { ids: parseCompared(players), by: by ?? 'season', season, age };
}

/** The season or age that is compared: the chosen one, or the newest that all players have. */
function chooseKey(players: readonly PlayerResponse[], { by, season, age }: Params): string | undefined {
  return (by === 'season' ? season : age) ?? commonKeys(players.map(birthOf), by)[0];
}

/** The season of a player that has the key. */
function seasonOf(response: PlayerResponse, key: string | undefined, by: Params['by']): string | undefined {
  const seasons = response.stats.flatMap(({ years }) => years.flatMap(({ season }) => season ?? []));
  return seasons.find((season) => keyOf(birthOf(response), season, by) === key);
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<PageHead> {
  const page = context.get(pageContext);
  const params = readParams(new URL(request.url).searchParams);
  const loaded = await Promise.all(params.ids.map((id) => load(page, playerQuery(String(id)))));
  const players = loaded.filter((each) => each !== undefined);
  const key = chooseKey(players, params);
  await Promise.all(
    players.map(async (each) => {
      const season = seasonOf(each, key, params.by);
      if (season === undefined) return;
      const id = String(each.player.id);
      await Promise.all([
        loadIfPossible(page, playerSeasonQuery(id, season)),
        loadIfPossible(page, playerPercentilesQuery(id, season)),
      ]);
    }),
  );
  const names = players.map(({ player }) => player.name);
  return {
    title: names.length > 1 ? names.join(' and ') : 'Compare Players',
    description:
      'Two or three players side by side, in the same season or at the same age, with percentiles and a chart.',
  };
}

type FacesProps = { players: readonly PlayerResponse[]; pathWithout: (id: number) => string };

/** The compared players, each with a face and a mark. */
function Faces({ players, pathWithout }: FacesProps) {
  const leagueKind = useLeague()?.kind ?? 'mlb';
  return (
    <ul className={styles.faces} aria-label="Compared players">
      {players.map(({ player: { id, name, team, position }, isEstablished }, index) => (
        <li key={id}>
          <Headshot playerId={id} leagueKind={leagueKind} isEstablished={isEstablished} size={72} isMain />
          <p>
            <Link to={paths.player(id)}>{name}</Link>
            <span>
              <PlayerMark index={index} teamId={team?.id} />
              {position?.abbreviation}
              {team !== null && <Emblem teamId={team.id} size={18} />}
            </span>
          </p>
          <Link to={pathWithout(id)} aria-label={`Remove ${name}`}>
            Remove
          </Link>
        </li>
      ))}
    </ul>
  );
}

type ComparisonProps = { responses: readonly PlayerResponse[]; params: Params };

function Choices({ responses, params }: ComparisonProps) {
  const { by, ids } = params;
  const key = chooseKey(responses, params);
  const to = (changed: Parameters<typeof paths.compare>[0]) => paths.compare({ players: ids.join(','), ...changed });
  const choices = commonKeys(responses.map(birthOf), by).toSorted((a, b) => Number(b) - Number(a));
  return (
    <div className={styles.choices}>
      <Choice
        label="Compare by"
        options={[
          { to: to({}), name: 'Same season', isChosen: by === 'season' },
          { to: to({ by: 'age' }), name: 'Same age', isChosen: by === 'age' },
        ]}
      />
      {key !== undefined && (
        <UrlSelect
          label={by === 'age' ? 'Age' : 'Season'}
          name={by}
          value={key}
          choices={choices.map((value) => ({ value, label: value }))}
        />
      )}
    </div>
  );
}

function Comparison({ responses, params }: ComparisonProps) {
  const { by } = params;
  const key = chooseKey(responses, params);
  const players = responses.map((response) => ({ response, season: seasonOf(response, key, by) }));
  const groups = comparedGroups(responses.map(({ player }) => player.position?.group ?? null));
  return groups.map((group) => (
    <Card key={group}>
      <ComparedFigures group={group} players={players} when={by === 'age' ? `at ${key}` : (key ?? '')}>
        <SeasonsChart group={group} players={players} by={by} />
      </ComparedFigures>
    </Card>
  ));
}

function ComparePage() {
  const params = readParams(useSearchParams()[0]);
  const { ids, by } = params;
  const results = useQueries({ queries: ids.map((id) => playerQuery(String(id))) });
  const responses = results.flatMap(({ data }) => data ?? []);
  const pathOf = (players: readonly number[]) =>
    paths.compare({ players: players.join(','), by: by === 'age' ? by : undefined });
  const isComplete = responses.length === ids.length && ids.length > 1;
  return (
    <Stack>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Compare players</h1>
        {ids.length > 0 && (
          <Faces players={responses} pathWithout={(id) => pathOf(ids.filter((each) => each !== id))} />
        )}
        {isComplete && <Choices responses={responses} params={params} />}
      </header>
      {responses.length < ids.length && <Loader onRetry={() => results.forEach(({ refetch }) => void refetch())} />}
      {isComplete && <Comparison responses={responses} params={params} />}
      {ids.length < 2 && (
        <p>Choose two or three players to see them side by side, in the same season or at the same age.</p>
      )}
      {ids.length < maxCompared && (
        <PlayerSearch key={ids.join()} label="Add a player" initialText="" toPath={(id) => pathOf([...ids, id])} />
      )}
    </Stack>
  );
}

export { ComparePage as Component };
