import { type Json, type JsonObject, member, number, object, objects } from '../wire/json.ts';
import { stateAfter, type StateBefore, inningOf, isDecided, isTop, startOfHalf, playAt } from './play-at.ts';
import { playsOf } from './recorded-feeds.ts';

/** Lists the plays that started by a time (epoch ms); only the last one can be undecided. */
export function playsAt(feed: JsonObject, at: number): JsonObject[] {
  const plays: JsonObject[] = [];
  let before: StateBefore = startOfHalf({ away: 0, home: 0 });
  for (const play of playsOf(feed)) {
    const seen = playAt(play, at, before);
    if (seen === null) break;
    plays.push(seen);
    if (!isDecided(seen)) break;
    before = stateAfter(seen);
  }
  return plays;
}

/** Computes `liveData.plays` with the given plays only. */
export function playListsAt(feed: JsonObject, plays: readonly JsonObject[]): JsonObject {
  const current = plays.at(-1);
  const decided = plays.filter(isDecided).length;
  const scoring = member(feed, 'liveData', 'plays', 'scoringPlays');
  return {
    allPlays: [...plays],
    ...(current ? { currentPlay: current } : {}),
    scoringPlays: Array.isArray(scoring) ? scoring.filter((index) => typeof index === 'number' && index < decided) : [],
    playsByInning: objects(feed, 'liveData', 'plays', 'playsByInning').flatMap((inning, index) =>
      inningAt(inning, index + 1, plays),
    ),
  };
}

function inningAt(inning: JsonObject, num: number, plays: readonly JsonObject[]): JsonObject[] {
  const played = plays.filter((play) => inningOf(play) === num);
  const last = played.at(-1);
  if (!last) return [];
  const indices = (top: boolean) =>
    played.filter((play) => isTop(play) === top).map((play) => number(play, 'atBatIndex') ?? 0);
  const hits = (side: 'away' | 'home') =>
    hitsOf(
      objects(inning, 'hits', side),
      played.filter((play) => isTop(play) === (side === 'away')),
    );
  return [
    {
      ...inning,
      endIndex: number(last, 'atBatIndex') ?? 0,
      top: indices(true),
      bottom: indices(false),
      hits: { away: hits('away'), home: hits('home') },
    },
  ];
}

/** Returns one batted ball for each decided play of the half-inning with a ball in play. */
function hitsOf(balls: Json[], played: readonly JsonObject[]): Json[] {
  const inPlay = played.filter(
    (play) =>
      isDecided(play) &&
      objects(play, 'playEvents').some((event) => member(object(event, 'details'), 'isInPlay') === true),
  );
  return balls.slice(0, inPlay.length);
}
