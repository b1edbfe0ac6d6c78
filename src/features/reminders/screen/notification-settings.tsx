import { useQuery } from '@tanstack/react-query';
import type { User } from '#features/accounts/contract/session.ts';
import { paths } from '#platform/page/paths.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { readViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import type { Reminders, RemindersChange, changeReminders } from '../contract.ts';
import { remindersQuery } from '../queries/notifications.ts';
import { BrowserNotifications } from './browser-notifications.tsx';
import { QuietHours } from './quiet-hours.tsx';
import settings from '#ui/kit/settings-panel.module.css';

/** Whether reminders come, and how; if they do not, how to turn them on. */
function describeReminders({ isSubscribed, otherBrowsers, byMail, mail }: Reminders): string {
  const ways = [(isSubscribed || otherBrowsers > 0) && 'as notifications', byMail && 'by email'].filter(Boolean);
  if (ways.length > 0) return `Reminders are on, ${ways.join(' and ')}.`;
  return `Reminders are off. Turn on notifications above${mail === 'ready' ? ', or email below' : ''}.`;
}

type ByMailProps = { data: Reminders; isDisabled: boolean; save: (byMail: boolean) => void };

/** Reminders by email, or why there are none. Those that are on can always be turned off. */
function ByMail({ data: { mail, byMail }, isDisabled, save }: ByMailProps) {
  if (mail === 'none' && !byMail) return <p>This site sends no mail: reminders come as notifications.</p>;
  if (mail === 'unverified' && !byMail)
    return (
      <p>
        For reminders by email, first verify your email under <Link to={paths.settings('security')}>Security</Link>.
      </p>
    );
  return (
    <div className={settings.part}>
      <label className={settings.check}>
        <input
          type="checkbox"
          checked={byMail}
          disabled={isDisabled}
          aria-describedby="reminder-mail-hint"
          onChange={({ target }) => save(target.checked)}
        />
        Remind me by email
      </label>
      <p id="reminder-mail-hint">To your verified email. Each mail has a link that ends them.</p>
    </div>
  );
}

/** Notifications, reminders of games without a pick, results of the evening, and quiet hours. */
export function NotificationSettings({ user: { id } }: { user: User }) {
  const stored = remindersQuery(id);
  const { data, refetch } = useQuery(stored);
  const { send, error, isDisabled } = useChange({ invalidates: stored });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const change = (body: Omit<RemindersChange, 'timeZone'>, done: string) =>
    void send<typeof changeReminders>(
      'PATCH /api/users/:id/reminders',
      { params: { id }, body: { ...body, timeZone: readViewerZone() } },
      { done },
    );
  return (
    <>
      <BrowserNotifications userId={id} data={data} />
      <Panel title="Reminders of missing picks" className={settings.panel}>
        <p>
          Once a day, up to an hour before the first game locks that you have not picked. It names only those games.
        </p>
        <p className={settings.state}>
          <b>{describeReminders(data)}</b>
        </p>
        <ByMail data={data} isDisabled={isDisabled} save={(byMail) => change({ byMail }, 'Reminders by email saved')} />
        <div className={settings.part}>
          <label className={settings.check}>
            <input
              type="checkbox"
              checked={data.wantsResults}
              disabled={isDisabled}
              aria-describedby="results-hint"
              onChange={({ target }) => change({ wantsResults: target.checked }, 'Results saved')}
            />
            My results, on the morning after
          </label>
          <p id="results-hint">In the same ways: record, bases, streak and rank. They come even if you hide scores.</p>
        </div>
        <Problem text={error?.message} />
      </Panel>
      <Panel title="Quiet hours" className={settings.panel}>
        <p>
          No reminder and no <Link to={paths.alerts()}>alert</Link> comes in these hours.
        </p>
        <QuietHours shown={data} isDisabled={isDisabled} save={(hours) => change(hours, 'Quiet hours saved')} />
      </Panel>
    </>
  );
}
