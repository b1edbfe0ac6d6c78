import type { Play } from '../../played-game.ts';

type Count = { balls: number; strikes: number; outs: number };

/**
 * The count after the first events of a play. As in the feed, the outs of a pitch are added with the result of the play, not
 * with the pitch.
 */
export function countAfter(play: Play, seen: number): Count {
  const event = play.events[seen - 1];
  if (!event) return { balls: 0, strikes: 0, outs: outsBefore(play) };
  const outs = event.kind === 'action' ? event.outs : countAfter(play, seen - 1).outs;
  return { balls: event.balls, strikes: event.strikes, outs };
}

/** The count of a decided play. */
export function finalCount(play: Play): Count {
  return { ...countAfter(play, play.events.length), outs: play.outs };
}

const outsBefore = ({ outs, runners }: Play) => outs - runners.filter(({ isOut }) => isOut).length;
