import type { GameEvent, GameHeader } from '#rules/baseball/game/event.ts';
import type { Half } from '#rules/baseball/game/model.ts';
import { statusTextOf } from './plays/to-action-events.ts';
import { createTimeline, timeOfStamp } from './plays/timeline.ts';
import { toPlayEvents } from './plays/to-play-events.ts';
import { isPitch } from './plays/to-pitch.ts';
import type { PlayPlace } from './plays/to-plate-appearance.ts';
import type { WireFeed } from './wire-feed.ts';
import type { WirePlay } from './plays/wire-play.ts';

const indexOf = (play: WirePlay): number | undefined => play.atBatIndex ?? play.about?.atBatIndex;

/** A placed runner can be a play without pitches, which is no plate appearance. */
const isPlacement = ({ result, playEvents }: WirePlay): boolean =>
  result?.eventType === 'runner_placed' && !playEvents.some(isPitch);

/** The plate appearances; a placement before one is part of it. */
const withPlacements = (plays: WirePlay[]): WirePlay[] => {
  if (!plays.some(isPlacement)) return plays;
  let placed: WirePlay['playEvents'] = [];
  return plays.flatMap((play) => {
    const playEvents = [...placed, ...play.playEvents];
    placed = isPlacement(play) ? playEvents : [];
    return isPlacement(play) ? [] : [{ ...play, playEvents }];
  });
};

/** All plays, including the current play when the list does not contain it yet. */
const playsOf = ({ liveData }: WireFeed): WirePlay[] => {
  const { allPlays = [], currentPlay } = liveData.plays ?? {};
  const current = currentPlay && indexOf(currentPlay);
  const isListed = current === undefined || allPlays.some((play) => indexOf(play) === current);
  return currentPlay && !isListed ? [...allPlays, currentPlay] : allPlays;
};

const halfOf = ({ about }: WirePlay): Half | null => {
  if (about?.halfInning === 'top' || about?.halfInning === 'bottom') return about.halfInning;
  if (about?.isTopInning === undefined) return null;
  return about.isTopInning ? 'top' : 'bottom';
};

const placeOf = (play: WirePlay, before: PlayPlace | null, isLast: boolean): PlayPlace => ({
  index: indexOf(play) ?? (before ? before.index + 1 : 0),
  inning: play.about?.inning ?? before?.inning ?? 1,
  half: halfOf(play) ?? before?.half ?? 'top',
  isComplete: play.about?.isComplete ?? (!isLast && play.result?.event !== undefined),
});

/** The time of the newest status: that of the last play when the game is over, else that of the feed's last change. */
const statusTime = (header: GameHeader, feed: WireFeed): string | undefined =>
  header.status.phase === 'final' || header.status.phase === 'void' ? undefined : timeOfStamp(feed.metaData?.timeStamp);

/** Before the first pitch, the feed already has the first plate appearance, with the changes of the status. */
const hasBegun = ({ playEvents }: WirePlay): boolean => playEvents.some((event) => statusTextOf(event) === null);

/** The events of a feed in order. The newest status comes last. */
export function toGameEvents(feed: WireFeed, header: GameHeader): GameEvent[] {
  const timeline = createTimeline(0);
  const listed = withPlacements(playsOf(feed));
  const plays = header.status.phase === 'open' ? listed.filter(hasBegun) : listed;
  let place: PlayPlace | null = null;
  const events = plays.flatMap((play, position) => {
    place = placeOf(play, place, position === plays.length - 1);
    return toPlayEvents(play, place, header, timeline);
  });
  return [...events, { type: 'status', status: header.status, at: timeline.at(statusTime(header, feed)) }];
}
