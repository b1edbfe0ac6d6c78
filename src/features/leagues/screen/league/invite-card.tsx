import { formatInvitationCode } from '../../rules/invitation-code.ts';
import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import { copyAddress } from '../copy-address.ts';
import styles from '../private-leagues.module.css';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';

/** The code and the link with which others join the league. */
export function InviteCard({ code }: { code: string }) {
  const shown = formatInvitationCode(code);
  const path = paths.leagues({ code: shown });
  return (
    <Panel className={styles.card} title="Invite friends">
      {' '}
      <p>Everyone who has this link or enters this code can join, until an admin renews it.</p>
      <p className={styles.entry}>
        <code className={styles.code}>{shown}</code>
        <Button className="needs-script" onClick={() => void copyAddress(path, 'Link')}>
          Copy invitation link
        </Button>
        <Link to={path} className={controls.linkRow}>
          Invitation link
        </Link>
      </p>
    </Panel>
  );
}
