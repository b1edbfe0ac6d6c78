import { useState } from 'react';
import { useSession } from '#features/accounts/queries/session.ts';
import styles from './moderation.module.css';
import { ReportUsername } from './report-username.tsx';

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
