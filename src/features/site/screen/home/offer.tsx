import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { patchUser, User } from '#features/accounts/contract/accounts.ts';
import { refreshUser } from '#features/accounts/queries/session-actions.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { send } from '#platform/api/browser/call.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { announce } from '#ui/announcements/announce.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import controls from '#ui/controls.module.css';
import { Link } from '#ui/link.tsx';
import styles from './home.module.css';

const offers = {
  club: {
    text: 'Have a favorite club? And may we remind you of games that you have not called?',
    links: [
      ['Choose a club', paths.settings('profile')],
      ['Set reminders', paths.settings('notifications')],
    ],
  },
  recovery: {
    text: 'Recovery codes replace a forgotten password.',
    links: [['Save recovery codes', `${paths.settings('security')}#recovery-codes`]],
  },
} as const satisfies Record<NonNullable<User['offer']>, unknown>;

/** One thing that the user can set up by now, until it is done or declined. */
export function Offer() {
  const queryClient = useQueryClient();
  const { user } = useSession();
  if (!user?.offer) return null;
  const { id, offer } = user;
  const { text, links } = offers[offer];
  const decline = async () => {
    await send<typeof patchUser>('PATCH /api/users/:id', { params: { id }, body: { declinedOffer: offer } });
    await refreshUser(queryClient, id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    decline().catch(() => announce('Network error'));
  };
  return (
    <Card as="section" aria-label="Offer" className={styles.offer}>
      <p>{text}</p>
      {links.map(([name, to]) => (
        <Link key={to} to={to} className={controls.button}>
          {name}
        </Link>
      ))}
      <form method="post" action="/forms/settings" onSubmit={onSubmit}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="declinedOffer" value={offer}>
          Not now
        </Button>
      </form>
    </Card>
  );
}
