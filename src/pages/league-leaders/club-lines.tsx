import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { clubLines, ClubLinesOfSeason } from '#features/league-leaders/contract.ts';
import { clubColumns } from '#features/league-leaders/rules/club-columns.ts';
import { paths } from '#platform/page/paths.ts';
import { query } from '#platform/page/query.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { mlbLeagues } from '#rules/baseball/teams/mlb-leagues.ts';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { type Column, groupNames } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import type { LeadersSelection } from './leaders-params.ts';
import { figureColumns, LineFilters, whenText } from './line-choices.tsx';
import styles from './league-leaders.module.css';

export function clubLinesQuery({ season, group, time }: LeadersSelection) {
  return query<typeof clubLines>(
    'GET /api/league-leaders/teams',
    { query: { season, group, time } },
    { staleTime: 60_000 },
  );
}

/** A club, or an average. */
type Row = { teamId: number | null; name: string; league: string | null; figures: (string | null)[] };

const groups = {
  hitting: { name: 'Batting', main: 'Rates', sort: { id: 'ops', isDescending: true } },
  pitching: { name: 'Pitching', main: 'Record', sort: { id: 'era', isDescending: false } },
  fielding: { name: 'Fielding', main: 'Plays', sort: { id: 'fielding', isDescending: true } },
} as const;

function columnsOf(group: ClubLinesOfSeason['group'], rows: readonly Row[]): Column<Row>[] {
  return [
    {
      id: 'club',
      head: 'Club',
      isText: true,
      value: ({ name }) => name,
      cell: ({ teamId, name }) =>
        teamId === null ? (
          name
        ) : (
          <span className={styles.name}>
            <Emblem teamId={teamId} size={18} />
            <Link to={paths.club(teamId)}>{name}</Link>
          </span>
        ),
    },
    { id: 'league', head: 'League', isText: true, isMore: true, value: ({ league }) => league },
    ...figureColumns(clubColumns[group], rows),
  ];
}

/** The lines of all clubs in one table, with the averages of both leagues and of each. */
export function ClubLines({ params, parts }: { params: LeadersSelection; parts: ReactNode }) {
  const { data, isPlaceholderData, refetch } = useQuery({
    ...clubLinesQuery(params),
    placeholderData: keepPreviousData,
  });
  if (data === undefined)
    return (
      <>
        {parts}
        <Loader onRetry={() => void refetch()} />
      </>
    );
  const { season, group } = data;
  const rows = data.clubs.map(({ teamId, leagueId, figures }): Row => ({
    teamId,
    name: clubNamesOf(teamId)?.shortName ?? `Club ${teamId}`,
    league: mlbLeagues.find((league) => league.leagueId === leagueId)?.id ?? null,
    figures,
  }));
  const averages = data.averages.map(({ league, figures }): Row => ({
    teamId: null,
    name: `${league ?? 'MLB'} average`,
    league,
    figures,
  }));
  const { name, main, sort } = groups[group];
  const columns = columnsOf(group, rows);
  return (
    <>
      <LineFilters
        parts={parts}
        params={params}
        groups={groups}
        shown={data}
        columns={{ groups: groupNames(columns), main }}
      />
      <Stack key={`${season} ${group} ${params.time}`} gap={5} aria-busy={isPlaceholderData}>
        {rows.length === 0 ? (
          <Note isAlone>No qualifying data this season</Note>
        ) : (
          <Card className={styles.lines}>
            <Table
              caption={`${name} of clubs, ${whenText(data)}`}
              isCaptionShown
              columns={columns}
              rows={rows}
              foot={averages}
              rowKey={({ teamId }) => teamId ?? 0}
              sort={sort}
              urlName=""
              hasGroupChoice
              isChoiceElsewhereOnPhone
              mainGroup={main}
              csvName={`clubs-${group}-${season}`}
              scrollLabel={`${name} of clubs`}
            />
          </Card>
        )}
      </Stack>
    </>
  );
}
