import { useState } from 'react';
import type { User } from '#features/accounts/contract/accounts.ts';
import type { clubCalendar } from '#features/sharing/contract.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import { ClubSelect, firstClubId } from '#ui/form/club-select.tsx';
import { Panel } from '#ui/grid.tsx';
import settings from '#ui/settings-panel.module.css';
import { Subscription } from './subscription.tsx';

/** The public calendar of a club's games; first that of the favorite one. */
export function ClubCalendar({ user: { favorite_team: teamId } }: { user: User }) {
  const [chosen, setChosen] = useState(teamId ?? firstClubId);
  return (
    <Panel title="Games of a club in a calendar" className={settings.panel}>
      <p>Every game of the club this year, with new times when games move.</p>
      <ClubSelect id="calendar-club" value={chosen} onChange={setChosen} />
      <Subscription
        path={callUrl<typeof clubCalendar>('/api/teams/:teamId/games.ics', { params: { teamId: chosen } })}
        label="Public link"
      />
    </Panel>
  );
}
