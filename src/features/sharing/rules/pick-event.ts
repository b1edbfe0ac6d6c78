import type { PickState } from '#rules/picks/model.ts';
import type { CalendarEvent } from './calendar.ts';

type CalendarPick = {
  gamePk: number;
  /** of the pick, YYYY-MM-DD */
  officialDate: string;
  state: PickState;
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

/** The calendar event of a pick. `url`: the page of the game. A void pick is canceled, on the day for which it was made. */
export function pickEvent(pick: CalendarPick, url: string): CalendarEvent {
  const { gamePk, officialDate, state, startsAt, bases, awayName, homeName, isOfHome } = pick;
  const [away, home] = [awayName ?? unknownClub, homeName ?? unknownClub];
  const isVoid = state === 'void';
  const isTentative = startsAt === null && (state === 'open' || state === 'locked');
  const worth = state === 'correct' && bases !== null ? `, +${bases}` : '';
  return {
    // a pick of the same game for another date is another event
    uid: `pick-${gamePk}-${officialDate}@called-shot`,
    start: isVoid ? officialDate : (startsAt ?? officialDate),
    status: isVoid ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED',
    summary: `${isOfHome ? home : away} over ${isOfHome ? away : home}`,
    details: [`${away} at ${home}`, `${describedStates[state]}${worth}`],
    location: null,
    url,
  };
}
