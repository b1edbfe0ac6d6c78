import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useSession } from '#features/accounts/queries/session.ts';
import { seasonsQuery } from '#features/league/queries.ts';
import type { createPlayer, seasonPlayers, PostedPlayer } from '#features/players/contract/players.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { load } from '#platform/page/load.ts';
import { pageContext } from '#platform/page/page-context.ts';
import { paths } from '#platform/page/paths.ts';
import { useSearchParams } from '#platform/page/use-search-params.ts';
import { SeasonSelect } from '#ui/baseball/season-select.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Link } from '#ui/kit/link.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import styles from './bulk-post.module.css';

/** Counts of the results so far. */
export type PostCounts = { total: number; added: number; known: number; refused: number; firstError: string | null };

function noPosts(total: number): PostCounts {
  return { total, added: 0, known: 0, refused: 0, firstError: null };
}

export function countDone({ added, known, refused }: PostCounts): number {
  return added + known + refused;
}

type Posting = {
  players: readonly PostedPlayer[];
  post: (player: PostedPlayer) => Promise<{ isNew: boolean }>;
  onStep: (counts: PostCounts) => void;
  isStopped: () => boolean;
};

/** Without a session or a connection, every further request would fail too. */
const isPermanent = (error: unknown): boolean => isApiError(error) && (error.status === 401 || error.status === 0);

const toErrorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Posts the players one after the other, so that at most one request is pending. Resolves to the counts. */
export async function postAll({ players, post, onStep, isStopped }: Posting): Promise<PostCounts> {
  let counts = noPosts(players.length);
  for (const player of players) {
    if (isStopped()) return counts;
    try {
      const { isNew } = await post(player);
      counts = isNew ? { ...counts, added: counts.added + 1 } : { ...counts, known: counts.known + 1 };
    } catch (error) {
      counts = { ...counts, refused: counts.refused + 1, firstError: counts.firstError ?? toErrorText(error) };
      if (isPermanent(error)) return counts;
    } finally {
      onStep(counts);
    }
  }
  return counts;
}

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
function BulkPost({ season }: { season: string | undefined }) {
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

type Progress = {
  state: 'idle' | 'reading' | 'posting' | 'done' | 'failed';
  counts: PostCounts;
  message: string | null;
};

const idle: Progress = { state: 'idle', counts: noPosts(0), message: null };

/** Posts a season's players; `stop` stops after the pending request. */
function useBulkPost(season: string | undefined) {
  const [progress, setProgress] = useState(idle);
  const isStopped = useRef(false);
  const { send } = useChange();

  const start = async () => {
    isStopped.current = false;
    setProgress({ ...idle, state: 'reading' });
    try {
      const list = await send<typeof seasonPlayers>('GET /api/players/season', { query: { season } });
      const counts = await postAll({
        players: list.players,
        post: (player) =>
          send<typeof createPlayer>('POST /api/players', { query: { season: list.season }, body: player }),
        onStep: (step) => setProgress({ state: 'posting', counts: step, message: null }),
        isStopped: () => isStopped.current,
      });
      setProgress({ state: 'done', counts, message: describeResult(counts) });
    } catch (error) {
      setProgress({ ...idle, state: 'failed', message: toErrorText(error) });
    }
  };
  return {
    progress,
    start: () => void start(),
    stop: () => {
      isStopped.current = true;
    },
  };
}

const count = (number: number): string => number.toLocaleString('en-US');

/** '1,421 of 1,421 posted: 3 new, 1,418 known already, none refused.' */
function describeResult(counts: PostCounts): string {
  const { total, added, known, refused, firstError } = counts;
  const refusals = refused === 0 ? 'none refused' : `${count(refused)} refused`;
  const sentence = `${count(countDone(counts))} of ${count(total)} posted: ${count(added)} new, ${count(known)} known already, ${refusals}.`;
  return firstError === null ? sentence : `${sentence} ${firstError}`;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await load(page, seasonsQuery);
  return { title: 'Testing page', description: 'Posts the players of a season to the list of players.' };
}

/** Fills the list of players with those of a season, through the public API. */
function TestPage() {
  const [search] = useSearchParams();
  const { data } = useQuery(seasonsQuery);
  const season = search.get('season') ?? data?.newest;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Testing page</h1>
      <p>
        Posts each player of a season to the list that the search looks through, one call after the other. Each is
        checked against the league’s own list and stored as the league has him, so posting twice changes nothing.
      </p>
      {data !== undefined && season !== undefined && <SeasonSelect value={season} seasons={data.seasons} />}
      <BulkPost key={season} season={season} />
    </div>
  );
}

export { TestPage as Component };
