import { useId, useState } from 'react';
import type { PrivateLeague, endLeagueFeed, renewLeagueFeed } from '../../contract.ts';
import { send } from '#platform/api/browser/call.ts';
import controls from '#ui/controls.module.css';
import { copyAddress } from '#ui/share/share-address.ts';
import styles from '../private-leagues.module.css';
import { useLeagueChange } from '../use-league-change.ts';
import { Button } from '#ui/button.tsx';
import { Note, Problem } from '#ui/note.tsx';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The address of the feed, which is shown once. */
function FeedAddress({ path }: { path: string }) {
  const id = useId();
  return (
    <div className={styles.form}>
      <label htmlFor={id}>Secret address. Copy it now: it is not shown again.</label>
      <div className={styles.entry}>
        <input
          id={id}
          className={controls.field}
          value={`${window.location.origin}${path}`}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copyAddress(path, 'Address')}>Copy the address</Button>
      </div>
    </div>
  );
}

/** The secret address of the feed of the league's weeks: created, renewed and ended here. */
export function LeagueFeed({ league: { id: leagueId, feedSince } }: { league: PrivateLeague }) {
  const change = useLeagueChange();
  const [path, setPath] = useState<string | null>(null);
  const params = { leagueId };
  const renew = async () =>
    setPath((await send<typeof renewLeagueFeed>('POST /api/leagues/:leagueId/feed', { params })).path);
  const end = async () => {
    await send<typeof endLeagueFeed>('DELETE /api/leagues/:leagueId/feed', { params });
    setPath(null);
  };
  return (
    <details className={styles.details}>
      <summary>Share</summary>
      <h2 className={styles.part}>Follow this league in a feed reader</h2>
      <p>
        A feed with the table of each week, at a secret address of your own. Everyone who knows the address can read the
        tables. It ends when you leave the league.
      </p>
      {path === null ? (
        <Note>
          {feedSince === null
            ? 'You have no address yet.'
            : `Your address was created on ${dateFormat.format(new Date(feedSince))}. A new one ends it.`}
        </Note>
      ) : (
        <FeedAddress path={path} />
      )}
      <div className={styles.entry}>
        <Button disabled={change.isRunning} onClick={() => void change.run(renew, 'The address is created')}>
          {feedSince === null ? 'Create the secret address' : 'Create a new address'}
        </Button>
        {feedSince !== null && (
          <Button disabled={change.isRunning} onClick={() => void change.run(end, 'The address has ended')}>
            End the address
          </Button>
        )}
      </div>
      <Problem text={change.error} />
    </details>
  );
}
