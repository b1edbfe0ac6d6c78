import { ordinal } from '../../stats/figures.ts';
import { describeScore } from '../describe.ts';
import type { GameEvent, GameHeader } from '../event.ts';
import { homeChance } from '../home-chance.ts';
import type { Side, Totals } from '../model.ts';
import type { Progress } from '../progress.ts';

/** What a moment is about. Those that begin with `player` have a `playerId`. */
export type MomentKind =
  | 'lineup'
  | 'firstPitch'
  | 'run'
  | 'leadChange'
  | 'tie'
  | 'homeRun'
  | 'closeAndLate'
  | 'basesLoaded'
  | 'noHitter'
  | 'noHitterOver'
  | 'extraInnings'
  | 'final'
  | 'delayed'
  | 'suspended'
  | 'postponed'
  | 'resumed'
  | 'moved'
  | 'overturned'
  | 'walkOffChance'
  | 'playerLineup'
  | 'playerHomeRun'
  | 'playerOnBase'
  | 'playerPitches'
  | 'playerReplaced';

/** 3 is the highest. */
export type Priority = 1 | 2 | 3;

/** Something that happened in a game, of which a user can be notified. Times are epoch ms (UTC, league clock). */
export type GameMoment = {
  /** game, kind and what makes it unique: a second moment with this key is the same one */
  key: string;
  gamePk: number;
  kind: MomentKind;
  /** moments of the same cause are about one event, such as a home run that takes the lead: one alert is enough */
  cause: string;
  /** the club that scores, leads, wins or bats, or whose lineup or no-hitter it is; null: the game as a whole, or a player */
  clubId: number | null;
  playerId: number | null;
  inning: number | null;
  /** when it happened, for a link into the replay; null if that is not known */
  happenedAt: number | null;
  /** when it became known here */
  arrivedAt: number;
  priority: Priority;
  sentence: string;
  /** nothing of the score follows from it: it depends on the kind, the clubs and the player */
  sentenceWithoutScore: string;
};

/** A moment of a log, before it is compared with what was known. */
export type FoundMoment = Omit<GameMoment, 'gamePk' | 'arrivedAt' | 'sentence' | 'sentenceWithoutScore'> & {
  /** 'Herons take the lead' */
  headline: string;
  /** 'Ospreys 2, Herons 3, bottom of the 5th'; null before the first pitch */
  situation: string | null;
  /** the headline without what makes the score known; null: only that the game is worth a look */
  plainHeadline: string | null;
  /** the play after which it is known; null: not by a play */
  play: number | null;
  /** the score that it is about; null: it is not about the score */
  score: Record<Side, number> | null;
  /** whether `happenedAt` says how old it is; else it is as old as the reading */
  isTimed: boolean;
};

/** One step of the fold. */
export type GameStep = {
  header: GameHeader;
  before: Progress;
  after: Progress;
  event: GameEvent;
  /** how many times runs have scored in this play */
  scorings: number;
  /** in this play */
  hasBatterScored: boolean;
};

type Facts = Pick<FoundMoment, 'kind' | 'priority' | 'headline'> & Partial<FoundMoment>;

/** A moment of a step of the fold. `unique` distinguishes it from others of its kind in this game. */
export function momentOfStep(step: GameStep, unique: string, facts: Facts): FoundMoment {
  const { header, after, event, scorings } = step;
  const key = [header.gamePk, facts.kind, unique].filter((part) => part !== '').join(':');
  return {
    key,
    cause: isOfPlay(event) ? `${after.current?.index}:${scorings}` : key,
    clubId: null,
    playerId: null,
    inning: after.inning,
    happenedAt: event.at > 0 ? event.at : null,
    situation: describeSituation(header, after),
    plainHeadline: null,
    play: event.type === 'officialFigures' ? null : (after.current?.index ?? null),
    score: null,
    isTimed: event.at > 0,
    ...facts,
  };
}

/** Whether an event is the outcome of a play. The moments of any other event have nothing to do with each other. */
const isOfPlay = ({ type }: GameEvent): boolean =>
  type === 'runners' || type === 'reported' || type === 'plateAppearanceEnded';

/** 'Ospreys at Herons' */
export function describeGame({
  teams,
  doubleHeaderGame,
}: Pick<GameHeader, 'doubleHeaderGame'> & { teams: Record<Side, { shortName: string }> }): string {
  const clubs = `${teams.away.shortName} at ${teams.home.shortName}`;
  return doubleHeaderGame === null ? clubs : `${clubs}, Game ${doubleHeaderGame}`;
}

const describeSituation = ({ teams }: GameHeader, { totals, inning, half }: Progress): string | null =>
  inning === null ? null : `${describeScore({ teams, totals })}, ${half} of the ${ordinal(inning)}`;

/** The scores of both sides. */
export function scoreOf({ totals }: { totals: Record<Side, Totals> }): Record<Side, number> {
  return { away: totals.away.runs, home: totals.home.runs };
}

/** The seventh inning of nine, or a later one; of a shorter game, one of its last three. */
export function isLateInning(inning: number, { scheduledInnings }: Pick<GameHeader, 'scheduledInnings'>): boolean {
  return inning > scheduledInnings - 3;
}

/** changes of the home team's chance to win, in ‰, from which a moment has priority 2 and 3 */
const swings = { notable: 70, big: 200 };

/** The priority of a moment that changed the home team's chance to win, at least `least`. */
export function priorityOfSwing(change: number, least: Priority): Priority {
  if (Math.abs(change) >= swings.big) return 3;
  return Math.abs(change) >= swings.notable && least === 1 ? 2 : least;
}

/** How much a step of the fold changed the home team's chance to win, in ‰. */
export function swingOf({ header, before, after }: GameStep): number {
  return homeChance(after, header) - homeChance(before, header);
}
