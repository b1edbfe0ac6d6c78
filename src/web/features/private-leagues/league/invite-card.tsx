import { formatInvitationCode } from '#domain/private-leagues/invitation-code.ts';
import { paths } from '../../../paths.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import controls from '../../../ui/controls.module.css';
import { Link } from '../../../ui/link.tsx';
import styles from '../private-leagues.module.css';

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.href).href);
    announce('Link copied');
  } catch {
    announce('The link could not be copied');
  }
}

/** The code and the link with which others join the league. */
export function InviteCard({ code }: { code: string }) {
  const shown = formatInvitationCode(code);
  const path = paths.leagues({ code: shown });
  return (
    <Card as="section" className={styles.card} aria-labelledby="invite">
      <h2 id="invite">Invite friends</h2>
      <p>Everyone who has this link or enters this code can join, until an admin renews it.</p>
      <p className={styles.entry}>
        <code className={styles.code}>{shown}</code>
        <button
          type="button"
          className={classNames(controls.button, 'needs-script')}
          onClick={() => void copyLink(path)}
        >
          Copy invitation link
        </button>
        <Link to={path} className={controls.linkRow}>
          Invitation link
        </Link>
      </p>
    </Card>
  );
}
