import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  endCalendarAddress,
  renewCalendarAddress,
  calendarAddress,
} from '#features/sharing/contract/calendars.ts';
import { query } from '#platform/api/browser/query.ts';
import { send } from '#platform/api/browser/call.ts';
import security from '#ui/settings/security.module.css';
import settings from '#ui/settings/settings-panel.module.css';
import { useAction } from '#ui/settings/use-action.ts';
import styles from './subscription.module.css';
import { Subscription } from './subscription.tsx';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** It takes the same space before and after the data is loaded. */
function describeAddress(address: { createdAt: string | null } | undefined): string {
  if (address === undefined) return '…';
  if (address.createdAt === null) return 'There is no address yet.';
  return `The address was created on ${dateFormat.format(new Date(address.createdAt))}. A new one ends it.`;
}

/** The secret address of the calendar of the user's picks: created, renewed and ended here. It is shown once. */
export function PickCalendar({ userId }: { userId: number }) {
  const params = { id: userId };
  const address = query<typeof calendarAddress>('GET /api/users/:id/calendar', { params }, { staleTime: 0 });
  const { data } = useQuery(address);
  const { run, error, isRunning } = useAction(address.queryKey);
  const [path, setPath] = useState<string | null>(null);
  const createdAt = data?.createdAt ?? null;
  const renew = async () =>
    setPath((await send<typeof renewCalendarAddress>('POST /api/users/:id/calendar', { params })).path);
  const end = async () => {
    await send<typeof endCalendarAddress>('DELETE /api/users/:id/calendar', { params });
    setPath(null);
  };
  return (
    <div className={security.content}>
      <p>
        Calendar apps such as those of Google, Apple and Microsoft can show your picks with the times of their games, at
        a secret address. Everyone who knows the address sees all your picks, also before they lock.
      </p>
      {path !== null && (
        <>
          <p>Copy the address now. It is not shown again.</p>
          <Subscription path={path} label="Secret address" />
        </>
      )}
      {path === null && <p className={styles.state}>{describeAddress(data)}</p>}
      <Problem text={error?.message} />
      <div className={settings.actions}>
        <Button disabled={isRunning || data === undefined} onClick={() => void run(renew, 'The address is created')}>
          {createdAt === null ? 'Create the secret address' : 'Create a new address'}
        </Button>
        <Button disabled={isRunning || createdAt === null} onClick={() => void run(end, 'The address has ended')}>
          End the address
        </Button>
      </div>
    </div>
  );
}
