import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/accounts/contract/accounts.ts';
import type { NoticeKind, dismissNotice } from '../../contract.ts';
import { send, describeError } from '#platform/api/browser/call.ts';
import { moderationQuery } from '../../queries.ts';
import styles from './moderation.module.css';
import { Button } from '#ui/button.tsx';
import { Problem } from '#ui/note.tsx';

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
