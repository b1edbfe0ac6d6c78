import type { Player } from '../people/player.ts';
import { Random } from '../rng/random.ts';
import {
  considerDefensiveSubstitution,
  considerPinchHitter,
  considerPinchRunner,
  fillVacancies,
  canPlay,
  takeField,
} from './bench-moves.ts';
import type { GameSetup } from './game-setup.ts';
import {
  addAction,
  addSubstitution,
  batterUp,
  batting,
  fielding,
  type Game,
  lead,
  newGame,
  type Runner,
  type SideState,
  drawForm,
  runnersOn,
} from './game-state.ts';
import { newPlay, type PlayRecord } from './play-record.ts';
import { sideOfPlate } from './plays/matchup.ts';
import { isWalkOff } from './plays/move-runners.ts';
import { playPlateAppearance } from './plays/plate-appearance.ts';
import { positionNames } from './plays/running-game.ts';

/** A simulated game without physical detail. Times in `plays` and `duration` are ms of play since the first pitch. */
export type GameRecord = {
  plays: readonly PlayRecord[];
  away: number;
  home: number;
  innings: number;
  duration: number;
};

function openPlay(game: Game): void {
  const { inning, isTop, outs, clock: startedAt } = game;
  const index = game.plays.length;
  game.play = newPlay({ index, inning, isTop, startedAt, awayScore: game.away.runs, homeScore: game.home.runs, outs });
  game.balls = 0;
  game.strikes = 0;
}

const onBase = (runner: Runner | null): number | null => (runner ? runner.player.person.id : null);

function closePlay(game: Game): void {
  const { play } = game;
  const batter = batterUp(game);
  const { pitcher } = fielding(game);
  play.batterId = batter.person.id;
  play.pitcherId = pitcher.person.id;
  play.throws = pitcher.person.throws;
  play.bats = sideOfPlate(batter, play.throws);
  play.outs = game.outs;
  play.awayScore = game.away.runs;
  play.homeScore = game.home.runs;
  play.basesAfter = [onBase(game.bases[0]), onBase(game.bases[1]), onBase(game.bases[2])];
  play.endedAt = play.events.at(-1)?.endsAt ?? game.clock;
  review(game, play);
  game.plays.push(play);
}

/** From the eighth inning on, the crew chief can start a review. Drawn separately, so that it does not change the game. */
function isByCrew({ setup }: Game, { inning, index }: PlayRecord): boolean {
  return inning >= 8 && new Random(`${setup.key}/crew/${index}`).chance(0.8);
}

/** Adds a replay review to some close calls; the play is already the one after the review. */
function review(game: Game, play: PlayRecord): void {
  const isClose = ['force_out', 'grounded_into_double_play', 'field_out', 'single'].includes(play.eventType);
  if (!isClose || !game.random.chance(0.012)) return;
  const isBatting = game.random.chance(0.5);
  const challenger = isBatting ? batting(game) : fielding(game);
  if (challenger.challenges === 0) return;
  const isOverturned = game.random.chance(0.5);
  if (!isOverturned) challenger.challenges--;
  const reviewType = play.eventType === 'single' ? 'tag play' : 'play at 1st';
  const startsAt = play.endedAt + 10_000;
  play.review = { isOverturned, challengeSide: isByCrew(game, play) ? null : challenger.side, reviewType, startsAt };
  play.endedAt += 85_000;
  game.clock += 85_000;
}

/** Results that end without a plate appearance of the batter. */
export const basesOnlyEnd = /^(caught_stealing|pickoff|wild_pitch|passed_ball|balk)/;

function nextBatter(game: Game): void {
  const side = batting(game);
  fielding(game).stint.batters++;
  // After an inning that ends on the bases, the same batter leads off the next one (rule 5.04 (a)(3)).
  if (basesOnlyEnd.test(game.play.eventType)) return;
  side.nextBatter = (side.nextBatter + 1) % 9;
}

/** Since 2020 each extra half-inning, except in the postseason, begins with the batter before the first one of the inning on second base. */
function placeRunner(game: Game): void {
  if (game.inning <= 9 || !game.setup.placesRunner) return;
  const side = batting(game);
  const slot = side.order[(side.nextBatter + 8) % 9];
  if (slot === undefined) return;
  game.bases[1] = { player: slot.player, pitcherId: fielding(game).pitcher.person.id, isEarned: false };
  const { fullName, id: playerId } = slot.player.person;
  const description = `${fullName} starts inning at 2nd base.`;
  addAction(game, { event: 'Runner Placed On Base', eventType: 'runner_placed', description, playerId }, 2);
}

function playHalf(game: Game): void {
  game.outs = 0;
  game.outsLostToErrors = 0;
  game.bases = [null, null, null];
  for (let isFirst = true; game.outs < 3 && !isWalkOff(game); isFirst = false) {
    openPlay(game);
    if (isFirst) {
      fillVacancies(game, fielding(game));
      considerDefensiveSubstitution(game);
    }
    considerPitchingChange(game, isFirst && fielding(game).stint.batters > 0);
    considerInjury(game);
    if (isFirst) placeRunner(game);
    considerPinchRunner(game);
    considerPinchHitter(game);
    playPlateAppearance(game);
    if (game.play.eventType === '') endWithoutResult(game);
    closePlay(game);
    nextBatter(game);
  }
  game.clock += game.random.between(128_000, 158_000);
}

/** Sets the result of a plate appearance in which a wild pitch, passed ball or balk scored the winning run. */
function endWithoutResult(game: Game): void {
  const last = game.play.events.findLast((event) => event.kind === 'action');
  game.play.event = last?.event ?? 'Wild Pitch';
  game.play.eventType = last?.eventType ?? 'wild_pitch';
}

/** A game ends after nine innings, or earlier by rain once it is an official game (rule 7.01 (c)). */
function isFinished(game: Game): boolean {
  const { away, home, setup } = game;
  if (game.inning < (setup.calledAfter ?? 9)) return false;
  if (game.isTop) return home.runs > away.runs;
  return away.runs !== home.runs || setup.canTie;
}

/** Simulates a whole game: a pure function of the setup. */
export function simulateGame(setup: GameSetup): GameRecord {
  const game = newGame(setup, new Random(setup.key));
  for (;;) {
    playHalf(game);
    if (isFinished(game)) break;
    if (!game.isTop) game.inning++;
    game.isTop = !game.isTop;
  }
  const duration = game.plays.at(-1)?.endedAt ?? 0;
  return { plays: game.plays, away: game.away.runs, home: game.home.runs, innings: game.inning, duration };
}

/** Per plate appearance: about one injury in eight games. */
const chance = 0.0016;

const armParts = ['elbow', 'shoulder', 'forearm', 'side', 'back', 'finger'] as const;
const legParts = ['hamstring', 'ankle', 'knee', 'leg', 'wrist', 'back', 'hand'] as const;

function recordInjury(game: Game, side: SideState, player: Player, position: string, parts: readonly string[]): void {
  const where = positionNames[position] ?? 'player';
  const description = `${side.sheet.clubName} ${where} ${player.person.fullName} left the game due to an injured ${game.random.pick(parts)}.`;
  addAction(game, { event: 'Injury', eventType: 'injury', description, playerId: player.person.id }, 90);
}

/** Sometimes a fielder is injured between two plate appearances and replaced, if a suitable player is available. */
function considerInjury(game: Game): void {
  if (!game.random.chance(chance)) return;
  const side = fielding(game);
  const { pitcher } = side;
  if (game.random.chance(0.4)) {
    const next = chooseReliever(game, side);
    if (!next || pitcher.isTwoWay) return;
    recordInjury(game, side, pitcher, 'P', armParts);
    changePitcher(game, side, next, false);
    return;
  }
  const slot = game.random.int(0, 8);
  const injured = side.order[slot];
  if (!injured || injured.position === 'DH') return;
  const next = side.bench.find((player) => canPlay(player, injured.position));
  if (!next) return;
  recordInjury(game, side, injured.player, injured.position, legParts);
  takeField(game, side, slot, next, injured.position);
}

/** Runs by which the side in the field leads. */
const fieldLead = (game: Game): number => -lead(game);

const cruisingPitches = 10;

/** A starter with at most one run allowed by the eighth inning may pitch a complete game. */
const isCruising = (game: Game, { stint }: SideState): boolean => game.inning >= 8 && stint.runs <= 1;

function isStarterDone(game: Game, side: SideState, isNewInning: boolean): boolean {
  const { stint, pitcher } = side;
  const limit = pitcher.pitching.stamina + (isCruising(game, side) ? cruisingPitches : 0);
  if (stint.pitches >= limit + 6) return true;
  if (isNewInning && stint.pitches >= limit - 9) return true;
  if (stint.runs >= 7) return true;
  const isRocked = stint.runs >= 5 && runnersOn(game);
  if (isRocked && game.random.chance(0.4)) return true;
  const isTiring =
    stint.pitches >= limit - 18 && stint.batters >= 18 && runnersOn(game) && Math.abs(fieldLead(game)) <= 3;
  return isTiring && game.random.chance(0.35);
}

/** A reliever faces at least three batters or finishes the half-inning (rule 5.10 (g)). */
function isRelieverDone(game: Game, side: SideState, isNewInning: boolean): boolean {
  const { stint, pitcher } = side;
  const isShort = side.bullpen.length <= 2 || game.inning >= 11;
  if (isNewInning) {
    if (isShort) return stint.pitches > pitcher.pitching.stamina + 14;
    const isBlowout = Math.abs(fieldLead(game)) >= 5;
    return stint.outs >= 3 && (stint.pitches > 24 || !isBlowout)
      ? game.random.chance(isBlowout ? 0.55 : 0.9)
      : stint.pitches > 20;
  }
  if (stint.batters < 3) return false;
  if (stint.pitches > pitcher.pitching.stamina + (isShort ? 30 : 12)) return true;
  return stint.runs >= 2 && runnersOn(game) && !isShort && game.random.chance(0.35);
}

/** Chooses a reliever for the situation: 0 is the closer, then the setup pitchers; the last ones pitch in lopsided games. */
function chooseReliever(game: Game, side: SideState): Player | undefined {
  const pen = side.bullpen;
  const margin = fieldLead(game);
  const last = pen.length - 1;
  const isHomeTie = margin === 0 && side.side === 'home';
  const rank =
    game.inning >= 9 && ((margin >= 1 && margin <= 3) || isHomeTie) ? 0
    : game.inning === 8 && margin >= 0 && margin <= 3 ? 1
    : game.inning >= 7 && margin >= -1 && margin <= 4 ? 2
    : Math.abs(margin) <= 3 ? 3 + game.random.int(0, 1)
    : last - game.random.int(0, 2); // prettier-ignore
  return pen[Math.max(0, Math.min(rank, last))];
}

/** Eight runs behind and late, a position player may pitch (rule 4.05 as amended in 2023). */
function blowoutPitcher(game: Game, side: SideState): Player | undefined {
  if (game.inning < 8 || fieldLead(game) > -8 || !game.random.chance(0.55)) return undefined;
  return side.bench.findLast((player) => player.role !== 'C');
}

function changePitcher(game: Game, side: SideState, next: Player, isNewInning: boolean): void {
  const replaced = side.pitcher;
  side.bullpen = side.bullpen.filter((player) => player !== next);
  side.bench = side.bench.filter((player) => player !== next);
  side.pitcher = next;
  side.fielders.set('P', next);
  side.stint = { pitches: 0, batters: 0, runs: 0, outs: 0, isStarter: false, form: drawForm(game.random) };
  const description = `Pitching Change: ${next.person.fullName} replaces ${replaced.person.fullName}.`;
  const players = { playerId: next.person.id, replacedId: replaced.person.id };
  const substitution = {
    side: side.side,
    type: 'pitching',
    ...players,
    position: 'P',
    slot: null,
    base: null,
  } as const;
  addSubstitution(game, substitution, description, isNewInning ? 8 : 150);
}

/** Before each plate appearance: changes the pitcher, or sometimes adds a mound visit. */
function considerPitchingChange(game: Game, isNewInning: boolean): void {
  const side = fielding(game);
  const isDone = side.stint.isStarter
    ? isStarterDone(game, side, isNewInning)
    : isRelieverDone(game, side, isNewInning);
  if (!isDone) return visitMound(game, side);
  const next = blowoutPitcher(game, side) ?? chooseReliever(game, side);
  if (next) changePitcher(game, side, next, isNewInning);
}

function visitMound(game: Game, side: SideState): void {
  if (side.moundVisits === 0 || !runnersOn(game) || !game.random.chance(0.05)) return;
  side.moundVisits--;
  addAction(game, { event: 'Mound Visit', eventType: 'mound_visit', description: 'Mound Visit.', playerId: null }, 28);
}
