import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LogPart, PlayerGames, PlayerSeason } from '#features/players/contract/player-season.ts';
import type { PlayerResponse } from '#features/players/contract/player.ts';
import { recentGamesQuery } from '#features/players/queries/player-season.ts';
import { situations } from '#features/players/rules/situations.ts';
import { figureColumns, groupNames } from '#features/players/screen/stat-lines.tsx';
import { paths } from '#platform/page/paths.ts';
import type { GameGroup } from '#rules/baseball/stats/game-columns.ts';
import { type StatColumn, statColumns } from '#rules/baseball/stats/stat-columns.ts';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { dateParts } from '#ui/kit/time-text.ts';
import type { Column } from '#ui/table/column.ts';
import { Table } from '#ui/table/table.tsx';
import { CombinedSplits } from './combined-splits.tsx';
import { gameKey, gameLogColumns, Streaks } from './game-log.tsx';
import styles from '#features/players/screen/stat-tables.module.css';

const partColumns: Readonly<Record<GameGroup, readonly StatColumn[]>> = {
  hitting: statColumns.hitting.filter(
    ({ figure }) => !['atBats', 'runs', 'doubles', 'triples', 'caughtStealing'].includes(figure),
  ),
  pitching: statColumns.pitching.filter(
    ({ figure }) => !['completeGames', 'shutouts', 'saves', 'holds', 'runs'].includes(figure),
  ),
};

/** 'Last 7 games', 'Home', 'April' */
function nameOfPart({ kind, id }: LogPart): string {
  if (kind === 'recent') return `Last ${id.replace(/\D/g, '')} games`;
  if (kind === 'place') return id === 'home' ? 'Home' : 'Away';
  return dateParts(`${id}-01`).monthAndDay.replace(/ \d+$/, '');
}

const partName: Column<LogPart> = { id: 'part', head: 'Games', value: nameOfPart, isText: true };

type SituationLine = PlayerSeason['groups'][number]['splits'][number] & { kind: string; name: string };

/** The lines of the situations with their names; the kind is shown before the first of its lines. */
function nameSituations(splits: PlayerSeason['groups'][number]['splits']): SituationLine[] {
  const byCode = new Map(splits.map((split) => [split.code, split]));
  return situations.flatMap(({ kind, codes }) =>
    Object.entries(codes).flatMap(([code, name]) => {
      const split = byCode.get(code);
      return split === undefined ? [] : [{ ...split, kind, name }];
    }),
  );
}

const situationColumns: readonly Column<SituationLine>[] = [
  { id: 'name', head: 'Situation', value: ({ name }) => name, isText: true },
  { id: 'kind', head: 'By', value: ({ kind }) => kind, isText: true, isMore: true },
  ...figureColumns(
    statColumns.hitting.flatMap(({ group: _group, ...column }) =>
      ['gamesPlayed', 'runs', 'stolenBases', 'caughtStealing'].includes(column.figure) ? [] : [column],
    ),
  ),
];

type Pitch = PlayerSeason['groups'][number]['pitches'][number];

const pitchColumns: readonly Column<Pitch>[] = [
  { id: 'name', head: 'Pitch', value: ({ name }) => name, isText: true },
  { id: 'share', head: 'Share', value: ({ share }) => share },
  { id: 'count', head: 'Number', value: ({ count }) => count },
  { id: 'speed', head: 'mph', value: ({ speed }) => speed },
];

type Games = { id: number; name: string; data: PlayerGames };

/** The last games of the player's season. */
function RecentGames({ id, data: { season, groups } }: Omit<Games, 'name'>) {
  return (
    <Card as="section" className={styles.tables} aria-labelledby="recent">
      <div className={styles.title}>
        <h2 id="recent">Last ten games</h2>
        <Link to={paths.player(id, { group: 'games', season: season ?? undefined })}>All games of {season}</Link>
      </div>
      {groups.map((log) => (
        <div key={log.group} className={styles.tables}>
          <Table
            caption={groupNames[log.group]}
            scrollLabel={`${groupNames[log.group]} in the last games`}
            isCaptionShown={groups.length > 1}
            columns={gameLogColumns(log.group)}
            rows={log.games}
            rowKey={gameKey}
            isSortable={false}
          />
          <Streaks streaks={log.streaks} />
        </div>
      ))}
    </Card>
  );
}

/** A season in parts: recent games, home and away, months; the kinds of pitches; by the hand of the opponent, the bases, outs and the count; of a hitter, some of these together. */
function Splits({ id, name, data, detail }: Games & { detail: PlayerSeason | undefined }) {
  return (
    <Card as="section" className={styles.tables} aria-labelledby="splits">
      <h2 id="splits">Splits of {data.season}</h2>
      {data.groups.map((log) => {
        const own = detail?.season === data.season ? detail.groups.find(({ group }) => group === log.group) : undefined;
        const lines = nameSituations(own?.splits ?? []);
        return (
          <div key={log.group} className={styles.tables}>
            <Table
              caption={`${groupNames[log.group]} by games`}
              isCaptionShown
              columns={[partName, ...figureColumns(partColumns[log.group])]}
              rows={log.parts}
              rowKey={(part) => part.id}
              isSortable={false}
              csvName={`${name} ${data.season} ${log.group} by games`}
            />
            {own !== undefined && own.pitches.length > 0 && (
              <Table
                caption="Pitches"
                isCaptionShown
                columns={pitchColumns}
                rows={own.pitches}
                rowKey={(pitch) => pitch.name}
                urlName="pitches"
                csvName={`${name} ${data.season} pitches`}
              />
            )}
            {lines.length > 0 && (
              <Table
                caption={log.group === 'hitting' ? 'Hitting by situation' : 'Opponents’ hitting by situation'}
                isCaptionShown
                columns={situationColumns.filter(({ value }) => lines.some((line) => value(line) !== null))}
                rows={lines}
                rowKey={({ code }) => code}
                isSortable={false}
                areTermsShown
                csvName={`${name} ${data.season} ${log.group} by situation`}
              />
            )}
            {log.group === 'hitting' && (
              <CombinedSplits id={id} name={name} season={data.season} whole={own?.figures ?? {}} played={log.count} />
            )}
          </div>
        );
      })}
    </Card>
  );
}

type SeasonPartsProps = { response: PlayerResponse; season: string | undefined; detail: PlayerSeason | undefined };

/** The last games of a season, and its splits. */
export function SeasonParts({ response, season, detail }: SeasonPartsProps) {
  const { id, name } = response.player;
  const { data } = useQuery({
    ...recentGamesQuery(String(id), season),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return <div className={styles.waiting} />;
  if (data.groups.length === 0) return null;
  return (
    <>
      <RecentGames id={id} data={data} />
      <Splits id={id} name={name} data={data} detail={detail} />
    </>
  );
}
