import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import security from '../security/security.module.css';
import settings from '../settings-panel.module.css';

const ClubCalendar = lazy(async () => ({ default: (await import('./club-calendar.tsx')).ClubCalendar }));
const PickCalendar = lazy(async () => ({ default: (await import('./pick-calendar.tsx')).PickCalendar }));

/** The calendars to which a user can subscribe. */
export function ReminderSettings({ user }: { user: User }) {
  return (
    <section className={`${settings.part} ${security.security} needs-script`} aria-labelledby="calendar-heading">
      <h3 id="calendar-heading">Calendars</h3>
      <Part summary="My picks in a calendar">
        <PickCalendar userId={user.id} />
      </Part>
      <Part summary="Games of a club in a calendar">
        <ClubCalendar teamId={user.favorite_team} />
      </Part>
    </section>
  );
}

/** Its content, with code and data, is loaded when the user opens it. */
function Part({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  );
}
