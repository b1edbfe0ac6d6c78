import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#features/accounts/contract/session.ts';
import type { endCalendarUrl, renewCalendarUrl, clubCalendar } from '#features/sharing/contract.ts';
import { callUrl } from '#platform/page/call.ts';
import { ClubSelect, firstClubId } from '#ui/baseball/club-select.tsx';
import { Button } from '#ui/kit/button.tsx';
import { CopyField } from '#ui/kit/copy-field.tsx';
import { Loader } from '#ui/kit/loader.tsx';
import { Panel } from '#ui/kit/panel.tsx';
import { Problem } from '#ui/kit/problem.tsx';
import { dateText, leagueZone, useViewerZone } from '#ui/kit/time-text.ts';
import { useChange } from '#ui/kit/use-change.ts';
import { useIsHydrated } from '#ui/kit/use-is-hydrated.ts';
import { calendarUrlQuery } from '../queries/notifications.ts';
import controls from '#ui/kit/controls.module.css';
import settings from '#ui/kit/settings-panel.module.css';

const describeLink = (createdAt: string | null, zone: string): string =>
  createdAt === null
    ? 'There is no link yet.'
    : `The link was created on ${dateText(createdAt, zone)}. A new one ends it.`;

/** The secret URL of the calendar of the user's picks: created, renewed and ended here. It is shown once. */
export function PickCalendar({ user: { id } }: { user: User }) {
  const zone = useViewerZone() ?? leagueZone;
  const params = { id };
  const calendar = calendarUrlQuery(id);
  const { data, refetch } = useQuery(calendar);
  const { send, error, isDisabled } = useChange({ invalidates: calendar });
  const [path, setPath] = useState<string | null>(null);
  if (data === undefined) return <Loader onRetry={() => void refetch()} />;
  const { createdAt } = data;
  const renew = () =>
    send<typeof renewCalendarUrl>(
      'POST /api/users/:id/calendar',
      { params },
      { after: (created) => setPath(created.path), done: 'The link is created' },
    );
  const end = () =>
    send<typeof endCalendarUrl>(
      'DELETE /api/users/:id/calendar',
      { params },
      { after: () => setPath(null), done: 'The link has ended' },
    );
  return (
    <Panel title="My picks in a calendar" className={settings.panel}>
      <p>
        Calendar apps such as those of Google, Apple and Microsoft can show your picks with the times of their games, at
        a secret link. Everyone who knows the link sees all your picks, also before they lock.
      </p>
      {path !== null && (
        <>
          <p>Copy the link now. It is not shown again.</p>
          <Subscription path={path} label="Secret link" />
        </>
      )}
      {path === null && <p>{describeLink(createdAt, zone)}</p>}
      <Problem text={error?.message} />
      <div className={settings.actions}>
        <Button disabled={isDisabled} onClick={() => void renew()}>
          {createdAt === null ? 'Create the secret link' : 'Create a new link'}
        </Button>
        {createdAt !== null && (
          <Button disabled={isDisabled} onClick={() => void end()}>
            End the link
          </Button>
        )}
      </div>
    </Panel>
  );
}

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

/** The URL of a calendar, to copy it, and a link that opens the calendar app. `path`: of the calendar */
function Subscription({ path, label }: { path: string; label: string }) {
  const isHydrated = useIsHydrated();
  return (
    <CopyField label={label} value={isHydrated ? `${window.location.origin}${path}` : path} what="link">
      <a className={controls.button} href={isHydrated ? `webcal://${window.location.host}${path}` : path}>
        Open in my calendar app
      </a>
    </CopyField>
  );
}
