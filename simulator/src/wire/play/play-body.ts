import type { GameMoment, League } from '../../league.ts';
import type { Bases, Play, PlayedGame, PlayEvent, RunnerMove } from '../../played-game.ts';
import { readSeasonBefore } from '../boxscore/season-before.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { personReference, personReferences } from '../references.ts';
import { countAfter, finalCount } from './count-after.ts';
import { playEventBody } from './play-event-body.ts';
import { pitchReview, playReview } from './review-details.ts';

/** The visible part of a play: all of it, or its first events while it is in progress. */
type VisiblePlay = { events: readonly PlayEvent[]; isDecided: boolean; bases: Bases; moment: GameMoment | null };

/** In the feed, the third out clears the bases immediately. */
const noRunners: Bases = [null, null, null];

const finished = new WeakMap<Play, JsonObject>();

/** A completed play. It is created once, so that comparing two feeds is fast. */
export function decidedPlayBody(league: League, played: PlayedGame, play: Play): JsonObject {
  const existing = finished.get(play);
  if (existing) return existing;
  const visible = {
    events: play.events,
    isDecided: true,
    bases: play.outs === 3 ? noRunners : play.basesAfter,
    moment: null,
  };
  const body = playBody(league, played, play, visible);
  finished.set(play, body);
  return body;
}

/** The play in progress at the moment. */
export function currentPlayBody(league: League, played: PlayedGame, play: Play, moment: GameMoment): JsonObject {
  const events = play.events.slice(0, moment.currentEvents);
  return playBody(league, played, play, { events, isDecided: false, bases: moment.bases, moment });
}

/** The first play from Warmup on, before it begins. `now` (epoch ms, UTC) hides the time of the first pitch. */
export function upcomingPlayBody(league: League, played: PlayedGame, play: Play, now: number): JsonObject {
  const visible: VisiblePlay = { events: [], isDecided: false, bases: noRunners, moment: null };
  const time = new Date(now).toISOString();
  return {
    ...playBody(league, played, play, visible),
    about: { ...about(play, visible, time, false), startTime: time },
  };
}

function playBody(league: League, played: PlayedGame, play: Play, visible: VisiblePlay): JsonObject {
  const { events } = visible;
  const at = visible.isDecided ? Infinity : (visible.moment?.at ?? Number.NEGATIVE_INFINITY);
  const descriptions = numberDescriptions(league, played);
  // runners of the last event belong to the result
  const runners = visible.isDecided
    ? play.runners
    : play.runners.filter((move) => move.eventIndex < Math.min(events.length, play.events.length - 1));
  const end = new Date(visible.isDecided ? play.endedAt : (events.at(-1)?.endsAt ?? play.startedAt)).toISOString();
  return {
    result: result(play, visible, descriptions),
    about: about(
      play,
      visible,
      end,
      runners.some(({ isOut }) => isOut),
    ),
    count: visible.isDecided ? finalCount(play) : countAfter(play, events.length),
    matchup: matchup(league, play, visible.bases),
    runners: runners.map((move) => runnerBody(league, move)),
    playEvents: events.map((event) => ({
      ...playEventBody(played, play, event, descriptions),
      ...pitchReview(league, played, { play, event }, at),
    })),
    ...playReview(league, played, play, at),
    atBatIndex: play.index,
  };
}

function result(
  play: Play,
  { isDecided, moment, events }: VisiblePlay,
  descriptions: ReturnType<typeof numberDescriptions>,
): JsonObject {
  if (isDecided) {
    const { event, eventType, rbi, awayScore, homeScore } = play;
    const description = descriptions.get(play) ?? play.description;
    return { event, eventType, description, rbi, awayScore, homeScore };
  }
  const last = events.at(-1);
  const action: JsonObject =
    last?.kind === 'action'
      ? { event: last.event, eventType: last.eventType, description: descriptions.get(last) ?? last.description }
      : {};
  const { away, home } = moment?.totals ?? {};
  return { ...action, rbi: 0, awayScore: away?.runs ?? 0, homeScore: home?.runs ?? 0 };
}

function about(play: Play, { isDecided }: VisiblePlay, endTime: string, hasOut: boolean): JsonObject {
  return {
    atBatIndex: play.index,
    halfInning: play.isTop ? 'top' : 'bottom',
    isTopInning: play.isTop,
    inning: play.inning,
    startTime: new Date(play.startedAt).toISOString(),
    endTime,
    isComplete: isDecided,
    isScoringPlay: isDecided && play.isScoring,
    hasOut,
  };
}

function matchup(league: League, play: Play, bases: Bases): JsonObject {
  const [first, second, third] = bases;
  return {
    batter: personReference(league, play.batterId),
    batSide: { code: play.bats },
    pitcher: personReference(league, play.pitcherId),
    pitchHand: { code: play.throws },
    ...personReferences(league, { postOnFirst: first, postOnSecond: second, postOnThird: third }),
  };
}

const baseName = (base: 1 | 2 | 3 | 4 | null, home: string) => (base === null ? null : base === 4 ? home : `${base}B`);

/** One element of `runners`. */
function runnerBody(league: League, move: RunnerMove): JsonObject {
  return {
    movement: {
      start: baseName(move.start, ''),
      end: move.isOut ? null : baseName(move.end, 'score'),
      outBase: baseName(move.outBase, '4B'),
      isOut: move.isOut,
      outNumber: move.outNumber,
    },
    details: {
      eventType: move.eventType,
      runner: personReference(league, move.personId),
      responsiblePitcher:
        move.isScoring && move.responsiblePitcherId !== null ? { id: move.responsiblePitcherId } : null,
      earned: move.earned,
      playIndex: move.eventIndex,
    },
    credits: move.credits.map(({ personId, position, credit }) => ({
      player: { id: personId },
      position: positionBody(position),
      credit,
    })),
  };
}

type Counted = 'doubles' | 'triples' | 'homeRuns' | 'stolenBases';
type Descriptions = ReadonlyMap<Play | PlayEvent, string>;

const kinds: Readonly<Record<string, Counted>> = {
  double: 'doubles',
  triple: 'triples',
  home_run: 'homeRuns',
  stolen_base_2b: 'stolenBases',
  stolen_base_3b: 'stolenBases',
};

/** The words of a description after which the number is inserted. */
const verbs: Readonly<Record<Counted, readonly string[]>> = {
  doubles: ['doubles'],
  triples: ['triples'],
  homeRuns: ['homers', 'hits a grand slam'],
  stolenBases: ['steals'],
};

function insertCount(description: string, name: string, kind: Counted, count: number): string {
  const phrase = verbs[kind].map((verb) => `${name} ${verb}`).find((text) => description.includes(text));
  return phrase === undefined ? description : description.replace(phrase, () => `${phrase} (${count})`);
}

/** By the lines of a game, which the copies of `gameAsKnown` share. */
const cache = new WeakMap<PlayedGame['lines'], Descriptions>();

/** Descriptions of extra-base hits and steals with their number in the player's season: 'homers (12) on …'. */
export function numberDescriptions(league: League, played: PlayedGame): Descriptions {
  const existing = cache.get(played.lines);
  if (existing) return existing;
  const lines = readSeasonBefore({ league, now: Infinity }, played);
  const before = (personId: number, kind: Counted): number =>
    (lines.get(personId) ?? []).reduce((sum, { batting }) => sum + (batting?.[kind] ?? 0), 0);
  /** the season numbers before the game's day, increased with each event of the game */
  const counts = new Map<string, number>();
  const descriptions = new Map<Play | PlayEvent, string>();
  const count = (of: Play | PlayEvent, event: { eventType: string; description: string }, personId: number) => {
    const kind = kinds[event.eventType];
    const name = league.person(personId)?.fullName;
    if (!kind || !name) return;
    const key = `${personId} ${kind}`;
    const number = (counts.get(key) ?? before(personId, kind)) + 1;
    counts.set(key, number);
    descriptions.set(of, insertCount(event.description, name, kind, number));
  };
  for (const play of played.plays) {
    for (const event of play.events)
      if (event.kind === 'action' && event.playerId !== null) count(event, event, event.playerId);
    count(play, play, play.batterId);
  }
  cache.set(played.lines, descriptions);
  return descriptions;
}
