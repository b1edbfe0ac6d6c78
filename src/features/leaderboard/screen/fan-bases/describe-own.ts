import type { FanBases } from '../../contract/fan-bases.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { dateParts } from '#ui/time/time-text.ts';

const nameOf = (teamId: number): string => clubById(teamId)?.name ?? `Club ${teamId}`;

/** For which fan base the user counts, and from when for another one; null for a visitor. */
export function describeOwn(own: FanBases['own']): string | null {
  if (own === null) return null;
  if (own.teamId === null)
    return 'You have no favorite team. Choose one on your page, and you count for its fans at once.';
  const { next } = own;
  const now = `You count for the fans of the ${nameOf(own.teamId)}`;
  if (next === null) return `${now}.`;
  const day = dateParts(next.from).monthAndDay;
  return next.teamId === null
    ? `${now} until ${day}.`
    : `${now}, and from ${day} for those of the ${nameOf(next.teamId)}.`;
}
