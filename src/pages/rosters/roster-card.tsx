import type { ReactNode } from 'react';
import { useLeague } from '#features/league/queries.ts';
import type { RosterEntry } from '#rules/baseball/teams/roster.ts';
import { ListedHeadshot } from '#ui/baseball/listed-headshot.tsx';
import { Person } from '#ui/baseball/person.tsx';
import { Card } from '#ui/kit/card.tsx';
import styles from './roster-card.module.css';

type RosterCardProps = { id: number; name: string; to?: string; jerseyNumber: string | null; children: ReactNode };

/** One person of a roster: picture, words and jersey number. */
export function RosterCard({ id, name, to, jerseyNumber, children }: RosterCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <Person
        face={<ListedHeadshot playerId={id} leagueKind={useLeague()?.kind ?? 'mlb'} size={52} />}
        name={name}
        to={to}
      >
        {children}
      </Person>
      <span className={styles.number}>
        <span className="visually-hidden">Jersey number </span>
        {jerseyNumber ?? 'NA'}
      </span>
    </Card>
  );
}

export function isInjured({ status }: RosterEntry): boolean {
  return status?.kind === 'injured' || status?.kind === 'injuredSixty';
}

/** 'J. Bo' for 'José Bo', 'J. De La Cruz Jr.' for 'Juan De La Cruz Jr.' */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return rest.length === 0 ? name : `${first.charAt(0)}. ${rest.join(' ')}`;
}

/** 'R/L' and 'bats right, throws left'; null if neither is known. */
export function formatHands({ bats, throws }: RosterEntry): { short: string; long: string } | null {
  if (bats === null && throws === null) return null;
  const long = [bats && `bats ${bats.toLowerCase()}`, throws && `throws ${throws.toLowerCase()}`].filter(Boolean);
  return { short: `${bats?.charAt(0) ?? '-'}/${throws?.charAt(0) ?? '-'}`, long: long.join(', ') };
}

/** 'active', 'injured' or 'away', for the color of a status. */
export function statusTone(entry: RosterEntry): string {
  if (entry.status?.kind === 'active') return 'active';
  return isInjured(entry) ? 'injured' : 'away';
}
