import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { seasonsQuery } from '#features/league/queries.ts';
import type { GroupStats, PlayerMinors, StatGroup, StatLine } from '#features/players/contract/player.ts';
import { playerGamesQuery } from '#features/players/queries/player-season.ts';
import { playerMinorsQuery, playerRankingsQuery } from '#features/players/queries/player.ts';
import { groupName, groupNames, lineColumns, lineKey, playedSeasons } from '#features/players/screen/stat-lines.tsx';
import { levelName } from '#rules/baseball/game/levels.ts';
import { rankColumns, statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { BattedBalls } from './batted-balls.tsx';
import { CareerCharts } from './career-charts.tsx';
import { gameKey, type GameLog, gameLogColumns, Streaks } from './game-log.tsx';
import { mainGroups } from './line-tables.tsx';
import { playerLeagueQuery, type StatView } from './player-loader.ts';
import styles from '#features/players/screen/stat-tables.module.css';

/** A player's rank in the league in each figure, year by year. */
function RankingsTables({ id, name }: { id: number; name: string }) {
  const { data, refetch } = useQuery(playerRankingsQuery(String(id)));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  if (data.rankings.length === 0) return <p>No qualifying data: no rankings on record.</p>;
  return data.rankings.map(({ group, years }) => (
    <Table
      key={group}
      caption={`${groupName(group)} rankings by year (1 is best)`}
      isCaptionShown
      columns={lineColumns(
        rankColumns(
          group,
          years.map(({ figures }) => figures),
        ),
        { showsYears: true, showsPosition: false },
      )}
      rows={years}
      rowKey={lineKey}
      urlName={`ranks.${group}`}
      csvName={`${name} ${groupName(group)} rankings`}
    />
  ));
}

type MinorYear = PlayerMinors['groups'][number]['years'][number];

const levelColumn: Column<MinorYear> = {
  id: 'level',
  head: 'Level',
  value: ({ level }) => levelName(level),
  isText: true,
};

/** A player's seasons in the minor leagues. */
function MinorYears({ id, name }: { id: number; name: string }) {
  const { data, refetch } = useQuery(playerMinorsQuery(String(id)));
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  if (data.groups.length === 0) return <p>No qualifying data: no minor-league seasons on record.</p>;
  return data.groups.map(({ group, years }) => {
    const [season, team, ...figures] = lineColumns(statColumns[group], { showsYears: true, showsPosition: false });
    return (
      <Table
        key={group}
        caption={`${groupNames[group]} in the minor leagues`}
        isCaptionShown
        columns={[...[season, team].filter((column) => column !== undefined), levelColumn, ...figures]}
        rows={years}
        rowKey={(line) => `${lineKey(line)} ${line.level}`}
        urlName={`minors.${group}`}
        hasGroupChoice
        mainGroup={mainGroups[group]}
        csvName={`${name} minor leagues ${group}`}
      />
    );
  });
}

type YearTableProps = { id: number; name: string; group: StatGroup; stats: readonly GroupStats[] };

/** The league's line of a season; a dash keeps its place until it is loaded. */
const leagueRow = (season: string, figures: StatLine['figures'] = { avg: '-' }): StatLine => ({
  season,
  team: { id: 0, name: 'League' },
  teams: null,
  position: null,
  figures,
});

/** The stat lines of each season, per club and in total, and the league's average of these seasons. */
function YearTable({ id, name, group, stats }: YearTableProps) {
  const { data } = useQuery({ ...playerLeagueQuery(String(id)), enabled: group !== 'fielding' });
  const own = stats.find((each) => each.group === group);
  const years = own?.years ?? [];
  const caption = `${groupNames[group]} by year`;
  if (years.length === 0) return <p>No qualifying data this season</p>;
  const league = new Map(
    data?.groups.find((each) => each.group === group)?.years.map(({ season, figures }) => [season, figures]),
  );
  const seasons = group === 'fielding' ? [] : new Set(years.flatMap(({ season }) => season ?? []));
  return (
    <>
      {own && <CareerCharts stats={own} />}
      <Table
        caption={caption}
        isCaptionShown
        columns={lineColumns(statColumns[group], { showsYears: true, showsPosition: group === 'fielding' })}
        rows={years}
        rowKey={lineKey}
        marked={({ team, teams }) => team === null && teams !== null}
        foot={[...seasons].map((season) => leagueRow(season, league.get(season)))}
        urlName="years"
        hasGroupChoice
        mainGroup={mainGroups[group]}
        csvName={`${name} ${caption}`}
      />
    </>
  );
}

type OtherTablesProps = {
  view: Exclude<StatView, 'career'>;
  id: number;
  name: string;
  stats: readonly GroupStats[];
  season: string | undefined;
};

function formatCaption({ group, count, innings }: GameLog, season: string | null): string {
  const games = count === 1 ? '1 game' : `${count} games`;
  return `${groupNames[group]} ${season}: ${games}${innings === null ? '' : `, ${innings} innings`}`;
}

/** Every game of a season, newest first, each with a link to the game. */
function GameTable({ id, name, stats, season }: Omit<OtherTablesProps, 'view'>) {
  const known = useQuery(seasonsQuery).data?.played;
  const seasons = playedSeasons(stats).filter((each) => known?.includes(each) !== false);
  const { data, refetch } = useQuery({
    ...playerGamesQuery(String(id), season),
    // the choice of the season stays while another one is loaded, and does not lose the focus
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <>
      <div className={styles.choice}>
        {data.season !== null && <SeasonSelect value={data.season} seasons={seasons} />}
      </div>
      {data.groups.length === 0 && <p>No qualifying data this season</p>}
      {data.groups.map((log) => (
        <div key={log.group} className={styles.tables}>
          <Streaks streaks={log.streaks} />
          <Table
            caption={formatCaption(log, data.season)}
            isCaptionShown
            columns={gameLogColumns(log.group)}
            rows={log.games}
            rowKey={gameKey}
            urlName={`games.${log.group}`}
            csvName={`${name} ${data.season} ${log.group} games`}
          />
        </div>
      ))}
    </>
  );
}

/** The years, the rankings, the games, the batted balls, or the minor leagues. Few visits open them: their code is not part of the page. */
export function OtherTables({ view, stats, season, ...player }: OtherTablesProps) {
  if (view === 'rankings') return <RankingsTables {...player} />;
  if (view === 'games') return <GameTable {...player} stats={stats} season={season} />;
  if (view === 'balls') return <BattedBalls {...player} season={season} />;
  if (view === 'minors') return <MinorYears {...player} />;
  return <YearTable {...player} group={view} stats={stats} />;
}
