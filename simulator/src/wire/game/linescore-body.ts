import { gameAt } from '../../game/game-at.ts';
import type { GameMoment, HalfScore, League } from '../../league.ts';
import type { ScheduledGame } from '../../model.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { JsonObject } from '../json.ts';
import { countAfter, finalCount } from '../play/count-after.ts';
import { personReferences } from '../references.ts';
import type { World } from '../world.ts';

export function ordinal(n: number): string {
  const ends: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' };
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${isTeen ? 'th' : (ends[String(n % 10)] ?? 'th')}`;
}

/** The line score at a moment of play. */
export function linescoreBody(league: League, game: ScheduledGame, played: PlayedGame, moment: GameMoment): JsonObject {
  const isOver = moment.completed === played.plays.length;
  const [first, second, third] = moment.bases;
  return {
    currentInning: moment.inning,
    currentInningOrdinal: ordinal(moment.inning),
    inningState: isOver ? (moment.isTop ? 'Top' : 'Bottom') : moment.inningState,
    isTopInning: moment.isTop,
    scheduledInnings: game.scheduledInnings,
    innings: moment.linescore.map((line) => inningBody(line, moment)),
    teams: moment.totals,
    defense: personReferences(league, { pitcher: moment.pitcherId }),
    offense: personReferences(league, {
      batter: moment.batterId,
      onDeck: moment.onDeckId,
      inHole: moment.inHoleId,
      first,
      second,
      third,
    }),
    ...countOf(played, moment),
  };
}

/** The line score before the first pitch. */
export function emptyLinescore({ scheduledInnings }: ScheduledGame): JsonObject {
  return { scheduledInnings, innings: [], teams: { home: {}, away: {} }, defense: {}, offense: {} };
}

/** The line score without plays: from Warmup on it has the first inning, the known lineups and no runs; a forfeit has its score. */
export function linescoreBefore({ league, now }: World, game: ScheduledGame, played: PlayedGame): JsonObject {
  const isLive = league.status(game.gamePk, now).abstractGameState === 'Live';
  if (played.isForfeit && now >= played.endedAt) return { ...emptyLinescore(game), teams: played.totals };
  if (!isLive) return emptyLinescore(game);
  const body = linescoreBody(league, game, played, gameAt(played, now));
  // the lineups of a game after midnight are known after its warm-up has begun
  return now >= played.lineupsAt ? body : { ...body, defense: {}, offense: {} };
}

/** The count of the last play remains until the next one begins. */
function countOf({ plays }: PlayedGame, { current, completed, currentEvents }: GameMoment): JsonObject {
  const play = plays[current];
  if (!play) return { balls: 0, strikes: 0, outs: 0 };
  return completed > current ? finalCount(play) : countAfter(play, currentEvents);
}

function inningBody({ inning, away, home }: GameMoment['linescore'][number], moment: GameMoment): JsonObject {
  const isCurrent = inning === moment.inning;
  const isOpen = (inningState: 'Top' | 'Bottom') => isCurrent && moment.inningState === inningState;
  const isHomeToCome = isCurrent && moment.isTop;
  return {
    num: inning,
    home: half(home, isHomeToCome || isOpen('Bottom')),
    away: half(away, isOpen('Top')),
  };
}

/** An unfinished half-inning has no runs until one scores; it may have hits, and errors from the other half. */
function half(score: HalfScore | null, isOpen: boolean): JsonObject {
  const { runs, ...others } = score ?? { runs: 0, hits: 0, errors: 0, leftOnBase: 0 };
  return { ...(score === null || (isOpen && runs === 0) ? {} : { runs }), ...others };
}
