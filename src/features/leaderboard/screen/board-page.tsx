import type { ReactNode } from 'react';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { ShareButton } from '#ui/share/share-button.tsx';
import styles from './leaderboard.module.css';
import { BoardLinks, type BoardName } from './panels/board-links.tsx';
import { HousePlayers } from './panels/house-players.tsx';
import { Stack } from '#ui/stack.tsx';
import board from '#ui/board/board.module.css';
import { Note } from '#ui/note.tsx';

type BoardPageProps = {
  chosen: BoardName;
  introduction: ReactNode;
  /** the number of users on the board */
  size: ReactNode;
  /** further choices above the board */
  choices?: ReactNode;
  /** explains the board beside it */
  explanation: ReactNode;
  isBusy: boolean;
  children: ReactNode;
};

const title = 'Leading Armchair Sabermetricians';

/** The page of a board: its links, the board, and the explanation beside it. */
export function BoardPage({ chosen, introduction, size, choices, explanation, isBusy, children }: BoardPageProps) {
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <Note>{introduction}</Note>
      <div className={styles.page}>
        <div className={styles.main}>
          <div className={styles.top}>
            <BoardLinks chosen={chosen} />
            {size}
            <ShareButton title={title} />
          </div>
          {choices}
          <Card isFlush className={board.frame} aria-busy={isBusy}>
            {children}
          </Card>
        </div>
        <Stack gap={6}>
          {explanation}
          <HousePlayers />
          <section aria-labelledby="fan-bases" className={styles.panel}>
            <h2 id="fan-bases">Fan bases</h2>
            <p>
              Whose fans call the most winners? See the clubs ranked by <Link to={paths.fanBases()}>bases per fan</Link>
              .
            </p>
          </section>
        </Stack>
      </div>
    </>
  );
}
