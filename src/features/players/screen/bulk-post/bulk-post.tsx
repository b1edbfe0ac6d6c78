import { useSession } from '#features/accounts/queries/session.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import styles from './bulk-post.module.css';
import { countDone } from './posting/post-all.ts';
import { describeResult } from './posting/describe-result.ts';
import { useBulkPost, type Progress } from './posting/use-bulk-post.ts';
import { Button } from '#ui/button.tsx';

function ProgressText({ progress: { state, counts, message } }: { progress: Progress }) {
  switch (state) {
    case 'idle':
      return null;
    case 'reading':
      return <p>Attempting to fetch data</p>;
    case 'posting':
      return <p>{describeResult(counts)}</p>;
    case 'done':
      return (
        <p role="status">
          <b>{message}</b>
        </p>
      );
    default:
      return <p role="alert">{message}</p>;
  }
}

/** Posts the players of a season to the player list, one request each, and shows the results. */
export function BulkPost({ season }: { season: string | undefined }) {
  const { user, isKnown } = useSession();
  const { progress, start, stop } = useBulkPost(season);
  const { state, counts } = progress;
  const isRunning = state === 'reading' || state === 'posting';
  return (
    <Card className={styles.card}>
      {isKnown && user === null && (
        <p>
          You need to sign in to post players. <Link to={paths.login()}>Sign in</Link>
        </p>
      )}
      <div className={`${styles.buttons} needs-script`}>
        <Button isFilled aria-disabled={isRunning || undefined} onClick={() => isRunning || start()}>
          Post players
        </Button>
        {isRunning && <Button onClick={stop}>Stop</Button>}
      </div>
      <p className="needs-no-script">Posting needs scripts.</p>
      <progress
        aria-label="Players posted"
        max={Math.max(1, counts.total)}
        value={countDone(counts)}
        className={styles.bar}
      />
      <ProgressText progress={progress} />
    </Card>
  );
}
