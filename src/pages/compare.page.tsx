import { useQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { playerSeasonQuery } from '#features/players/queries/player-season.ts';
import { playerQuery } from '#features/players/queries/player.ts';
import {
  bestOf,
  commonKeys,
  comparedColumns,
  comparedGroups,
  keyOf,
  linesIn,
  maxCompared,
  parseCompared,
  type ComparedGroup,
} from '#features/players/rules/compare.ts';
import { bestSeason } from '#features/players/screen/best-season.ts';
import { careerFigures } from '#features/players/screen/career-figures.ts';
import { CareerMarks } from '#features/players/screen/career-marks.tsx';
import { careerPoints, describeCareer } from '#features/players/screen/career-points.ts';
import { careerSpan } from '#features/players/screen/career-span.ts';
import { PlayerSearch } from '#features/players/screen/player-search.tsx';
import { groupNames } from '#features/players/screen/stat-lines.tsx';
import { load, loadIfPossible } from '#platform/page/load.ts';
import { pageContext, type PageHead } from '#platform/page/page-context.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { surname } from '#rules/baseball/player-names.ts';
import { isSmallSample } from '#rules/baseball/stats/qualified.ts';
import type { StatColumn } from '#rules/baseball/stats/stat-columns.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { UrlSelect } from '#ui/form/url-select.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ChartFrame } from '#ui/kit/chart-frame.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import styles from '#features/players/screen/stat-tables.module.css';

type Params = { ids: number[]; by: 'season' | 'age'; season: string | undefined; age: string | undefined };

function readParams(search: URLSearchParams): Params {
  const { players, by, season, age } = searchOf('compare', search);
  return { ids: parseCompared(players), by: by ?? 'season', season, age };
}

const birthOf = ({ player, stats }: PlayerResponse) => ({ birthDate: player.birthDate, stats });

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
      if (season !== undefined) await loadIfPossible(page, playerSeasonQuery(String(each.player.id), season));
    }),
  );
  const names = players.map(({ player }) => player.name);
  return {
    title: names.length > 1 ? names.join(' and ') : 'Compare Players',
    description: 'Two or three players side by side, in the same season or at the same age, as a table and a chart.',
  };
}

type Compared = { response: PlayerResponse; season: string | undefined };
type Row = StatColumn & { texts: (string | null)[]; best: boolean[] };

/** The heads are short, so that three columns fit a phone; they have the season if the players' seasons differ. */
function columnsOf(players: readonly Compared[]): Column<Row>[] {
  const isSame = new Set(players.map(({ season }) => season)).size === 1;
  return [
    { id: 'figure', head: 'Figure', value: ({ head }) => head, isText: true },
    ...players.map(({ response: { player }, season }, index) => ({
      id: String(player.id),
      head: [surname(player.name), isSame ? null : (season ?? 'no season')].filter(Boolean).join(' '),
      title: player.name,
      value: ({ texts }: Row) => texts[index] ?? null,
      cell: ({ texts, best }: Row) => (
        <>
          {best[index] && <span className={styles.best}>best </span>}
          {texts[index] ?? '-'}
        </>
      ),
    })),
  ];
}

type GroupTableProps = { group: ComparedGroup; players: readonly Compared[]; when: string };

/** The figures of the players in a group, one row each; a figure that none of them has is left out. */
function GroupTable({ group, players, when }: GroupTableProps) {
  const details = useQueries({
    queries: players.map(({ response, season }) => ({
      ...playerSeasonQuery(String(response.player.id), season),
      enabled: season !== undefined,
    })),
  });
  const figures = players.map(({ response, season }, index) => ({
    ...linesIn(response, group).find((line) => line.season === season)?.figures,
    ...(season === undefined ? {} : details[index]?.data?.groups.find((each) => each.group === group)?.figures),
  }));
  const rows = comparedColumns[group].flatMap((column) => {
    const texts = figures.map((own: Readonly<Record<string, string>>) => own[column.figure] ?? null);
    if (texts.every((text) => text === null)) return [];
    const compared = texts.map((text, index) => ({ text, isSmall: isSmallSample(group, figures[index] ?? {}) }));
    return [{ ...column, texts, best: bestOf(group, column, compared) }];
  });
  if (rows.length === 0) return <p>No qualifying data this season</p>;
  return (
    <Table
      caption={`${groupNames[group]} ${when}`}
      isCaptionShown
      columns={columnsOf(players)}
      rows={rows}
      rowKey={({ figure }) => figure}
      isSortable={false}
      csvName={`${players.map(({ response }) => response.player.name).join(' ')} ${group}`}
    />
  );
}

/** The main figure of the group in every season, a line of each player, with the same years or ages and the same scale. */
function GroupChart({ group, players, by }: { group: ComparedGroup; players: readonly Compared[]; by: Params['by'] }) {
  const [figure] = careerFigures[group];
  const careers = players.map(({ response }) => ({
    player: response.player,
    lines: linesIn(response, group).flatMap((line) => {
      const key = line.season === null ? null : keyOf(birthOf(response), line.season, by);
      return key === null ? [] : [{ ...line, season: key }];
    }),
  }));
  const all = careers.flatMap(({ lines }) => lines);
  const span = careerSpan(all);
  if (span === null) return null;
  const numbers = all.flatMap(({ figures }) => figure.value(figures) ?? []);
  const scale = { low: Math.min(...numbers), high: Math.max(...numbers) };
  return (
    <section className={styles.tables} aria-label={`${figure.head} by ${by}`}>
      {careers.map(({ player, lines }) => {
        const points = careerPoints(lines, figure, span, scale);
        const best = bestSeason(lines, points, figure);
        return best === undefined ? null : (
          <ChartFrame
            key={player.id}
            label={`${player.name}: ${describeCareer(figure, points, best)}`}
            title={
              <figcaption className={styles.figure}>
                {player.name}
                <span>
                  {figure.head}, best {best.text} ({by === 'age' ? `at ${best.season}` : best.season})
                </span>
              </figcaption>
            }
          >
            <CareerMarks points={points} kind="points" span={span} best={best} />
            <p className={styles.years}>
              <span>{by === 'age' ? `Age ${span.first}` : span.first}</span>
              <span>{span.last}</span>
            </p>
          </ChartFrame>
        );
      })}
    </section>
  );
}

function Comparison({ responses, params }: { responses: readonly PlayerResponse[]; params: Params }) {
  const { by, ids } = params;
  const key = chooseKey(responses, params);
  const players = responses.map((response) => ({ response, season: seasonOf(response, key, by) }));
  const groups = comparedGroups(responses.map(({ player }) => player.position?.group ?? null));
  const to = (changed: Parameters<typeof paths.compare>[0]) => paths.compare({ players: ids.join(','), ...changed });
  const choices = commonKeys(responses.map(birthOf), by).toSorted((a, b) => Number(b) - Number(a));
  return (
    <>
      <div className={styles.title}>
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
      {groups.map((group) => (
        <Card key={group} className={styles.tables}>
          <GroupTable group={group} players={players} when={by === 'age' ? `at ${key}` : (key ?? '')} />
          <GroupChart group={group} players={players} by={by} />
        </Card>
      ))}
    </>
  );
}

function ComparePage() {
  const params = readParams(useSearchParams()[0]);
  const { ids, by } = params;
  const results = useQueries({ queries: ids.map((id) => playerQuery(String(id))) });
  const responses = results.flatMap(({ data }) => data ?? []);
  const pathOf = (players: readonly number[]) =>
    paths.compare({ players: players.join(','), by: by === 'age' ? by : undefined });
  return (
    <Stack>
      <h1 tabIndex={-1}>Compare players</h1>
      {ids.length > 0 && (
        <ul className={styles.chosen} aria-label="Compared players">
          {responses.map(({ player }) => (
            <li key={player.id}>
              {player.team !== null && <Emblem teamId={player.team.id} size={24} />}
              <Link to={paths.player(player.id)}>{player.name}</Link>
              <Link to={pathOf(ids.filter((id) => id !== player.id))} aria-label={`Remove ${player.name}`}>
                Remove
              </Link>
            </li>
          ))}
        </ul>
      )}
      {responses.length < ids.length && <Loader onRetry={() => results.forEach(({ refetch }) => void refetch())} />}
      {responses.length === ids.length && ids.length > 1 && <Comparison responses={responses} params={params} />}
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
