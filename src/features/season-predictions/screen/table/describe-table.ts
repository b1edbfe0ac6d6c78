import type { Contest } from '../../contract.ts';
import { placePoints } from '../../rules/score-table.ts';
import { dateParts, dayInZone, leagueZone } from '#ui/time/time-text.ts';

/** '2026 · Open through April 4 (US Eastern time)', or how far the season is. */
export function describeTable(contest: Contest | null): string {
  if (contest === null) return 'Not open yet';
  const { season, closesAt, isOpen, isFinal } = contest;
  const { monthAndDay } = dateParts(dayInZone(closesAt - 1, leagueZone));
  if (isOpen) return `${season} · Open through ${monthAndDay} (US Eastern time)`;
  return `${season} · ${isFinal ? 'Final points' : 'Points if the season ended today'}`;
}

/** '1st', '2nd', '3rd', '4th' … for places below 11. */
export function formatPlace(place: number): string {
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}

/** 'now 3rd · 1 point': the points if the season ended today. Both places are 1-based. */
export function describeNow(place: number, actualPlace: number): string {
  const points = placePoints(place, actualPlace);
  return `now ${formatPlace(actualPlace)} · ${points === 1 ? '1 point' : `${points} points`}`;
}
