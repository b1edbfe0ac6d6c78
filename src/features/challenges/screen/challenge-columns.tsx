import { successRate } from '#rules/baseball/game/challenge-records.ts';
import type { ClubChallenges, PlayerChallenges } from '#rules/baseball/game/challenge-shapes.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { paths } from '#platform/api/browser/paths.ts';
import { Link } from '#ui/link.tsx';
import { Emblem } from '#ui/pictures/emblem.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './challenges-screen.module.css';

/** 'Los Angeles Dodgers'; a number for a team of another level. */
export function clubName(teamId: number): string {
  return clubNamesOf(teamId)?.name ?? `Team ${teamId}`;
}

function Club({ teamId, isShort = false }: { teamId: number; isShort?: boolean }) {
  const names = clubNamesOf(teamId);
  return (
    <span className={styles.club}>
      <Emblem teamId={teamId} size={24} />
      <Link to={paths.club(teamId)}>
        {isShort && names ? (
          <abbr title={names.name}>{names.abbreviation}</abbr>
        ) : (
          (names?.shortName ?? clubName(teamId))
        )}
      </Link>
    </span>
  );
}

/** In percent, with one decimal. */
const successPercent = (record: ClubChallenges): number => Math.round(1000 * successRate(record)) / 10;

const counts: readonly Column<ClubChallenges>[] = [
  { id: 'won', head: 'Won', value: ({ won }) => won },
  { id: 'lost', head: 'Lost', value: ({ lost }) => lost },
];

const success: Column<ClubChallenges> = {
  id: 'success',
  head: 'Success',
  value: successPercent,
  cell: (record) => `${successPercent(record).toFixed(1)}%`,
};

export const clubColumns: readonly Column<ClubChallenges>[] = [
  {
    id: 'club',
    head: 'Club',
    isText: true,
    value: ({ teamId }) => clubName(teamId),
    cell: ({ teamId }) => <Club teamId={teamId} />,
  },
  ...counts,
  { ...success, heat: { better: 'high' } },
];

/** Without heat: most players have a few challenges, and many have one. */
export const playerColumns: readonly Column<PlayerChallenges>[] = [
  {
    id: 'player',
    head: 'Player',
    isText: true,
    value: ({ player }) => player.name,
    cell: ({ player }) => <Link to={paths.player(player.id)}>{player.name}</Link>,
  },
  {
    id: 'club',
    head: 'Club',
    isText: true,
    value: ({ teamId }) => clubName(teamId),
    cell: ({ teamId }) => <Club teamId={teamId} isShort />,
  },
  { id: 'role', head: 'As', isText: true, value: ({ role }) => role },
  ...counts,
  success,
];
