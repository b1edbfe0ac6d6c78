import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { reportReasons, reportReasonTexts } from '#features/accounts/rules/report-reasons.ts';
import { paths } from '#platform/page/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import type { reportUsername, NoticeKind, dismissNotice } from '../contract.ts';
import { moderationQuery } from '../queries.ts';
import controls from '#ui/kit/controls.module.css';
import styles from './moderation.module.css';

/** A closed panel in which signed-in users report one of these usernames. Its form is loaded when it is opened. */
export function ReportPanel({ usernames }: { usernames: readonly string[] }) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const others = usernames.filter((name) => name !== user?.username);
  if (user === null || others.length === 0) return null;
  return (
    <details className={`${styles.panel} needs-script`} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Report a username</summary>
      {isOpen && <ReportUsername usernames={others} />}
    </details>
  );
}

/** A form that reports one of these usernames to the admins. */
function ReportUsername({ usernames }: { usernames: readonly string[] }) {
  const [only = ''] = usernames;
  const choices = usernames.map((name) => ({ value: name, label: name }));
  const form = {
    name: 'report',
    fields: [...(choices.length > 1 ? [{ name: 'username', label: 'Username', choices }] : []), reasonField] as const,
    action: 'Send the report',
  };
  return (
    <Form
      form={form}
      send={async ({ username, reason }, { send }) => {
        const name = username || only;
        await send<typeof reportUsername>('POST /api/fans/:username/reports', {
          params: { username: name },
          body: { reason: reportReasons.find((each) => each === reason) ?? reportReasons[0] },
        });
        return name;
      }}
      doneOf={(name) => `Thank you. A moderator will look at the name ${name}.`}
    />
  );
}

const reasonField = {
  name: 'reason',
  label: 'Reason',
  choices: reportReasons.map((reason) => ({ value: reason, label: reportReasonTexts[reason] })),
} as const;

/** A link to the admin page, for admins only. */
export function AdminLink({ user }: { user: User }) {
  const { data } = useQuery(moderationQuery(user.id));
  if (data?.isAdmin !== true) return null;
  return (
    <Link to={paths.admin()} className={controls.linkRow}>
      Administration
    </Link>
  );
}

const texts: Record<NoticeKind, string> = {
  renamed:
    'Your username was changed by a moderator, because the earlier one broke the rules for usernames. ' +
    'Your picks and your score are unchanged. Sign in with the new name from now on.',
  hidden:
    'A moderator has hidden you from the leaderboards. Your picks are still graded, and your page still shows them.',
};

/** Notices of a moderator's changes, for the user alone. */
export function OwnModeration({ user }: { user: User }) {
  const { data } = useQuery(moderationQuery(user.id));
  if (data === undefined) return null;
  const { isHidden, notices } = data;
  return (
    <>
      {notices.map((kind) => (
        <Notice key={kind} userId={user.id} kind={kind} />
      ))}
      {isHidden && !notices.includes('hidden') && (
        <p className={styles.state}>You are hidden from the leaderboards. Only you see this.</p>
      )}
    </>
  );
}

function Notice({ userId, kind }: { userId: number; kind: NoticeKind }) {
  const { send, error } = useChange({ invalidates: moderationQuery(userId) });
  const dismiss = () =>
    send<typeof dismissNotice>('DELETE /api/users/:id/notices/:kind', { params: { id: userId, kind } });
  return (
    <div role="status" className={styles.notice}>
      <p>{texts[kind]}</p>
      <Problem text={error?.message} />
      <Button onClick={() => void dismiss()}>Dismiss</Button>
    </div>
  );
}
