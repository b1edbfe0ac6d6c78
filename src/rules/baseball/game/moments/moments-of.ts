import { unknownPlayer } from '../../player-names.ts';
import type { GameLog, GameHeader } from '../event.ts';
import type { Side } from '../model.ts';
import { isPickable, scheduledStart } from '../predicates.ts';
import { describeGame, momentOfStep, scoreOf, type FoundMoment, type GameMoment } from './game-moment.ts';
import { listMoments, type ListedMoments } from './list-moments.ts';
import type { WantedPlayers } from './player-moments.ts';
import { isInterrupted, resumed } from './status-moments.ts';

/** A game as it was read; `at`: when (epoch ms, league clock), also of a reading without a change. */
export type GameReading = { log: GameLog; at: number };

type Wanted = {
  /** the players whose moments are wanted */
  players?: WantedPlayers;
  /** the keys of the moments of this game that were found before, so that what a correction takes away and brings back is found once */
  known?: ReadonlySet<string>;
};

/** ms; what is older is no news, such as what happened while no process read the game */
export const longestAge = 5 * 60_000;

/** a new start this close to the former one is no move */
const shortestMove = 10 * 60_000;

/** What happened between two readings of a game. Without a former reading, nothing is known to be new. */
export function momentsOf(
  before: GameReading | null,
  after: GameReading,
  { players = new Set(), known = new Set() }: Wanted = {},
): GameMoment[] {
  if (before === null || before.log === after.log) return [];
  const [former, now] = [listMoments(before.log, players), listMoments(after.log, players)];
  const score = scoreOf(former.newest.after);
  const isNew = (moment: FoundMoment) =>
    !former.moments.has(moment.key) && !isReached(moment, score) && isRecent(moment, before.at, after.at);
  const changes = [...resumptions(former, now), ...moves(before.log.header, now), ...overturned(former, now)];
  const found = [...now.moments.values(), ...changes].filter((moment) => isNew(moment) && !known.has(moment.key));
  return [...new Map(found.map((moment) => [moment.key, toMoment(moment, after)])).values()];
}

/** Missing plays that arrive later, or a play whose runs are divided otherwise, do not change the score that was known. */
function isReached({ score }: FoundMoment, known: Record<Side, number>): boolean {
  return score !== null && score.away <= known.away && score.home <= known.home;
}

function isRecent({ isTimed, happenedAt }: FoundMoment, readAt: number, at: number): boolean {
  return at - (isTimed && happenedAt !== null ? happenedAt : readAt) <= longestAge;
}

function toMoment({ headline, situation, plainHeadline, ...found }: FoundMoment, { log, at }: GameReading): GameMoment {
  const { play: _play, score: _score, isTimed: _isTimed, ...moment } = found;
  const { header } = log;
  const { playerId } = moment;
  const game = describeGame(header);
  const look = playerId === null ? game : `${header.players[playerId]?.name ?? unknownPlayer}, ${game}`;
  // a sentence about a player names the game
  const nameGame = (text: string) => (playerId === null ? text : `${text}: ${game}`);
  return {
    ...moment,
    gamePk: header.gamePk,
    arrivedAt: at,
    sentence: `${situation === null ? nameGame(headline) : `${headline}. ${situation}`}.`,
    sentenceWithoutScore: `${plainHeadline === null ? `Worth a look: ${look}` : nameGame(plainHeadline)}.`,
  };
}

/** The plays of an interruption can follow without a change of the status in between. */
function resumptions({ interruption, newest: before }: ListedMoments, { newest }: ListedMoments): FoundMoment[] {
  const isSo = interruption !== null && newest.after.status.phase === 'live' && !isInterrupted(newest.after);
  const isLater = (newest.after.current?.index ?? 0) >= (before.after.current?.index ?? 0);
  return isSo && isLater ? resumed(newest, interruption).map((moment) => ({ ...moment, isTimed: false })) : [];
}

const times = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** A game that has not begun has another date or start. */
function moves(before: GameHeader, { newest }: ListedMoments): FoundMoment[] {
  const { header, after } = newest;
  const [former, start] = [scheduledStart(before), scheduledStart({ ...header, status: after.status })];
  const isOtherDate = header.officialDate !== before.officialDate;
  const isOtherTime = former !== null && start !== null && Math.abs(start - former) >= shortestMove;
  if (!isPickable(after) || (!isOtherDate && !isOtherTime)) return [];
  const date = start === null ? dates.format(Date.parse(header.officialDate)) : `${times.format(start)} ET`;
  const headline = `${describeGame(header)} has moved to ${date}`;
  const facts = {
    headline,
    plainHeadline: headline,
    situation: null,
    play: null,
    priority: isOtherDate ? 3 : 2,
  } as const;
  return [momentOfStep(newest, `${header.officialDate}:${start ?? ''}`, { kind: 'moved', ...facts, isTimed: false })];
}

const canBeOverturned = new Set(['leadChange', 'tie', 'homeRun', 'playerHomeRun', 'noHitter', 'noHitterOver']);

/**
 * The moments of the highest priority that are no longer true, the newest one of the clubs and of each player. A play that is only
 * missing is not overturned.
 */
function overturned(former: ListedMoments, now: ListedMoments): FoundMoment[] {
  if (now.newest.after.missingPlays.length > 0) return [];
  const lost = [...former.moments.values()].filter(
    ({ key, kind, priority, play }) =>
      priority === 3 &&
      canBeOverturned.has(kind) &&
      !now.moments.has(key) &&
      play !== null &&
      former.ended.has(play) &&
      now.ended.has(play),
  );
  const newest = new Map(lost.map((moment) => [moment.playerId, moment]));
  return [...newest.values()].map(({ key, cause, clubId, playerId, headline }) =>
    momentOfStep(now.newest, key, {
      kind: 'overturned',
      cause: `overturned:${cause}`,
      clubId,
      playerId,
      priority: 3,
      headline: `Overturned: ${headline}`,
      isTimed: false,
    }),
  );
}
