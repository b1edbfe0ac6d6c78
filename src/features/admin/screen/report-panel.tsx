import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, useId } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { type ReportReason, reportReasons, reportReasonTexts } from '#features/accounts/rules/report-reasons.ts';
import { send, describeError } from '#platform/page/call.ts';
import { paths } from '#platform/page/paths.ts';
import { Button } from '#ui/button.tsx';
import { LabeledSelect } from '#ui/form/select.tsx';
import { Link } from '#ui/link.tsx';
import { Problem } from '#ui/note.tsx';
import type { reportUsername, NoticeKind, dismissNotice } from '../contract.ts';
import { moderationQuery } from '../queries.ts';
import controls from '#ui/controls.module.css';
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
  const id = useId();
  const [result, setResult] = useState<{ isDone: boolean; text: string } | null>(null);
  const [only] = usernames.length === 1 ? usernames : [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const username = usernames.find((name) => name === (only ?? entries.get('username'))) ?? '';
    const reason = reportReasons.find((each) => each === entries.get('reason')) ?? reportReasons[0];
    report(username, reason).then(setResult, (error: unknown) =>
      setResult({ isDone: false, text: describeError(error) }),
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {only === undefined && (
        <LabeledSelect
          id={`${id}-name`}
          name="username"
          label="Username"
          choices={usernames.map((name) => ({ value: name, label: name }))}
        />
      )}
      <LabeledSelect
        id={`${id}-reason`}
        name="reason"
        label="Reason"
        choices={reportReasons.map((reason) => ({ value: reason, label: reportReasonTexts[reason] }))}
      />
      <Button type="submit">Send the report</Button>
      <p role="status" className={styles.result} data-done={result?.isDone}>
        {result?.text}
      </p>
    </form>
  );
}

async function report(username: string, reason: ReportReason) {
  await send<typeof reportUsername>('POST /api/fans/:username/reports', { params: { username }, body: { reason } });
  return { isDone: true, text: `Thank you. A moderator will look at the name ${username}.` };
}

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
        <p className={`${styles.state} secondary`}>You are hidden from the leaderboards. Only you see this.</p>
      )}
    </>
  );
}

function Notice({ userId, kind }: { userId: number; kind: NoticeKind }) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const dismiss = async () => {
    try {
      await send<typeof dismissNotice>('DELETE /api/users/:id/notices/:kind', { params: { id: userId, kind } });
      await queryClient.invalidateQueries(moderationQuery(userId));
    } catch (error) {
      setProblem(describeError(error));
    }
  };
  return (
    <div role="status" className={styles.notice}>
      <p>{texts[kind]}</p>
      <Problem text={problem} />
      <Button onClick={() => void dismiss()}>Dismiss</Button>
    </div>
  );
}
