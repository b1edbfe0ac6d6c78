import { type Checkpoints, playsOf } from '../game/fold.ts';
import type { MissingPlays, PlateAppearance } from '../game/model.ts';
import { isKeyPlay } from '../game/play-log.ts';
import { endOfSecond, type Moment } from './find-moment.ts';

const keyIndexes = (plays: readonly PlateAppearance[]): Set<number> =>
  new Set(
    plays.flatMap((play, place) =>
      play.event !== null && isKeyPlay(play, plays[place - 1] ?? { away: 0, home: 0 }) ? [play.index] : [],
    ),
  );

type Place = Pick<PlateAppearance, 'index' | 'inning' | 'half'>;

/** The half-inning of missing plays after a play. */
const laterOf = (newest: Place | null, { inning, half }: MissingPlays): Place | null =>
  newest === null || inning === null || half === null ? newest : { ...newest, inning, half };

/** The moments of a game in order, from the first plate appearance on. Empty for a game without plate appearances. */
export function momentsOf(checkpoints: Checkpoints): Moment[] {
  const { events } = checkpoints.log;
  const plays = playsOf(checkpoints.after(events.length));
  const scoring = new Set(plays.filter(({ isScoring }) => isScoring).map(({ index }) => index));
  const keys = keyIndexes(plays);
  const moments: Moment[] = [];
  let newest: Place | null = null;
  for (let from = 0; from < events.length; from = moments.at(-1)?.count ?? from) {
    const at = endOfSecond(events[from]?.at ?? 0);
    const count = checkpoints.countAt(at);
    const second = events.slice(from, count);
    const facts = { hasPitch: false, endsPlay: false, isScoring: false, isKey: false };
    for (const event of second) {
      if (event.type === 'plateAppearanceStarted') newest = event;
      if (event.type === 'officialFigures') newest = laterOf(newest, event);
      if (event.type === 'pitch') facts.hasPitch = true;
      if (event.type !== 'plateAppearanceEnded' || newest === null) continue;
      facts.endsPlay = true;
      facts.isScoring ||= scoring.has(newest.index);
      facts.isKey ||= keys.has(newest.index);
    }
    moments.push({ at, count, inning: newest?.inning ?? 0, half: newest?.half ?? 'top', ...facts });
  }
  return moments.filter(({ inning }) => inning > 0);
}
