import { useQuery } from '@tanstack/react-query';
import { confidenceBoardQuery } from '#features/leaderboard/queries.ts';
import type { ConfidenceBoard, ConfidenceRow } from '#features/picks/contract/confidence.ts';
import { confidenceColumns } from '#ui/board/confidence-columns.ts';
import { RankedTable } from '#ui/board/ranked-table.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { BoardPage, type BoardPageProps } from './board-page.tsx';
import { Explanation } from './explanation.tsx';
import styles from '#ui/board/board.module.css';

const minute = 60_000;

function describeBoardSize({ total, season }: ConfidenceBoard): string {
  const users = total === 1 ? '1 fan with a rank' : `${total.toLocaleString('en-US')} fans with a rank`;
  return season === null ? users : `${users} in ${season}`;
}

function AboutConfidence() {
  return (
    <Explanation id="about-confidence" title="Bits">
      <p>
        A pick is worth 1 + log₂ of the probability that you gave to the winner. A coin flip is worth <b>0</b>; a
        correct pick of which you are 80% sure <b>+0.68</b>, a wrong one <b>−1.32</b>. Honest numbers score best.
      </p>
      <p>
        The Brier score is the squared error of the probability: 0.25 for a coin flip, less is better. A rank needs 100
        graded picks with a confidence in the season.
      </p>
    </Explanation>
  );
}

function Board({ board }: { board: ConfidenceBoard }) {
  const { own, rows } = board;
  const missing = own === null ? 100 : 100 - own.picks;
  return (
    <>
      {own?.rank === null && (
        <p
          className={styles.ownPlace}
        >{`You have a rank after ${missing} more graded ${missing === 1 ? 'pick' : 'picks'}.`}</p>
      )}
      {rows.length === 0 ? (
        <Note isAlone>No one has a rank yet. It needs 100 graded picks with a confidence.</Note>
      ) : (
        <RankedTable
          rows={board.rows}
          ownName={board.own?.username}
          caption={`Confidence, ${describeBoardSize(board)}`}
          columns={confidenceColumns<ConfidenceRow>((row) => row)}
        />
      )}
    </>
  );
}

/** The users by bits per pick with a confidence. */
export function ConfidenceLeaderboard({ Report }: Pick<BoardPageProps, 'Report'>) {
  const { data, refetch } = useQuery({ ...confidenceBoardQuery, refetchInterval: minute });
  return (
    <BoardPage
      chosen="confidence"
      introduction="Who knows best how sure to be. For those who say it with their picks."
      size={data !== undefined && data.total > 0 && <p>{describeBoardSize(data)}</p>}
      explanation={<AboutConfidence />}
      Report={Report}
      rows={data?.rows}
      isBusy={false}
    >
      {data === undefined ? <Loader onRetry={() => void refetch()} /> : <Board board={data} />}
    </BoardPage>
  );
}
