import { paths } from '#platform/api/browser/paths.ts';
import controls from '#ui/controls.module.css';
import { CloseButton, Dialog } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';
import { clubName } from './pick-text.ts';
import type { VisitorChoice } from './pickable-game.ts';

/** Asks a visitor who has chosen a club to sign in. The choice is in the address of the login too, which saves it. */
export function SignInSheet({ choice: { game, winnerId }, onClose }: { choice: VisitorChoice; onClose: () => void }) {
  const pick = `${game.gamePk}-${winnerId}`;
  const actions = (
    <>
      <CloseButton>Not now</CloseButton>
      <Link to={paths.login({ pick })} className={controls.button}>
        Sign in
      </Link>
      <Link to={paths.login({ pick, form: 'sign-up' })} className={controls.filledButton}>
        Sign up
      </Link>
    </>
  );
  return (
    <Dialog title="You need to sign in to submit predictions" actions={actions} onClose={onClose}>
      <p>Your call: {clubName(game, winnerId)}. An account is free and needs a name, an email and a password.</p>
    </Dialog>
  );
}
