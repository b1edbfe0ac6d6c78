import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SkillBoard, SkillRow } from '#contract/skill.ts';
import { useCall } from '../../api/call-context.ts';
import { skillQuery, type SkillSelection } from '../../api/queries/skill.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceLinks } from '../../ui/choice/choice-links.tsx';
import controls from '../../ui/controls.module.css';
import { Link } from '../../ui/link.tsx';
import { Loader } from '../../ui/loader.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import styles from './leaderboard.module.css';
import { BoardLinks } from './panels/board-links.tsx';
import { HousePlayers } from './panels/house-players.tsx';
import links from './table/page-links.module.css';
import { describePicksToRank, formatInterval, formatSkill } from './skill/format-skill.ts';
import { parseSkillParams } from './skill-params.ts';
import { SkillPicture } from './skill/skill-picture.tsx';
import { SkillTable } from './skill/skill-table.tsx';
import ownStyles from './skill-leaderboard.module.css';

const minute = 60_000;

function describeBoardSize({ total, season }: SkillBoard): string {
  const fans = total === 1 ? '1 fan with a rank' : `${total.toLocaleString('en-US')} fans with a rank`;
  return season === null ? `${fans}, all seasons` : `${fans} in ${season}`;
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
  return <ChoiceLinks label="Season" choices={[...seasons, all]} />;
}

/** The signed-in user's skill, if it is not among the rows. */
function OwnSkill({ own, season }: { own: SkillRow; season: SkillSelection['season'] }) {
  const { rank, username, skill, picks } = own;
  return (
    <p className={ownStyles.own}>
      {`Your skill: ${formatSkill(skill)} (${formatInterval(own)}), `}
      {rank === null ? (
        describePicksToRank(picks)
      ) : (
        <Link to={paths.leaderboard({ board: 'skill', season, around: username })}>{`place ${rank}`}</Link>
      )}
    </p>
  );
}

function PageLinks({ board, place }: { board: SkillBoard; place: SkillSelection }) {
  const { previous, next } = board;
  const isTop = !place.after && !place.before && !place.around;
  if (isTop && next === null) return null;
  const to = (cursor: object) => paths.leaderboard({ board: 'skill', season: place.season, ...cursor });
  return (
    <nav aria-label="Pages of the board" className={links.pages}>
      {!isTop && (
        <Link to={to({})} className={controls.button}>
          To the top
        </Link>
      )}
      {previous !== null && (
        <Link to={to({ before: previous })} className={controls.button}>
          Places above
        </Link>
      )}
      {next !== null && (
        <Link to={to({ after: next })} className={`${controls.filledButton} ${links.more}`}>
          Next 50
        </Link>
      )}
    </nav>
  );
}

function Board({ board, place }: { board: SkillBoard; place: SkillSelection }) {
  const { own, rows } = board;
  const isListed = rows.some(({ username }) => username === own?.username);
  return (
    <>
      {own !== null && !isListed && <OwnSkill own={own} season={place.season} />}
      {rows.length === 0 ? (
        <p className={ownStyles.empty}>No one has a rank yet. It needs 100 graded picks that count.</p>
      ) : (
        <SkillTable board={board} caption={`Skill, ${describeBoardSize(board)}`} />
      )}
      <PageLinks board={board} place={place} />
    </>
  );
}

/** The users by correct picks above the crowd's, in a season or of all time. */
export function SkillLeaderboard() {
  const [search] = useSearchParams();
  const place = parseSkillParams(search);
  const { data, isPlaceholderData, refetch } = useQuery({
    ...skillQuery(useCall(), place),
    refetchInterval: minute,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1 tabIndex={-1}>Leading Armchair Sabermetricians</h1>
      <p className={styles.thanks}>Who picks more winners than the crowd, whatever the number of picks.</p>
      <div className={styles.page}>
        <div className={styles.main}>
          <div className={styles.top}>
            <BoardLinks chosen="skill" />
            {data !== undefined && data.total > 0 && <p>{describeBoardSize(data)}</p>}
            <ShareButton title="Leading Armchair Sabermetricians" />
          </div>
          {data !== undefined && data.seasons.length > 0 && (
            <div className={ownStyles.seasons}>
              <SeasonLinks board={data} />
            </div>
          )}
          <Card className={styles.card} aria-busy={isPlaceholderData}>
            {data === undefined ? <Loader onRetry={() => void refetch()} /> : <Board board={data} place={place} />}
          </Card>
        </div>
        <div className={styles.aside}>
          <SkillPicture />
          <HousePlayers />
        </div>
      </div>
    </>
  );
}
