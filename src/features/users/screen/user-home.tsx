import { type ComponentType, Suspense } from 'react';
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
import { Card } from '#ui/card.tsx';
import styles from './user-home.module.css';
import { ConfidenceSection } from './confidence/confidence-section.tsx';

const minute = 60_000;

/** The signed-in user if this is their own page, else null. */
function useOwner(fan: UserProfile): User | null {
  const { user } = useSession();
  return user?.username.toLowerCase() === fan.username.toLowerCase() ? user : null;
}

/** A user's record. The owner also has open picks, the history of picks, and the panel with favorite team and photo. */
export function UserHome({ fan, ProfileForm }: { fan: UserProfile; ProfileForm: ComponentType<{ user: User }> }) {
  const owner = useOwner(fan);
  const now = useLeagueNow(minute);
  const today = now === null ? (fan.calendar.at(-1)?.date ?? '') : eveningAt(now);
  return (
    <>
      <UserHeader fan={fan} isOwn={owner !== null} />
      <div className={styles.page}>
        <Summary fan={fan} />
        {fan.usesConfidence && <ConfidenceSection username={fan.username} />}
        {today !== '' && <StreakCalendar days={fan.calendar} today={today} />}
        {owner === null ? (
          <PickList picks={fan.picks} empty="No public picks yet: picks become public when they lock." />
        ) : (
          <OwnPicks user={owner} />
        )}
        {owner !== null && (
          <Card as="section" aria-labelledby="settings-heading">
            <details id="settings" open className={styles.settings}>
              <summary>
                <h2 id="settings-heading">Club and picture</h2>
              </summary>
              <Suspense>
                <ProfileForm user={owner} />
              </Suspense>
            </details>
          </Card>
        )}
      </div>
    </>
  );
}
