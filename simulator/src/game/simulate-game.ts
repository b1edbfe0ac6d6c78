import { Random } from '../rng/random.ts';
import {
  considerDefensiveSubstitution,
  considerPinchHitter,
  considerPinchRunner,
  fillVacancies,
} from './substitutions/bench-moves.ts';
import { addAction, batterUp, batting, fielding, type Game, lead, newGame, type Runner } from './game-state.ts';
import type { GameSetup } from './game-setup.ts';
import { considerInjury } from './substitutions/injury.ts';
import { sideOfPlate } from './plays/matchup.ts';
import { considerPitchingChange } from './substitutions/pitching-change.ts';
import { playPlateAppearance } from './plays/plate-appearance.ts';
import { newPlay, type PlayRecord } from './play-record.ts';

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

function closePlay(game: Game, outsBefore: number): void {
  const { play } = game;
  const batter = batterUp(game);
  const { pitcher } = fielding(game);
  play.batterId = batter.person.id;
  play.pitcherId = pitcher.person.id;
  play.throws = pitcher.person.throws;
  play.bats = sideOfPlate(batter, play.throws);
  play.isOut = game.outs > outsBefore;
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

const basesOnlyEnd = /^(caught_stealing|pickoff|wild_pitch|passed_ball|balk)/;

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
  const { fullName, id } = slot.player.person;
  const action = {
    event: 'Runner Placed On Base',
    eventType: 'runner_placed',
    description: `${fullName} starts inning at 2nd base.`,
    playerId: id,
  };
  addAction(game, action, 2);
}

const isWon = (game: Game): boolean => !game.isTop && game.inning >= 9 && lead(game) > 0;

function playHalf(game: Game): void {
  game.outs = 0;
  game.outsLostToErrors = 0;
  game.bases = [null, null, null];
  for (let isFirst = true; game.outs < 3 && !isWon(game); isFirst = false) {
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
    const outsBefore = game.outs;
    playPlateAppearance(game);
    if (game.play.eventType === '') endWithoutResult(game);
    closePlay(game, outsBefore);
    nextBatter(game);
  }
  game.clock += game.random.between(128_000, 158_000);
}

/** Sets the result of a plate appearance in which a wild pitch, passed ball or balk scored the winning run. */
function endWithoutResult(game: Game): void {
  const last = game.play.events.findLast((event) => event.kind === 'action');
  game.play.event = last?.kind === 'action' ? last.event : 'Wild Pitch';
  game.play.eventType = last?.kind === 'action' ? last.eventType : 'wild_pitch';
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
