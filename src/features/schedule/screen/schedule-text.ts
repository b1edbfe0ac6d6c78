import type { PageHead } from '#platform/page/page-context.ts';
import { searchOf } from '#platform/page/paths.ts';
import { formatStatus } from '#rules/baseball/game/card-text.ts';
import { isCalledOff, isSuspended, isLive, isOver, isTied } from '#rules/baseball/game/predicates.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { dateParts, dayText } from '#ui/kit/time-text.ts';
import type { Schedule, ScheduledGame } from '../contract.ts';
import type { GameFilter } from '../rules/club-games.ts';

/** What the URL selects. `team`: a major-league club; undefined: every club, of which a month has the number of games, and sixty days nothing */
export function scheduleParams(search: URLSearchParams) {
  const { date, team: id, span = 'week' } = searchOf('schedule', search);
  const team = clubNamesOf(id ?? 0)?.id;
  return { date, span: team === undefined && span === 'ahead' ? 'month' : span, team } as const;
}

/** The filters of the URL. All clubs play at home and away. */
export function scheduleFilter(search: URLSearchParams): GameFilter {
  const { weekday, place, team } = searchOf('schedule', search);
  return { weekday, place: clubNamesOf(team ?? 0) === undefined ? undefined : place };
}

export const spanNames = { week: 'week', month: 'month', around: 'days', ahead: '60 days' } as const;

export function clubName(teamId: number): string {
  return clubNamesOf(teamId)?.name ?? `Team ${teamId}`;
}

export function scheduleHead({ team, span, date }: ReturnType<typeof scheduleParams>): PageHead {
  const whose = team === undefined ? 'Schedule' : `${clubName(team)} Schedule`;
  const title = date === undefined ? whose : `${whose}, ${spanNames[span]} ${span === 'ahead' ? 'from' : 'of'} ${date}`;
  return { title, description: `${whose}: results, first pitches, starters and the strength of the opponents.` };
}

/** 'June 1–7, 2026', 'June 29 – July 5, 2026' or 'June 2026'. */
export function describeSpan({ span, from, to }: Pick<Schedule, 'span' | 'from' | 'to'>): string {
  const [first, last] = [dateParts(from), dateParts(to)];
  const [month = ''] = first.monthAndDay.split(' ');
  if (span === 'month') return `${month} ${first.year}`;
  const [lastMonth = '', lastDay = ''] = last.monthAndDay.split(' ');
  if (first.year !== last.year) return `${first.monthAndDay}, ${first.year} – ${last.monthAndDay}, ${last.year}`;
  return month === lastMonth
    ? `${first.monthAndDay}–${lastDay}, ${first.year}`
    : `${first.monthAndDay} – ${last.monthAndDay}, ${first.year}`;
}

/** Where a moved game goes or comes from: 'Made up Tuesday, August 4'. Null for any other game. */
export function describeMove(game: ScheduledGame): string | null {
  const { rescheduledTo, rescheduledFrom, resumesOn, officialDate } = game;
  if (isSuspended(game)) return resumesOn === null ? null : `Resumes ${dayText(resumesOn)}`;
  if (isCalledOff(game)) return rescheduledTo === null ? null : `Made up ${dayText(rescheduledTo)}`;
  return rescheduledFrom === null || rescheduledFrom === officialDate ? null : `From ${dayText(rescheduledFrom)}`;
}

/** The result for a club: 'W 5–3'; null until the game is over, and while its score is hidden. */
export function resultOf(game: ScheduledGame, teamId: number): string | null {
  const [own, other] = game.away.id === teamId ? [game.away, game.home] : [game.home, game.away];
  if (own.score === null || other.score === null) return null;
  if (isTied(game)) return `T ${own.score}–${other.score}`;
  if (!isOver(game)) return null;
  return `${own.score > other.score ? 'W' : 'L'} ${own.score}–${other.score}`;
}

/** The state of a game that has no time of its own to show; null for one that is to come. */
export function stateOf(game: ScheduledGame): string | null {
  if (isLive(game)) return 'Live';
  if (isOver(game)) return isTied(game) ? 'Final, tied' : 'Final';
  return game.status.phase === 'open' ? null : formatStatus(game);
}
