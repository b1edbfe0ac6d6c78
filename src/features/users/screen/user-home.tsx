import { type ComponentType, Suspense, useState } from 'react';
import type { User } from '#features/accounts/contract/accounts.ts';
import type { UserProfile } from '../contract.ts';
import { useLeagueNow } from '#features/source/queries/league-clock.ts';
import { eveningAt } from '#rules/picks/evening.ts';
import { useSession } from '#features/accounts/queries/session.ts';
import { StreakCalendar } from './calendar/streak-calendar.tsx';
import { UserHeader } from './summary/user-header.tsx';
import { PickList } from './picks/pick-list.tsx';
import { OwnPicks } from './picks/own-picks.tsx';
import { Summary } from './summary/summary.tsx';
import styles from './user-home.module.css';
import { ConfidenceSection } from './confidence/confidence-section.tsx';

const minute = 60_000;

/** The signed-in user if this is their own page, else null. */
function useOwner(fan: UserProfile): User | null {
  const { user } = useSession();
  return user?.username.toLowerCase() === fan.username.toLowerCase() ? user : null;
}

/** A user's page. The owner also sees settings, open picks and the history of picks. */
export function UserHome({ fan, Settings }: { fan: UserProfile; Settings: ComponentType<{ user: User }> }) {
  const owner = useOwner(fan);
  const now = useLeagueNow(minute);
  const today = now === null ? (fan.calendar.at(-1)?.date ?? '') : eveningAt(now);
  const [isOpen, setIsOpen] = useState(true);
  const showsSettings = owner !== null && isOpen;
  return (
    <>
      <UserHeader fan={fan} settings={owner && { isOpen, toggle: () => setIsOpen(!isOpen) }} />
      <div className={styles.page} data-settings={showsSettings}>
        <Summary fan={fan} />
        {fan.usesConfidence && <ConfidenceSection username={fan.username} />}
        {today !== '' && <StreakCalendar days={fan.calendar} today={today} />}
        {owner === null ? (
          <PickList picks={fan.picks} empty="No public picks yet: picks become public when they lock." />
        ) : (
          <OwnPicks user={owner} />
        )}
        {owner !== null && (
          <div id="settings" className={styles.settings} hidden={!isOpen}>
            <Suspense>
              <Settings user={owner} />
            </Suspense>
          </div>
        )}
      </div>
    </>
  );
}
