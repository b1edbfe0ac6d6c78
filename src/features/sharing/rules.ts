import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isTied, scheduledStart } from '#rules/baseball/game/predicates.ts';
import type { PickState } from '#rules/picks/model.ts';

export type CalendarEvent = {
  /** the same in every version of the event, and in no other */
  uid: string;
  /** epoch ms (UTC), or a day (YYYY-MM-DD) while the time is not known */
  start: number | string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  /** lines of text; empty for none */
  details: readonly string[];
  location: string | null;
  url: string;
};

export type Calendar = { name: string; events: readonly CalendarEvent[] };

/**
 * The days of a club's calendar: the year of `today` (YYYY-MM-DD), and in December the next one, because then no game is left
 * and the next schedule is known.
 */
export function calendarYear(today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) === '12' ? 1 : 0);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const formatDay = (date: string): string => dayFormat.format(Date.parse(date));

function statusOf({ status }: GameCard, start: number | null): CalendarEvent['status'] {
  if (status.phase === 'void') return 'CANCELLED';
  return start === null && status.phase === 'open' ? 'TENTATIVE' : 'CONFIRMED';
}

function describeState(game: GameCard): string | null {
  const { teams, rescheduledTo, resumesOn } = game;
  const { phase, reason, text } = game.status;
  const { away, home } = teams;
  if (phase === 'final' && away.score !== null && home.score !== null)
    return `Final${isTied(game) ? ', tied' : ''}: ${away.shortName} ${away.score}, ${home.shortName} ${home.score}`;
  if (phase !== 'void' && phase !== 'held') return null;
  const cause = reason === null || text.includes(reason) ? text : `${text} (${reason})`;
  if (phase === 'held') return resumesOn === null ? cause : `${cause}; resumes on ${formatDay(resumesOn)}`;
  return rescheduledTo === null ? cause : `${cause}; moved to ${formatDay(rescheduledTo)}`;
}

/**
 * The calendar event of a game. It keeps its UID when the game moves to another day. The result is in the description only, so
 * that a calendar does not reveal it at a glance. `url`: the page of the game
 */
export function gameEvent(game: GameCard, url: string): CalendarEvent {
  const { gamePk, officialDate, series, teams, venue, doubleHeaderGame, rescheduledFrom } = game;
  const start = scheduledStart(game);
  const status = statusOf(game, start);
  const names = `${teams.away.shortName} at ${teams.home.shortName}`;
  const number = doubleHeaderGame === null ? '' : ` (game ${doubleHeaderGame})`;
  const details = [
    series,
    describeState(game),
    start === null && status === 'TENTATIVE' ? 'The time is not known yet.' : null,
    rescheduledFrom === null || rescheduledFrom === officialDate ? null : `Moved from ${formatDay(rescheduledFrom)}`,
  ];
  return {
    uid: `game-${gamePk}@called-shot`,
    start: start ?? officialDate,
    status,
    summary: `${status === 'CANCELLED' ? `${game.status.text}: ` : ''}${names}${number}`,
    details: details.filter((line) => line !== null),
    location: venue.id === null ? null : venue.name,
    url,
  };
}

type CalendarPick = {
  gamePk: number;
  /** of the pick, YYYY-MM-DD */
  officialDate: string;
  state: PickState;
  /** the game is not played on the day of the pick */
  isCalledOff: boolean;
  /** epoch ms (UTC); null while the start is to be determined */
  startsAt: number | null;
  isOfHome: boolean;
  awayName: string | null;
  homeName: string | null;
  bases: number | null;
};

const describedStates: Readonly<Record<PickState, string>> = {
  open: 'You can change the pick until it locks.',
  locked: 'The pick is locked.',
  live: 'The game is being played.',
  held: 'The game is interrupted.',
  correct: 'Correct',
  wrong: 'Wrong',
  void: 'Void: the game did not count for this pick.',
};

const unknownClub = 'To be determined';

/** The calendar event of a pick. `url`: the page of the game. A void pick stays on the day for which it was made, canceled unless the game was played. */
export function pickEvent(pick: CalendarPick, url: string): CalendarEvent {
  const { gamePk, officialDate, state, startsAt, bases, awayName, homeName, isOfHome } = pick;
  const [away, home] = [awayName ?? unknownClub, homeName ?? unknownClub];
  const isOff = state === 'void' && pick.isCalledOff;
  const isTentative = startsAt === null && (state === 'open' || state === 'locked');
  const worth = state === 'correct' && bases !== null ? `, +${bases}` : '';
  return {
    // a pick of the same game for another date is another event
    uid: `pick-${gamePk}-${officialDate}@called-shot`,
    start: isOff ? officialDate : (startsAt ?? officialDate),
    status: isOff ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED',
    summary: `${isOfHome ? home : away} over ${isOfHome ? away : home}`,
    details: [`${away} at ${home}`, `${describedStates[state]}${worth}`],
    location: null,
    url,
  };
}
