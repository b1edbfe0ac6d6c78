import { cardLineScore } from '#rules/baseball/game/card-of-view.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Phase, Side } from '#rules/baseball/game/model.ts';
import { isBetweenInnings } from '#rules/baseball/game/predicates.ts';
import { isIncomplete } from '#rules/picks/next-game-state.ts';
import { memoizeByBody } from '../client/response.ts';
import { describeSeries } from '../wire/describe-series.ts';
import { isStartTbd, toTime, toLeagueDay } from '../wire/league-day.ts';
import { reportOutOfBounds } from '../wire/out-of-bounds.ts';
import { readNoPicksReason, toGameStatus, toNoHitter, withTie } from '../wire/to-game-status.ts';
import { toDecisions, toPerson, toRecord, toTeam, toVenue } from '../wire/to-team.ts';
import { toLineScore } from './to-line-scores.ts';
import { type WireLineScore, type WireScheduledGame, wireSchedule } from './wire-schedule.ts';

/** A game of the schedule as a card. `listedOn` is the day under which the schedule lists it, YYYY-MM-DD. */
export function toGameCard(wire: WireScheduledGame, listedOn: string): GameCard {
  const card = toCard(wire, listedOn);
  if (isIncomplete(card)) reportOutOfBounds(`game ${wire.gamePk}: its status, start or result is missing`);
  return card;
}

function toCard(wire: WireScheduledGame, listedOn: string): GameCard {
  const status = toStatus(wire);
  const officialDate = beganOn(wire) ?? wire.officialDate ?? listedOn;
  const teams = { away: toSide(wire, 'away', status.phase), home: toSide(wire, 'home', status.phase) };
  return {
    gamePk: wire.gamePk,
    officialDate,
    startsAt: status.startTimeTbd ? null : toTime(wire.gameDate),
    status,
    noPicksReason: readNoPicksReason(wire.gameType, [wire.teams?.away?.team, wire.teams?.home?.team]),
    series: describeSeries({
      gameType: wire.gameType,
      season: wire.season ?? officialDate.slice(0, 4),
      phase: status.phase,
      wireClubs: { away: wire.teams?.away?.team, home: wire.teams?.home?.team },
      teams,
      number: wire.seriesGameNumber,
      length: wire.gamesInSeries,
      isIfNecessary: wire.ifNecessary === 'Y',
    }),
    venue: toVenue(wire.venue),
    teams,
    doubleHeaderGame: doubleHeaderGameOf(wire),
    scheduledInnings: wire.scheduledInnings ?? wire.linescore?.scheduledInnings ?? 9,
    ...toProgress(wire.linescore, status.phase),
    decisions: status.phase === 'final' ? toDecisions(wire.decisions) : null,
    noHitter: toNoHitter(wire.flags, wire.linescore?.currentInning),
    rescheduledTo: wire.rescheduleGameDate ?? toLeagueDay(wire.rescheduleDate),
    rescheduledFrom: cameFrom(wire),
    resumesOn: wire.resumeGameDate ?? toLeagueDay(wire.resumeDate),
  };
}

function toStatus(wire: WireScheduledGame): GameCard['status'] {
  const status = toGameStatus({ ...wire.status, startTimeTBD: isListedTbd(wire) });
  return withTie(status, scoreOf(wire, 'away'), scoreOf(wire, 'home'));
}

/** Whether the start of a game is to be determined. */
export function isListedTbd({ status, gameDate, venue }: WireScheduledGame): boolean {
  return isStartTbd({ time: gameDate, isFlagged: status?.startTimeTBD, timeZone: venue?.timeZone?.id });
}

function scoreOf({ teams, linescore }: WireScheduledGame, side: Side): number | undefined {
  return teams?.[side]?.score ?? linescore?.teams?.[side]?.runs;
}

/** Before the first pitch some responses have the score 0 and others none: there is no score yet. */
function toSide(wire: WireScheduledGame, side: Side, phase: Phase): GameCard['teams']['away'] {
  const { team, leagueRecord, probablePitcher } = wire.teams?.[side] ?? {};
  return {
    ...toTeam(team, toRecord(leagueRecord)),
    score: phase === 'open' ? null : (scoreOf(wire, side) ?? null),
    probablePitcher: toPerson(probablePitcher),
  };
}

type Progress = Pick<
  GameCard,
  'inning' | 'inningState' | 'lineScore' | 'balls' | 'strikes' | 'outs' | 'bases' | 'batter' | 'pitcher'
>;

const noSituation = { balls: null, strikes: null, outs: null, bases: null, batter: null, pitcher: null };

function toProgress(wire: WireLineScore | undefined, phase: Phase): Progress {
  if (wire?.currentInning === undefined || phase === 'open')
    return { inning: null, inningState: null, lineScore: null, ...noSituation };
  const state = toLineScore(wire);
  const { inning, inningState, balls, strikes, outs, bases } = state;
  const lineScore = cardLineScore(state);
  if (phase !== 'live' && phase !== 'held') return { inning, inningState, lineScore, ...noSituation };
  const isBetween = isBetweenInnings({ inningState });
  return {
    inning,
    inningState,
    lineScore,
    balls,
    strikes,
    outs,
    bases,
    batter: isBetween ? null : toPerson(wire.offense?.batter),
    pitcher: isBetween ? null : toPerson(wire.defense?.pitcher),
  };
}

/** The number of a game of a doubleheader; null for any other game. */
export function doubleHeaderGameOf({ doubleHeader, gameNumber }: WireScheduledGame): number | null {
  return doubleHeader === 'Y' || doubleHeader === 'S' ? (gameNumber ?? null) : null;
}

/** The day of a resumed game's first pitch. It stays the official date, whatever the newest listing has. */
function beganOn(wire: WireScheduledGame): string | null {
  return wire.resumedFromDate ?? toLeagueDay(wire.resumedFrom);
}

function cameFrom(wire: WireScheduledGame): string | null {
  return wire.rescheduledFromDate ?? toLeagueDay(wire.rescheduledFrom) ?? beganOn(wire);
}

/** The games that the schedule lists under one day (YYYY-MM-DD). */
export type GameDay = { date: string; games: GameCard[] };

/**
 * The days of a schedule, in the upstream's order. A postponed or suspended game is listed under both days with the same
 * gamePk. Each day has its own card of the game, and no day has two.
 */
export const toGameDays = memoizeByBody((body): GameDay[] =>
  wireSchedule.parse(body).dates.map(({ date, games }) => ({
    date,
    games: onePerGamePk(
      games.map((game) => toGameCard(game, date)),
      ({ status }) => status.phase,
    ),
  })),
);

/** The phases of a listing that a later one of a game called off replaces: a suspended game can be canceled. */
const replaceable: ReadonlySet<Phase | undefined> = new Set(['void', 'held', undefined]);

/** Each game once: of several listings the last one, unless it is void and an earlier one has a result, or is to be played. */
export function onePerGamePk<Game extends { gamePk: number }>(
  games: readonly Game[],
  phaseOf: (game: Game) => Phase,
): Game[] {
  const byGamePk = new Map<number, Game>();
  for (const game of games) {
    const known = byGamePk.get(game.gamePk);
    if (phaseOf(game) !== 'void' || replaceable.has(known && phaseOf(known))) byGamePk.set(game.gamePk, game);
  }
  return [...byGamePk.values()];
}
