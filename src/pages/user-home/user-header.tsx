import type { UserProfile } from '#features/users/contract.ts';
import { paths } from '#platform/page/paths.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { BasePath } from '#ui/baseball/base-path.tsx';
import { Emblem } from '#ui/baseball/emblem.tsx';
import { classNames } from '#ui/kit/class-names.ts';
import { Link } from '#ui/kit/link.tsx';
import { ShareButton } from '#ui/kit/share-button.tsx';
import { UserPicture } from '#ui/kit/user-picture.tsx';
import controls from '#ui/kit/controls.module.css';
import styles from './summary.module.css';

const cog =
  'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10.3 2h3.4l.5 2.7 1.9.8 2.3-1.6 2.4 2.4-1.6 2.3.8 1.9 2.7.5v3.4l-2.7.5-.8 1.9 1.6 2.3-2.4 2.4-2.3-1.6-1.9.8-.5 2.7h-3.4l-.5-2.7-1.9-.8-2.3 1.6-2.4-2.4 1.6-2.3-.8-1.9L2 13.7v-3.4l2.7-.5.8-1.9-1.6-2.3 2.4-2.4 2.3 1.6 1.9-.8z';

function Cog() {
  return (
    <Link
      to={paths.settings()}
      className={classNames(controls.iconButton, styles.cog)}
      aria-label="Settings"
      title="Settings"
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={cog} />
      </svg>
    </Link>
  );
}

function Standing({ profile }: { profile: UserProfile }) {
  if (profile.rank === null && profile.totalGuessesCorrect + profile.totalGuessesIncorrect === 0)
    return <p>No graded pick yet.</p>;
  return (
    <p className={styles.standing}>
      <BasePath bases={profile.currentStreak} size={24} />
      <b>{profile.totalScore.toLocaleString('en-US')}</b> total bases
      {profile.rank !== null && (
        <>
          {', '}
          <Link to={paths.leaderboard({ around: profile.username })}>{ordinal(profile.rank)} of the season</Link>
        </>
      )}
    </p>
  );
}

/** The user's picture, name, rank and favorite club. Only the owner has the link to the settings. */
export function UserHeader({ profile, isOwn }: { profile: UserProfile; isOwn: boolean }) {
  const club = profile.favorite_team === null ? undefined : clubNamesOf(profile.favorite_team);
  return (
    <header className={styles.header}>
      <div className={styles.picture}>
        <UserPicture profilePic={profile.profilePic} size={104} />
        {isOwn && <Cog />}
      </div>
      <div className={styles.text}>
        <h1 tabIndex={-1}>
          {isOwn ? 'Welcome, ' : 'Welcome to '}
          <span className={styles.username}>{profile.username}</span>
          {!isOwn && '’s page'}
        </h1>
        <div className={styles.state}>
          <Standing profile={profile} />
          <ShareButton title={`${profile.username}’s picks`} />
        </div>
        {club !== undefined && (
          <p className={styles.club} data-club={club.id}>
            <Emblem teamId={club.id} size={22} /> {club.name}
          </p>
        )}
        {profile.isSimulated && <p className={styles.simulated}>A simulated user of this league, not a person</p>}
      </div>
    </header>
  );
}
