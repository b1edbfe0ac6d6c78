import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reminders, RemindersChange, changeReminders, reminders } from '../contract.ts';
import { usualQuietHours } from '../rules/quiet-hours.ts';
import { query } from '#platform/api/browser/query.ts';
import { send } from '#platform/api/browser/call.ts';
import { canNotify, endNotifications, subscribeBrowser } from '../queries/notifications.ts';
import { readViewerZone } from '#ui/time/viewer-zone.ts';
import security from '#ui/settings/security.module.css';
import settings from '#ui/settings/settings-panel.module.css';
import { useAction } from '#ui/settings/use-action.ts';
import { QuietHours } from './quiet-hours.tsx';
import styles from './subscription.module.css';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';

const mailHints: Record<Reminders['mail'], string> = {
  ready: 'To your verified address. Each mail has a link that ends them.',
  unverified: 'Needs a verified address: see Sign-in and security.',
  none: 'This site sends no mail.',
};

/** The texts have the same space before and after the data is loaded. */
function describeBrowsers(data: Reminders | undefined, isBlocked: boolean): string {
  if (data === undefined) return '…';
  if (!canNotify()) return 'This browser can’t show notifications of this site.';
  if (isBlocked) return 'Your browser blocks notifications of this site. Allow them in its settings, then try again.';
  const others = data.otherBrowsers;
  const also = others === 0 ? '' : ` Also on in ${others === 1 ? '1 other browser' : `${others} other browsers`}.`;
  return `Notifications are ${data.isSubscribed ? 'on' : 'off'} in this browser.${also}`;
}

/** Reminders of games without a pick: notifications, mail and quiet hours. */
export function MissingPicks({ userId }: { userId: number }) {
  const stored = query<typeof reminders>('GET /api/users/:id/reminders', { params: { id: userId } }, { staleTime: 0 });
  const { data } = useQuery(stored);
  const { run, error, isRunning } = useAction(stored.queryKey);
  const isDisabled = isRunning || data === undefined;
  const isOn = data?.isSubscribed === true;
  const change = async (body: Omit<RemindersChange, 'timeZone'>) =>
    send<typeof changeReminders>('PATCH /api/users/:id/reminders', {
      params: { id: userId },
      body: { ...body, timeZone: readViewerZone() },
    });
  const [isBlocked, setIsBlocked] = useState(() => canNotify() && Notification.permission === 'denied');
  const turnOn = async () => {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    setIsBlocked(!isAllowed);
    if (isAllowed) await run(() => subscribeBrowser(userId, data?.publicKey ?? ''), 'Notifications are on');
  };
  const turnOff = async () => run(() => endNotifications(userId), 'Notifications are off');
  const quiet = data ?? { quietFrom: usualQuietHours.from, quietTo: usualQuietHours.to };
  return (
    <div className={security.content}>
      <p>Once a day, up to an hour before the first game locks that you have not picked. It names only those games.</p>
      <p role="status" className={styles.state}>
        {describeBrowsers(data, isBlocked)}
      </p>
      <div className={settings.actions}>
        <Button disabled={isDisabled || !canNotify()} onClick={() => void (isOn ? turnOff() : turnOn())}>
          {isOn ? 'Turn off notifications' : 'Turn on notifications'}
        </Button>
      </div>
      <div className={settings.part}>
        <label className={settings.check}>
          <input
            type="checkbox"
            checked={data?.byMail ?? false}
            disabled={isDisabled || (data.mail !== 'ready' && !data.byMail)}
            aria-describedby="reminder-mail-hint"
            onChange={({ target }) => void run(() => change({ byMail: target.checked }), 'Reminders by email saved')}
          />
          Remind me by email
        </label>
        <p id="reminder-mail-hint" className={styles.state}>
          {data === undefined ? '…' : mailHints[data.mail]}
        </p>
      </div>
      <div className={settings.part}>
        <label className={settings.check}>
          <input
            type="checkbox"
            checked={data?.wantsResults ?? false}
            disabled={isDisabled}
            aria-describedby="results-hint"
            onChange={({ target }) => void run(() => change({ wantsResults: target.checked }), 'Results saved')}
          />
          My results, on the morning after
        </label>
        <p id="results-hint" className={styles.state}>
          In the same ways: record, bases, streak and rank. They come even if you hide scores.
        </p>
      </div>
      <QuietHours
        shown={quiet}
        isDisabled={isDisabled}
        save={(hours) => void run(() => change(hours), 'Quiet hours saved')}
      />
      <Problem text={error?.message} />
    </div>
  );
}
