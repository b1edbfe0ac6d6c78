import { formatInvitationCode } from '../../rules/invitation-code.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { copyAddress } from '../copy-address.ts';
import styles from '../private-leagues.module.css';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

/** Opens the share sheet with the invitation; without one, copies its address. A canceled share is not an error. */
async function invite(path: string, name: string): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if ('share' in navigator) await navigator.share({ title: name, text: `Join ${name}`, url }).catch(() => undefined);
  else await copyAddress(path, 'Invitation link');
}

/** The invitation, to send and as a code to read out. */
export function InviteCard({ name, code }: { name: string; code: string }) {
  const shown = formatInvitationCode(code);
  return (
    <Panel className={styles.card} title="Invite friends">
      {' '}
      <p className={styles.entry}>
        <Button isFilled className="needs-script" onClick={() => void invite(paths.leagues({ code: shown }), name)}>
          Invite
        </Button>
        <span>or say the code</span>
        <code className={styles.code}>{shown}</code>
      </p>
      <p>Everyone who has the link or enters the code can join, until an admin renews it.</p>
    </Panel>
  );
}
