import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameLine, PlayerResponse, PlayerGames } from '../../contract.ts';
import { playerGamesQuery } from '../../queries.ts';
import { seasonsQuery } from '#features/site/queries.ts';
import { SeasonSelect } from '#ui/form/season-select.tsx';
import { Loader } from '#ui/loader.tsx';
import { Table } from '#ui/table/table.tsx';
import { groupNames } from '../tables/group-names.ts';
import { playedSeasons } from '../tables/played-seasons.ts';
import { gameLogColumns } from './game-log-columns.tsx';
import styles from '../tables/stat-tables.module.css';

type Group = PlayerGames['groups'][number];

const lineKey = ({ date, gamePk, opponent }: GameLine): string => `${date} ${gamePk ?? opponent?.id}`;

function formatCaption({ group, games, innings }: Group, season: string | null): string {
  const count = games.length === 1 ? '1 game' : `${games.length} games`;
  return `${groupNames[group]} ${season}: ${count}${innings === null ? '' : `, ${innings} innings`}`;
}

/** Every game of a season, newest first, each with a link to the game. */
export function GameLog({ response, season }: { response: PlayerResponse; season: string | undefined }) {
  const { id, name } = response.player;
  const known = useQuery(seasonsQuery).data?.played;
  const seasons = playedSeasons(response.stats).filter((each) => known?.includes(each) !== false);
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
      {data.groups.map((group) => (
        <Table
          key={group.group}
          caption={formatCaption(group, data.season)}
          isCaptionShown
          columns={gameLogColumns(group.group)}
          rows={group.games}
          rowKey={lineKey}
          address={`games.${group.group}`}
          csvName={`${name} ${data.season} ${group.group} games`}
        />
      ))}
    </>
  );
}
