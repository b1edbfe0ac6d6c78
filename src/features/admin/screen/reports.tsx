import type { AdminReport, adminDismissReports } from '../contract/admin.ts';
import { reportReasonTexts } from '#features/accounts/rules/report-reasons.ts';
import { send } from '#platform/api/browser/call.ts';
import styles from './admin.module.css';
import { formatTime } from './format-time.ts';
import { AdminPanel } from './admin-panel.tsx';
import { type AdminChange, useAdminChange } from './use-admin-change.ts';
import { UserActions } from './users/user-actions.tsx';
import { UserName } from './users/user-name.tsx';
import { Button } from '#ui/button.tsx';

/** The users with open reports of their name. */
export function Reports({ reports }: { reports: readonly AdminReport[] }) {
  const change = useAdminChange();
  return (
    <AdminPanel title="Reported names" result={change.result}>
      {reports.length === 0 && <p>No open reports.</p>}
      <ul className={styles.list}>
        {reports.map((report) => (
          <Report key={report.user.id} report={report} change={change} />
        ))}
      </ul>
    </AdminPanel>
  );
}

function Report({ report: { user, reasons, since }, change }: { report: AdminReport; change: AdminChange }) {
  const texts = reasons.map(({ reason, count }) => `${reportReasonTexts[reason]} (${count})`);
  return (
    <li>
      <UserName user={user} />
      <p>
        {texts.join(', ')}, first on {formatTime(since)}
      </p>
      <Button
        disabled={change.isRunning}
        aria-label={`Dismiss the reports of ${user.username}`}
        onClick={() =>
          void change.run(() =>
            send<typeof adminDismissReports>('DELETE /api/admin/users/:id/reports', { params: { id: user.id } }),
          )
        }
      >
        Dismiss
      </Button>
      <UserActions user={user} change={change} />
    </li>
  );
}
