import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BoardPlace, SkillBoard, SkillRow } from '#features/leaderboard/contract.ts';
import { refetchWhenCounted, skillQuery } from '#features/leaderboard/queries.ts';
import type { SearchOf } from '#platform/api/pages.ts';
import { paths, searchOf } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { picksForRank } from '#rules/picks/skill.ts';
import { formatInterval, formatSkill } from '#ui/board/format-skill.ts';
import { isTopPage, PageLinks } from '#ui/board/page-links.tsx';
import { RankedTable } from '#ui/board/ranked-table.tsx';
import { skillColumns } from '#ui/board/skill-columns.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { BoardPage, type BoardPageProps, isAbsent } from './board-page.tsx';
import { SkillPicture } from './skill-picture.tsx';
import boardStyles from '#ui/board/board.module.css';
import styles from './leaderboard.module.css';

function describeBoardSize({ total, season }: SkillBoard): string {
  const users = total === 1 ? '1 fan with a rank' : `${total.toLocaleString('en-US')} fans with a rank`;
  return season === null ? `${users}, all seasons` : `${users} in ${season}`;
}

function SeasonLinks({ board }: { board: SkillBoard }) {
  const [latest] = board.seasons;
  const seasons = board.seasons.map((year) => ({
    to: paths.leaderboard({ board: 'skill', season: year === latest ? undefined : year }),
    name: year,
    isChosen: year === board.season,
  }));
  const all = {
    to: paths.leaderboard({ board: 'skill', season: 'all' }),
    name: 'All time',
    isChosen: board.season === null,
  };
  return (
    <div className={styles.seasons}>
      <Choice label="Season" options={[...seasons, all]} />
    </div>
  );
}

/** The signed-in user's skill, if it is not among the rows. */
function OwnSkill({ own, season }: { own: SkillRow; season: string | undefined }) {
  const { rank, username, skill, picks } = own;
  if (rank === null) return <p className={boardStyles.ownPlace}>{describePicksToSkill(picks)}</p>;
  return (
    <p className={boardStyles.ownPlace}>
      {`Your skill: ${formatSkill(skill)} (${formatInterval(own)}), `}
      <Link to={paths.leaderboard({ board: 'skill', season, around: username })}>{`place ${rank}`}</Link>
    </p>
  );
}

/** `around`: the user of the URL */
type BoardProps = { board: SkillBoard; place: SearchOf<'leaderboard'>; around: string | undefined };

function Board({ board, place, around }: BoardProps) {
  const { own, rows } = board;
  const to = (at: BoardPlace) => paths.leaderboard({ board: 'skill', season: place.season, ...at });
  const isListed = rows.some(({ username }) => username === own?.username);
  return (
    <>
      {own !== null && !isListed && <OwnSkill own={own} season={place.season} />}
      {own?.username !== around && isAbsent(around, rows) && (
        <p className={boardStyles.ownPlace}>{`${around} has no rank on this board yet.`}</p>
      )}
      {rows.length === 0 ? (
        <Note isAlone>No one has a rank yet. It needs {picksForRank} graded picks that count.</Note>
      ) : (
        <RankedTable
          rows={board.rows}
          ownName={board.own?.username}
          caption={`Skill, ${describeBoardSize(board)}`}
          columns={skillColumns<SkillRow>((row) => row)}
        />
      )}
      <PageLinks board={board} isTop={isTopPage(place)} to={to} />
    </>
  );
}

/** The users by correct picks above the crowd's, in a season or of all time. */
export function SkillLeaderboard({ Report }: Pick<BoardPageProps, 'Report'>) {
  const [search] = useSearchParams();
  const place = searchOf('leaderboard', search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...skillQuery(place),
    refetchInterval: refetchWhenCounted,
    placeholderData: keepPreviousData,
  });
  return (
    <BoardPage
      chosen="skill"
      introduction="Who picks more winners than the crowd, whatever the number of picks."
      size={data !== undefined && data.total > 0 && <p>{describeBoardSize(data)}</p>}
      replayed={data?.replayed}
      choices={data !== undefined && data.seasons.length > 0 && <SeasonLinks board={data} />}
      explanation={<SkillPicture />}
      Report={Report}
      rows={data?.rows}
      isBusy={isPlaceholderData}
    >
      {data === undefined ? (
        <Loader onRetry={() => void refetch()} />
      ) : (
        <Board board={data} place={place} around={isPlaceholderData ? undefined : place.around} />
      )}
    </BoardPage>
  );
}

/** 'Your skill is shown from 200 picks that count: after 63 more.' */
function describePicksToSkill(picks: number): string {
  return `Your skill is shown from ${picksForRank} picks that count: after ${picksForRank - picks} more.`;
}
