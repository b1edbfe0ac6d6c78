import type { GameListing } from '../model.ts';

/** The listing of a game that is played as planned and is not part of a doubleheader, without its date and start. */
export const playedListing: Omit<GameListing, 'officialDate' | 'startsAt' | 'startTimeTbd'> = {
  fate: 'played',
  reason: null,
  fateAt: null,
  publicAt: 0,
  doubleHeader: 'N',
  gameNumber: 1,
};
