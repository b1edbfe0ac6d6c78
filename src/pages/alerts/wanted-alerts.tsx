import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AlertSettings as Settings, endAlerts, forgetOtherViewers } from '#features/alerts/contract.ts';
import { alertSettingsQuery } from '#features/alerts/queries/alerts.ts';
import { useSubjectName } from '#features/alerts/queries/use-subject-name.ts';
import { describeChoice, shownLimit } from '#features/alerts/rules/alert-texts.ts';
import { describeAlertViewer } from '#features/alerts/rules/describe-alert-viewer.ts';
import { subjectCode, type AlertSubject } from '#features/alerts/rules/subject-code.ts';
import { remindersQuery } from '#features/reminders/queries/notifications.ts';
import { quietHoursText } from '#features/reminders/queries/quiet-hours-text.ts';
import { HideScoresButton } from '#features/viewer/screen/hide-scores-button.tsx';
import { useChangeClock } from '#features/viewer/screen/use-change-clock.ts';
import { paths } from '#platform/page/paths.ts';
import { useViewerClock } from '#platform/page/viewer-store.ts';
import { Button } from '#ui/kit/button.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import controls from '#ui/kit/controls.module.css';
import settingsStyles from '#ui/kit/settings-panel.module.css';
import styles from './wanted-alerts.module.css';

type Subscription = Settings['subscriptions'][number];
type SubjectRowProps = {
  of: AlertSubject;
  stored: Subscription | undefined;
  isDisabled: boolean;
  end: (subscription: Subscription, name: string) => void;
};

/** What a user has alerts of, or can have, with buttons that open the sheet and that turn them off. */
function SubjectRow({ of, stored, isDisabled, end }: SubjectRowProps) {
  const name = useSubjectName(of);
  const action = stored ? 'Change' : 'Turn on';
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{stored ? describeChoice(stored) : 'Off'}</small>
      </p>
      <Button
        disabled={isDisabled}
        data-opens="alerts"
        data-of={subjectCode(of)}
        data-title={`Alerts: ${name}`}
        aria-label={`${action} alerts: ${name}`}
      >
        {action}
      </Button>
      {stored && (
        <Button disabled={isDisabled} aria-label={`Turn off alerts: ${name}`} onClick={() => end(stored, name)}>
          Turn off
        </Button>
      )}
    </li>
  );
}

const always: readonly AlertSubject[] = [
  { subject: 'picks', subjectId: null },
  { subject: 'unusual', subjectId: null },
];

/** The subscriptions of the user; own picks and what is unusual in the league are always offered. */
function Subscriptions({ userId, data: { subscriptions } }: { userId: number; data: Settings }) {
  const queryClient = useQueryClient();
  const { send, error, isDisabled } = useChange();
  const end = ({ id }: Subscription, name: string) =>
    void send<typeof endAlerts>(
      'DELETE /api/users/:id/alerts/settings/:subscriptionId',
      { params: { id: userId, subscriptionId: id } },
      {
        after: (changed) => queryClient.setQueryData(alertSettingsQuery(userId).queryKey, changed),
        done: `Off. Alerts: ${name}`,
      },
    );
  const find = (of: AlertSubject) => subscriptions.find((each) => subjectCode(each) === subjectCode(of));
  const offered = always.filter((of) => find(of) === undefined);
  return (
    <Panel title="What you get" className={classNames(settingsStyles.panel, 'needs-script')}>
      <p>
        {subscriptions.length} of {shownLimit}. The bell on a game, a club or a player adds one.
      </p>
      <ul className={styles.list}>
        {[...subscriptions, ...offered].map((of) => (
          <SubjectRow key={subjectCode(of)} of={of} stored={find(of)} isDisabled={isDisabled} end={end} />
        ))}
      </ul>
      <Problem text={error?.message} />
    </Panel>
  );
}

const describeInOneLine = (viewer: Settings['viewer']) => describeAlertViewer(viewer).join('. ').concat('.');

/** The strictest of the user's browsers, what each of them has stored, and how to change that. */
function WhatCounts({ userId, data: { viewer, viewers } }: { userId: number; data: Settings }) {
  const queryClient = useQueryClient();
  const { heldAt } = useViewerClock();
  const { toggleHold } = useChangeClock();
  const { send, error, isDisabled } = useChange();
  const { data: reminders } = useQuery(remindersQuery(userId));
  const others = viewers.filter(({ isOwn }) => !isOwn);
  const forget = () =>
    void send<typeof forgetOtherViewers>(
      'DELETE /api/users/:id/viewer',
      { params: { id: userId } },
      {
        after: (changed) => queryClient.setQueryData(alertSettingsQuery(userId).queryKey, changed),
        done: 'Only this browser counts',
      },
    );
  return (
    <Panel title="When they come" className={classNames(settingsStyles.panel, 'needs-script')}>
      <p className={settingsStyles.state}>
        <b>{describeInOneLine(viewer)}</b>
      </p>
      <p className={settingsStyles.state}>{reminders && quietHoursText(reminders)}</p>
      <p>
        <Link to={paths.settings('notifications')}>Quiet hours and this browser</Link>
      </p>
      <p>
        Alerts follow the strictest of the browsers in which you are signed in: the longest delay, any hold of the last
        six hours, and every hidden club.
      </p>
      {others.length > 0 && (
        <ul className={styles.list}>
          {viewers.map((each, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no id, and no state
            <li key={place}>
              <p>
                <b>{each.isOwn ? 'This browser' : (each.device ?? 'Another browser')}</b>
                <small>{describeInOneLine(each)}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={settingsStyles.actions}>
        <Button aria-haspopup="dialog" data-opens="delay">
          Change the delay…
        </Button>
        <Button onClick={toggleHold}>{heldAt === null ? 'Hold updates' : 'Continue updates'}</Button>
        <HideScoresButton className={controls.button} text="Choose hidden scores…" />
      </div>
      {others.length > 0 && (
        <>
          <p>
            These change this browser. Another one counts again as soon as you use it, unless you end its session under{' '}
            <Link to={paths.settings('security')}>Security</Link>.
          </p>
          <div className={settingsStyles.actions}>
            <Button disabled={isDisabled} onClick={forget}>
              Only this browser counts
            </Button>
          </div>
        </>
      )}
      <Problem text={error?.message} />
    </Panel>
  );
}

/** What the user has alerts of, and when they come. */
export function WantedAlerts({ userId, children }: { userId: number; children: ReactNode }) {
  const { data, refetch } = useQuery({ ...alertSettingsQuery(userId), staleTime: 0 });
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  return (
    <>
      <Note className="needs-no-script">To change your alerts, the page needs JavaScript.</Note>
      <Subscriptions userId={userId} data={data} />
      {children}
      <WhatCounts userId={userId} data={data} />
    </>
  );
}
