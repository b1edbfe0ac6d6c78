import type { User } from '#features/accounts/contract/accounts.ts';
import { LazyDetails } from '#ui/settings/lazy-details.tsx';
import security from '#ui/settings/security.module.css';
import styles from '#ui/settings/settings-panel.module.css';
import { ClubCalendar } from './club-calendar.tsx';
import { MissingPicks } from './missing-picks.tsx';
import { PickCalendar } from './pick-calendar.tsx';

/** Reminders, and the calendars to which a user can subscribe. */
export function ReminderSettings({ user }: { user: User }) {
  return (
    <section className={`${styles.part} ${security.security} needs-script`} aria-labelledby="calendar-heading">
      <h3 id="calendar-heading">Reminders and calendars</h3>
      <LazyDetails summary="Reminders of missing picks">
        <MissingPicks userId={user.id} />
      </LazyDetails>
      <LazyDetails summary="My picks in a calendar">
        <PickCalendar userId={user.id} />
      </LazyDetails>
      <LazyDetails summary="Games of a club in a calendar">
        <ClubCalendar teamId={user.favorite_team} />
      </LazyDetails>
    </section>
  );
}
