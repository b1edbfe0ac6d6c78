import type { GameMoment, HalfScore, League } from '../../league.ts';
import type { PlayedGame } from '../../played-game.ts';
import type { ScheduledGame } from '../../model.ts';
import { gameAt } from '../../game/game-at.ts';
import type { World } from '../world.ts';
import { countAfter, finalCount } from '../play/count-after.ts';
import type { JsonObject } from '../json.ts';
import { clubReferenceById, personReference } from '../references.ts';

const fielders: Readonly<Record<string, string>> = {
  P: 'pitcher', C: 'catcher', '1B': 'first', '2B': 'second', '3B': 'third', SS: 'shortstop', LF: 'left', CF: 'center', RF: 'right',
}; // prettier-ignore

export function ordinal(n: number): string {
  const ends: Readonly<Record<string, string>> = { '1': 'st', '2': 'nd', '3': 'rd' };
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${isTeen ? 'th' : (ends[String(n % 10)] ?? 'th')}`;
}

/** The line score at a moment of play. */
export function linescoreBody(league: League, game: ScheduledGame, played: PlayedGame, moment: GameMoment): JsonObject {
  const [batting, fielding] = moment.isTop ? (['away', 'home'] as const) : (['home', 'away'] as const);
  const clubs = { away: played.awayId, home: played.homeId };
  const inningHalf = moment.isTop ? 'Top' : 'Bottom';
  const isOver = moment.completed === played.plays.length;
  return {
    currentInning: moment.inning,
    currentInningOrdinal: ordinal(moment.inning),
    inningState: isOver ? inningHalf : moment.inningState,
    inningHalf,
    isTopInning: moment.isTop,
    scheduledInnings: game.scheduledInnings,
    innings: moment.linescore.map((line) => inningBody(line, moment)),
    teams: { home: totals(moment, 'home', isOver), away: totals(moment, 'away', isOver) },
    defense: {
      ...people(
        league,
        Object.entries(moment.defense).map(([position, id]) => [fielders[position], id]),
      ),
      ...dueUp(league, played, moment, fielding),
      team: clubReferenceById(league, clubs[fielding]),
    },
    offense: {
      ...people(league, [
        ['batter', moment.batterId],
        ['onDeck', moment.onDeckId],
        ['inHole', moment.inHoleId],
      ]),
      ...people(league, [
        ['first', moment.bases[0]],
        ['second', moment.bases[1]],
        ['third', moment.bases[2]],
      ]),
      ...people(league, [['pitcher', moment.pitchers[batting]]]),
      battingOrder: slotOf(moment, batting, moment.batterId),
      team: clubReferenceById(league, clubs[batting]),
    },
    ...walkOffNote(played, isOver),
    ...countOf(played, moment),
  };
}

const withoutLineups = (league: League, { homeId, awayId }: ScheduledGame) => ({
  defense: { team: clubReferenceById(league, homeId) },
  offense: { team: clubReferenceById(league, awayId) },
});

/** The line score before the first pitch. */
export function emptyLinescore(league: League, game: ScheduledGame): JsonObject {
  return {
    scheduledInnings: game.scheduledInnings,
    innings: [],
    teams: { home: {}, away: {} },
    ...withoutLineups(league, game),
  };
}

/** The line score without plays: from Warmup on it has the first inning, the known lineups and no runs; a forfeit has its score. */
export function linescoreBefore({ league, now }: World, game: ScheduledGame, played: PlayedGame): JsonObject {
  const isLive = league.status(game.gamePk, now).abstractGameState === 'Live';
  if (played.isForfeit && now >= played.endedAt) return { ...emptyLinescore(league, game), teams: played.totals };
  if (!isLive) return emptyLinescore(league, game);
  const body = linescoreBody(league, game, played, gameAt(played, now));
  // the lineups of a game after midnight are known after its warm-up has begun
  return now >= played.lineupsAt ? body : { ...body, ...withoutLineups(league, game) };
}

/** The count of the last play remains until the next one begins. */
function countOf({ plays }: PlayedGame, { current, completed, currentEvents }: GameMoment): JsonObject {
  const play = plays[current];
  if (!play) return { balls: 0, strikes: 0, outs: 0 };
  return completed > current ? finalCount(play) : countAfter(play, currentEvents);
}

function totals(moment: GameMoment, side: 'away' | 'home', isOver: boolean): JsonObject {
  const [own, other] = side === 'away' ? [moment.awayScore, moment.homeScore] : [moment.homeScore, moment.awayScore];
  return { ...moment.totals[side], ...(isOver && own !== other ? { isWinner: own > other } : {}) };
}

const outTexts = ['No outs', 'One out', 'Two outs'];

/** The note below a line score that ended before the third out. */
function walkOffNote({ plays }: PlayedGame, isOver: boolean): JsonObject {
  const last = plays.at(-1);
  const outsText = last && !last.isTop && last.homeScore > last.awayScore ? outTexts[last.outs] : undefined;
  return isOver && outsText !== undefined ? { note: `${outsText} when winning run scored.` } : {};
}

function inningBody({ inning, away, home }: GameMoment['linescore'][number], moment: GameMoment): JsonObject {
  const isCurrent = inning === moment.inning;
  const isOpen = (inningState: 'Top' | 'Bottom') => isCurrent && moment.inningState === inningState;
  const isHomeToCome = isCurrent && moment.isTop;
  return {
    num: inning,
    ordinalNum: ordinal(inning),
    home: half(home, isHomeToCome || isOpen('Bottom')),
    away: half(away, isOpen('Top')),
  };
}

/** An unfinished half-inning has no runs until one scores; it may have hits, and errors from the other half. */
function half(score: HalfScore | null, isOpen: boolean): JsonObject {
  const { runs, hits, errors, leftOnBase } = score ?? { runs: 0, hits: 0, errors: 0, leftOnBase: 0 };
  return { ...(score === null || (isOpen && runs === 0) ? {} : { runs }), hits, errors, leftOnBase };
}

function people(league: League, named: readonly (readonly [string | undefined, number | null])[]): JsonObject {
  return Object.fromEntries(
    named.flatMap(([name, id]) => (name === undefined || id === null ? [] : [[name, personReference(league, id)]])),
  );
}

function slotOf(moment: GameMoment, side: 'away' | 'home', id: number | null): number {
  return moment.orders[side].findIndex(({ personId }) => personId === id) + 1 || 1;
}

/** The next three batters of the team in the field, after its last batter. */
function dueUp(league: League, played: PlayedGame, moment: GameMoment, side: 'away' | 'home'): JsonObject {
  const order = moment.orders[side];
  const last = played.plays.slice(0, moment.current + 1).findLast(({ isTop }) => isTop === (side === 'away'));
  const next = order.findIndex(({ personId }) => personId === last?.batterId) + 1;
  const at = (ahead: number) => order[(next + ahead) % Math.max(1, order.length)]?.personId ?? null;
  return {
    ...people(league, [
      ['batter', at(0)],
      ['onDeck', at(1)],
      ['inHole', at(2)],
    ]),
    battingOrder: (next % 9) + 1,
  };
}
