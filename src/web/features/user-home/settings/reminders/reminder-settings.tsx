import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { createLazyPart } from '../../../../ui/lazy-part.ts';
import { LazyDetails } from '../lazy-details.tsx';
import security from '../security/security.module.css';
import settings from '../settings-panel.module.css';

const clubCalendar = createLazyPart(async () => (await import('./club-calendar.tsx')).ClubCalendar);
const missingPicks = createLazyPart(async () => (await import('./missing-picks.tsx')).MissingPicks);
const pickCalendar = createLazyPart(async () => (await import('./pick-calendar.tsx')).PickCalendar);

/** Loads the code before the user opens a part, so that it opens at its full height. A failed download is repeated at that time. */
function usePreload(): void {
  useEffect(() => {
    for (const { preload } of [missingPicks, clubCalendar, pickCalendar]) preload().catch(() => undefined);
  }, []);
}

/** Reminders, and the calendars to which a user can subscribe. */
export function ReminderSettings({ user }: { user: User }) {
  usePreload();
  return (
    <section className={`${settings.part} ${security.security} needs-script`} aria-labelledby="calendar-heading">
      <h3 id="calendar-heading">Reminders and calendars</h3>
      <LazyDetails summary="Reminders of missing picks">
        <missingPicks.Part userId={user.id} />
      </LazyDetails>
      <LazyDetails summary="My picks in a calendar">
        <pickCalendar.Part userId={user.id} />
      </LazyDetails>
      <LazyDetails summary="Games of a club in a calendar">
        <clubCalendar.Part teamId={user.favorite_team} />
      </LazyDetails>
    </section>
  );
}
