import type { GameEvent, GameLog } from '../event.ts';
import { playsOf } from '../fold.ts';
import { startOf, type Progress } from '../progress.ts';
import { step } from '../step.ts';
import { describeGame, momentOfStep, type FoundMoment, type GameStep } from './game-moment.ts';
import { noHitterMoments } from './no-hitter-moments.ts';
import { playerMoments, playersInLineups, type WantedPlayers } from './player-moments.ts';
import { scoreMoments } from './score-moments.ts';
import { situationMoments } from './situation-moments.ts';
import { statusMoments, isInterrupted, type Interruption } from './status-moments.ts';

/** The moments of a log by key, in order, and what is needed to compare it with another one. */
export type ListedMoments = {
  moments: Map<string, FoundMoment>;
  newest: GameStep;
  /** the interruption that has not ended */
  interruption: Interruption | null;
  /** the numbers of the plays that have ended */
  ended: ReadonlySet<number>;
};

const totalOf = ({ totals }: Progress): number => totals.away.runs + totals.home.runs;

const scoresBatter = (event: GameEvent, { current }: Progress): boolean =>
  event.type === 'runners' &&
  event.moves.some(({ runnerId, to, isOut }) => runnerId === current?.batterId && to === 'home' && !isOut);

/** The lineups. They are as old as the reading, or at least as old as the first event of the game. */
function lineupMoments(first: GameStep, wanted: WantedPlayers): FoundMoment[] {
  const { header } = first;
  const { teams, lineups } = header;
  const announced = (['away', 'home'] as const).filter((side) => lineups[side].length > 0);
  const ofClubs = announced.map((side) => {
    const headline = `${teams[side].shortName} lineup is in: ${describeGame(header)}`;
    const facts = { headline, plainHeadline: headline, clubId: teams[side].id, priority: 1 } as const;
    return momentOfStep(first, side, { kind: 'lineup', ...facts });
  });
  return [...ofClubs, ...playersInLineups(first, wanted)];
}

/** All moments of a game, from its log alone: the same ones however many events arrived at once. */
export function listMoments({ header, events }: GameLog, wanted: WantedPlayers): ListedMoments {
  const moments = new Map<string, FoundMoment>();
  const add = (found: readonly FoundMoment[]) => {
    for (const moment of found) if (!moments.has(moment.key)) moments.set(moment.key, moment);
  };
  let game = startOf(header, events);
  const firstPlay = events.find(({ type }) => type === 'plateAppearanceStarted');
  const start = firstPlay ?? { type: 'status', status: game.status, at: 0 };
  let newest: GameStep = {
    header,
    before: game,
    after: game,
    event: start,
    scorings: 0,
    hasBatterScored: false,
  };
  add(lineupMoments(newest, wanted));
  let scorings = 0;
  let hasBatterScored = false;
  let pitches = 0;
  let interruption: Interruption | null = null;
  for (const [place, event] of events.entries()) {
    const after = step(game, event, header);
    if (event.type === 'plateAppearanceStarted') {
      scorings = 0;
      hasBatterScored = false;
    }
    hasBatterScored ||= scoresBatter(event, game);
    if (event.type === 'pitch') pitches += 1;
    if (totalOf(after) > totalOf(game)) scorings += 1;
    newest = { header, before: game, after, event, scorings, hasBatterScored };
    const isNewestStatus = event.type === 'status' && place === events.length - 1;
    const ofStatus = statusMoments(newest, { pitches, interruption });
    add(isNewestStatus ? ofStatus.map((moment) => ({ ...moment, isTimed: false })) : ofStatus);
    if (event.type !== 'pitch') {
      add(scoreMoments(newest));
      add(situationMoments(newest));
      add(noHitterMoments(newest));
      add(playerMoments(newest, wanted));
    }
    if (event.type === 'status') {
      if (!isInterrupted(after)) interruption = null;
      else if (after.inning !== null) interruption ??= { pitches };
    }
    game = after;
  }
  const ended = playsOf(game).flatMap((play) => (play.event === null ? [] : [play.index]));
  return { moments, newest, interruption, ended: new Set(ended) };
}
