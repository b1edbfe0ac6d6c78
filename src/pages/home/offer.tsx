import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import { patchOwnUser } from '#features/accounts/queries/session-actions.ts';
import { paths } from '#platform/page/paths.ts';
import { announce } from '#ui/kit/announce.ts';
import { ButtonLink } from '#ui/kit/button-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useChange } from '#ui/kit/use-change.ts';
import styles from './home.module.css';

const offers = {
  club: {
    text: 'Have a favorite club? And may we remind you of games that you have not called, and notify you of how your picks go?',
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
export function Offer({ user: { id, offer } }: { user: User }) {
  const queryClient = useQueryClient();
  const { run } = useChange();
  if (offer === null) return null;
  const { text, links } = offers[offer];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(() => patchOwnUser(queryClient, id, { declinedOffer: offer })).catch(() => announce('Network error'));
  };
  return (
    <Card as="section" aria-label="Offer" className={styles.offer}>
      <p>{text}</p>
      {links.map(([name, to]) => (
        <ButtonLink key={to} to={to}>
          {name}
        </ButtonLink>
      ))}
      {offer === 'club' && (
        <Button className="needs-script" data-opens="alerts" data-of="picks">
          Alerts of my picks
        </Button>
      )}
      <form method="post" action="/forms/settings" onSubmit={onSubmit}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="declinedOffer" value={offer}>
          Not now
        </Button>
      </form>
    </Card>
  );
}
