import { minorClubs } from '../clubs/affiliates.ts';
import { mlbClubs } from '../clubs/mlb-clubs.ts';
import type { HalfScore } from '../league.ts';
import type { GameLine } from '../lines.ts';
import type { Club, LeagueDate, Venue, Weather } from '../model.ts';
import type { Player } from '../people/player.ts';
import type { StartingLineup } from '../played-game.ts';
import { Random } from '../rng/random.ts';
import { lineUpCard } from '../roster/line-up-card.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { parkFactors, weatherAt } from '../season/weather.ts';
import type { Decisions } from '../stats/pitcher-record.ts';
import { ScoreBook, totalsOf } from '../stats/score-book.ts';
import { type GameTimes, gameTimes } from './detail/game-times.ts';
import type { GameSetup, TeamSheet } from './game-setup.ts';
import type { ActionRecord, EventRecord, PitchRecord, PlayRecord } from './play-record.ts';
import { type GameRecord, simulateGame } from './simulate-game.ts';

export const clubsById = new Map<number, Club>([...mlbClubs, ...minorClubs].map((club) => [club.id, club]));

/** The data of the league that a game needs. */
export type GameContext = {
  seed: string;
  turnsOn?: LeagueDate | undefined;
  venue(id: number): Venue;
  activeOn(clubId: number, date: LeagueDate): readonly Player[];
  /** the planned starting pitcher; undefined: next in the rotation, by the club's game number */
  starterOf(gamePk: number, clubId: number): Player | undefined;
};

/** A finished game with score, statistics and times, without physical detail. */
export type GameResult = Decisions & {
  game: PlannedGame;
  record: GameRecord;
  times: GameTimes;
  sheets: { away: TeamSheet; home: TeamSheet };
  starters: { away: StartingLineup; home: StartingLineup };
  weather: Weather;
  lines: readonly GameLine[];
  totals: Record<'away' | 'home', HalfScore>;
};

/** Mean talent of each level's players, relative to MLB. */
const levelMeans: Readonly<Record<number, number>> = { 1: 0, 11: -1.15, 12: -1.6, 13: -2, 14: -2.4, 22: -2.8 };

/** Returns the date whose rosters apply: that of the make-up game, or the first day of a suspended game. */
export function rosterDate(game: PlannedGame): LeagueDate {
  const listing = game.suspendAfter === null ? game.listings.at(-1) : game.listings[0];
  return listing?.officialDate ?? '';
}

function teamSheet(context: GameContext, game: PlannedGame, side: 'away' | 'home'): TeamSheet {
  const clubId = side === 'away' ? game.awayId : game.homeId;
  const gameNumber = side === 'away' ? game.awayGameNumber : game.homeGameNumber;
  const active = context.activeOn(clubId, rosterDate(game));
  const rotation = active.filter((player) => player.role === 'SP');
  const starter =
    context.starterOf(game.gamePk, clubId) ??
    rotation[gameNumber % Math.max(1, rotation.length)] ??
    active.find((player) => player.role === 'RP');
  if (starter === undefined) throw new Error(`Club ${clubId} has no pitcher for game ${game.gamePk}`);
  return lineUpCard({
    seed: context.seed,
    gamePk: game.gamePk,
    side,
    clubId,
    clubName: clubsById.get(clubId)?.clubName ?? '',
    active,
    starter,
  });
}

/** The starting pitchers that both clubs plan for a game, whether it is played or not. */
export function plannedPitchers(context: GameContext, game: PlannedGame): Record<'away' | 'home', number> {
  const pitcherOf = (side: 'away' | 'home') => teamSheet(context, game, side).starter.person.id;
  return { away: pitcherOf('away'), home: pitcherOf('home') };
}

function startersOf(card: TeamSheet): StartingLineup {
  return {
    order: card.order.map(({ player, position }) => ({ personId: player.person.id, position })),
    pitcherId: card.starter.person.id,
  };
}

/** Simulates a game: a pure function of the seed, the game and both rosters of the day. */
export function playGame(context: GameContext, game: PlannedGame): GameResult {
  const venue = context.venue(game.venueId);
  const startsAt = game.listings.at(-1)?.startsAt ?? 0;
  const hasRain =
    game.rainDelay !== null || game.suspendAfter !== null || game.startDelay > 0 || game.calledAfter !== null;
  const weather = weatherAt(context.seed, game.gamePk, venue, startsAt, hasRain);
  const sheets = { away: teamSheet(context, game, 'away'), home: teamSheet(context, game, 'home') };
  const setup: GameSetup = {
    key: `${context.seed}/game/${game.gamePk}${rosterDate(game) >= (context.turnsOn ?? '9') ? '/turned' : ''}`,
    ...sheets,
    park: parkFactors(venue, weather),
    canTie: game.gameType === 'S',
    placesRunner: game.postseason === undefined,
    calledAfter: game.calledAfter,
    levelMean: levelMeans[game.sportId] ?? 0,
  };
  const record = addInterruptions(simulateGame(setup), game.season, new Random(`${setup.key}/interruptions`));
  const starters = { away: startersOf(sheets.away), home: startersOf(sheets.home) };
  const book = new ScoreBook({ away: game.awayId, home: game.homeId }, starters);
  for (const play of record.plays) book.addPlay(play, play.events.length, true);
  const decisions = book.decide();
  const { away, home } = book.sides;
  return {
    game,
    record,
    times: gameTimes(context.seed, game, record),
    sheets,
    starters,
    weather,
    lines: book.lines(),
    totals: { away: totalsOf(away), home: totalsOf(home) },
    ...decisions,
  };
}

/** First season with a pitch timer. */
const pitchTimerSince = 2023;

/** Per called pitch: about one violation in two games, mostly by pitchers (MLB 2025). */
const violations = { B: { chance: 0.005, code: 'VP' }, C: { chance: 0.002, code: 'AC' } } as const;

/** Per pitch: about fifteen time-outs of batters in a game, mostly with two strikes. */
const timeOuts = { withTwoStrikes: 0.14, otherwise: 0.02 };

const second = 1000;

/** A called pitch that becomes an automatic ball or strike; null for all others. */
function violationInsteadOf(pitch: PitchRecord, next: EventRecord | undefined, random: Random): EventRecord | null {
  const { call, at, balls, strikes, outs } = pitch;
  if (call !== 'B' && call !== 'C') return null;
  // a pitch that ends the plate appearance, or on which runners move, remains a pitch
  if (balls === 4 || strikes === 3 || next?.kind !== 'pitch') return null;
  const { chance, code } = violations[call];
  return random.chance(chance) ? { kind: 'noPitch', call: code, at, endsAt: at + second, balls, strikes, outs } : null;
}

/** A batter's time-out before a pitch; null for most pitches. */
function timeOutBefore(
  pitch: EventRecord,
  last: EventRecord | undefined,
  play: PlayRecord,
  random: Random,
): ActionRecord | null {
  if (pitch.kind !== 'pitch' || last?.kind !== 'pitch' || pitch.at - last.endsAt < 10 * second) return null;
  if (!random.chance(last.strikes === 2 ? timeOuts.withTwoStrikes : timeOuts.otherwise)) return null;
  const { balls, strikes, outs } = last;
  return {
    kind: 'action',
    event: 'Batter Timeout',
    eventType: 'batter_timeout',
    description: 'Batter Timeout.',
    playerId: play.batterId,
    at: pitch.at - random.between(6, 8) * second,
    endsAt: pitch.at - second,
    balls,
    strikes,
    outs,
    isScoring: false,
    substitution: null,
  };
}

/** Adds time-outs and violations to a play; the movements of runners refer to the new indices of their events. */
function interruptPlay(play: PlayRecord, random: Random): PlayRecord {
  const events: EventRecord[] = [];
  const newIndices: number[] = [];
  for (const [index, event] of play.events.entries()) {
    const timeOut = timeOutBefore(event, play.events[index - 1], play, random);
    if (timeOut) events.push(timeOut);
    newIndices.push(events.length);
    const violation = event.kind === 'pitch' ? violationInsteadOf(event, play.events[index + 1], random) : null;
    events.push(violation ?? event);
  }
  const runners = play.runners.map((move) => ({ ...move, eventIndex: newIndices[move.eventIndex] ?? move.eventIndex }));
  return { ...play, events, runners };
}

/** Adds batters' time-outs and pitch-timer violations. They are drawn separately and do not change the course of the game. */
function addInterruptions(record: GameRecord, season: number, random: Random): GameRecord {
  if (season < pitchTimerSince) return record;
  return { ...record, plays: record.plays.map((play) => interruptPlay(play, random)) };
}
