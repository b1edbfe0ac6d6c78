import type { PlateAppearance } from './model.ts';
import type { PlayFilter } from './play-filters.ts';

type Score = Pick<PlateAppearance, 'away' | 'home'>;

const leader = ({ away, home }: Score): 'away' | 'home' | 'tied' => {
  if (away === home) return 'tied';
  return away > home ? 'away' : 'home';
};

const isKeyResult = ({ resultKind, inning, outs, away, home }: PlateAppearance): boolean => {
  if (resultKind !== 'strikeout') return resultKind !== null;
  return outs === 3 && inning >= 8 && Math.abs(away - home) <= 2;
};

/**
 * A key play: runs, home runs, a tie broken or made, double and triple plays, triples, plays at
 * home on a steal, and the strikeout that ends a half-inning in the eighth or later with the score within two runs.
 */
export function isKeyPlay(play: PlateAppearance, before: Score): boolean {
  return play.isScoring || leader(play) !== leader(before) || isKeyResult(play);
}

/** The plays of a log that match a filter, in order. */
export function filterPlays(plays: readonly PlateAppearance[], filter: PlayFilter): PlateAppearance[] {
  if (filter === 'scoring') return plays.filter((play) => play.isScoring);
  if (filter === 'key') return plays.filter((play, place) => isKeyPlay(play, plays[place - 1] ?? { away: 0, home: 0 }));
  return [...plays];
}
