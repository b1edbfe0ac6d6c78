import { useState } from 'react';
import type { User } from '#features/accounts/contract/accounts.ts';
import type { clubCalendar } from '#features/sharing/contract/calendars.ts';
import { clubNames } from '#rules/baseball/teams/club-names.ts';
import { callUrl } from '#platform/api/browser/call.ts';
import { LabeledSelect } from '#ui/form/select.tsx';
import { Panel } from '#ui/panel.tsx';
import settings from '#ui/settings/settings-panel.module.css';
import { Subscription } from './subscription.tsx';

const clubChoices = clubNames.map(({ id, name }) => ({ value: id, label: name }));

/** The public calendar of a club's games; first that of the favorite one. */
export function ClubCalendar({ user: { favorite_team: teamId } }: { user: User }) {
  const [chosen, setChosen] = useState(teamId ?? clubNames[0]?.id ?? 0);
  return (
    <Panel title="Games of a club in a calendar" className={settings.panel}>
      <p>Every game of the club this year, with new times when games move.</p>
      <LabeledSelect
        id="calendar-club"
        label="Club"
        choices={clubChoices}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <Subscription
        path={callUrl<typeof clubCalendar>('/api/teams/:teamId/games.ics', { params: { teamId: chosen } })}
        label="Public address"
      />
    </Panel>
  );
}
