import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import type { HousePlayer } from '#features/leaderboard/contract.ts';
import { housePlayersQuery } from '#features/leaderboard/queries.ts';
import { periods } from '#features/leaderboard/screen/board-params.ts';
import { paths } from '#platform/page/paths.ts';
import type { Period } from '#rules/picks/period.ts';
import { formatSkill } from '#ui/board/format-skill.ts';
import { Card } from '#ui/kit/card.tsx';
import { Choice } from '#ui/kit/choice.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { ShareButton } from '#ui/kit/share-button.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { Explanation } from './explanation.tsx';
import board from '#ui/board/board.module.css';
import styles from './leaderboard.module.css';

export type BoardPageProps = {
  chosen: BoardName;
  introduction: ReactNode;
  /** the number of users on the board */
  size: ReactNode;
  /** after a first start the past games are still being picked by the simulated users; the share of them is in the place of the size */
  replayed?: number | null | undefined;
  /** further choices above the board */
  choices?: ReactNode;
  /** explains the board beside it */
  explanation: ReactNode;
  /** reports one of the users on the board */
  Report: ComponentType<{ usernames: readonly string[] }>;
  rows: readonly { username: string }[] | undefined;
  /** another board is shown until this one is loaded */
  isBusy: boolean;
  children: ReactNode;
};

/** Whether the rows are the top of a board on which the user of the URL is not. */
export function isAbsent(around: string | undefined, rows: readonly { username: string }[]): around is string {
  return around !== undefined && rows.every(({ username }) => username.toLowerCase() !== around.toLowerCase());
}

const title = 'Leading Armchair Sabermetricians';

/** The page of a board: its links, the board, and the explanation beside it. */
export function BoardPage(props: BoardPageProps) {
  const {
    chosen,
    introduction,
    size,
    replayed = null,
    choices,
    explanation,
    Report,
    rows = [],
    isBusy,
    children,
  } = props;
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.page}>
        <div className={styles.main}>
          <div className={styles.top}>
            <BoardLinks chosen={chosen} />
            <div className={styles.size}>
              {replayed === null ? (
                size
              ) : (
                <p>{`Still counting the season so far: ${Math.floor(replayed * 100)}% done`}</p>
              )}
            </div>
            <ShareButton title={title} />
          </div>
          {choices}
          <Card isFlush className={board.frame} aria-busy={isBusy}>
            {children}
          </Card>
          <Note>{introduction}</Note>
        </div>
        <Stack gap={6}>
          {explanation}
          <HousePlayers />
          <Explanation id="fan-bases" title="Fan bases">
            <p>
              Whose fans call the most winners? See the clubs ranked by <Link to={paths.fanBases()}>bases per fan</Link>
              .
            </p>
          </Explanation>
        </Stack>
      </div>
      <Report usernames={isBusy ? [] : rows.map(({ username }) => username)} />
    </>
  );
}

type BoardName = Period | 'skill' | 'confidence';

/** Links to the season, month and week boards, to the board of skill, and for those who use confidence to its board. */
function BoardLinks({ chosen }: { chosen: BoardName }) {
  const { user } = useSession();
  const choices = periods.map((each) => ({
    to: paths.leaderboard({ period: each.period }),
    name: each.name,
    isChosen: each.period === chosen,
  }));
  const skill = { to: paths.leaderboard({ board: 'skill' }), name: 'Skill', isChosen: chosen === 'skill' };
  const confidence = {
    to: paths.leaderboard({ board: 'confidence' }),
    name: 'Confidence',
    isChosen: chosen === 'confidence',
  };
  const showsConfidence = user?.usesConfidence === true || confidence.isChosen;
  return <Choice label="Board" options={[...choices, skill, ...(showsConfidence ? [confidence] : [])]} />;
}

function Player({ player }: { player: HousePlayer }) {
  return (
    <li>
      <span>
        <b>{player.name}</b>
        <small>{player.rule}</small>
        <small>{describeHouseRecord(player)}</small>
      </span>
      <b className={styles.bases}>{formatCorrectShare(player)}</b>
    </li>
  );
}

/** The players that follow one rule each, with their records of the season; they have no places on the boards. */
function HousePlayers() {
  const { data } = useQuery(housePlayersQuery);
  if (data === undefined) return null;
  return (
    <Explanation id="house-players" title="House players" className={styles.scoring}>
      <p>Each follows one rule in every major-league game. They aren’t ranked.</p>
      <ol>
        {data.players.map((player) => (
          <Player key={player.id} player={player} />
        ))}
      </ol>
    </Explanation>
  );
}

/** '57%': the share of correct picks; '–' without a graded one. */
export function formatCorrectShare({ correct, wrong }: Pick<HousePlayer, 'correct' | 'wrong'>): string {
  return correct + wrong === 0 ? '–' : `${Math.round((100 * correct) / (correct + wrong))}%`;
}

/** '412 of 722 correct, 803 bases, skill +1.2' */
export function describeHouseRecord({ correct, wrong, totalScore, skill }: HousePlayer): string {
  if (correct + wrong === 0) return 'No graded pick yet';
  const counts = [correct, correct + wrong, totalScore].map((count) => count.toLocaleString('en-US'));
  return `${counts[0]} of ${counts[1]} correct, ${counts[2]} bases${skill === null ? '' : `, skill ${formatSkill(skill)}`}`;
}
