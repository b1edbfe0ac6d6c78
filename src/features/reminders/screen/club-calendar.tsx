import { useState } from 'react';
import type { clubCalendar } from '#features/sharing/contract/calendars.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import controls from '#ui/controls.module.css';
import security from '#ui/settings/security.module.css';
import { Subscription } from './subscription.tsx';

/** The public calendar of a club's games; first that of the favorite one. */
export function ClubCalendar({ teamId }: { teamId: number | null }) {
  const [chosen, setChosen] = useState(teamId ?? clubNames[0]?.id ?? 0);
  return (
    <div className={security.content}>
      <p>Every game of the club this year, with new times when games move.</p>
      <label htmlFor="calendar-club">Club</label>
      <select
        id="calendar-club"
        className={controls.field}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {clubNames.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Subscription
        path={callUrl<typeof clubCalendar>('/api/teams/:teamId/games.ics', { params: { teamId: chosen } })}
        label="Public address"
      />
    </div>
  );
}
