import { formatInvitationCode } from '../../rules/invitation-code.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { shareAddress } from '#ui/share/share-address.ts';
import styles from '../private-leagues.module.css';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

/** The invitation, to send and as a code to read out. */
export function InviteCard({ name, code }: { name: string; code: string }) {
  const shown = formatInvitationCode(code);
  const invite = () =>
    shareAddress(paths.leagues({ code: shown }), { name: 'Invitation link', title: name, text: `Join ${name}` });
  return (
    <Panel className={styles.card} title="Invite friends">
      {' '}
      <p className={styles.entry}>
        <Button isFilled className="needs-script" onClick={() => void invite()}>
          Invite
        </Button>
        <span>or say the code</span>
        <code className={styles.code}>{shown}</code>
      </p>
      <p>Everyone who has the link or enters the code can join, until an admin renews it.</p>
    </Panel>
  );
}
