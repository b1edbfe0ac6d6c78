import type { Hand } from '../../model.ts';
import type { Player } from '../../people/player.ts';
import { batting, batterUp, fielding, type Game } from '../game-state.ts';

/** Factors around 1 by which a batter and a pitcher change the average plate appearance. */
export type Matchup = {
  ball: number;
  called: number;
  whiff: number;
  inPlay: number;
  hitByPitch: number;
  groundBall: number;
  homeRun: number;
  hit: number;
  bats: Hand;
  throws: Hand;
};

/** Advantage of home batters; gives home clubs about 53 % of the games. */
const homeEdge = 0.018;

export function sideOfPlate(batter: Player, throws: Hand): Hand {
  if (batter.person.bats !== 'S') return batter.person.bats;
  return throws === 'R' ? 'L' : 'R';
}

/** A starter tires with each trip through the order, every pitcher beyond the pitcher's stamina. */
function fatigue(game: Game): number {
  const { stint, pitcher } = fielding(game);
  const trips = stint.isStarter ? Math.floor(stint.batters / 9) * 0.035 : 0;
  return stint.form + trips + Math.max(0, stint.pitches - pitcher.pitching.stamina) * 0.006;
}

/** Raises scoring late in a tied game; fitted to the share of extra-inning games. */
function urgency(game: Game): number {
  return game.inning >= 8 && game.inning <= 9 && game.away.runs === game.home.runs ? 0.1 : 0;
}

export function matchupOf(game: Game): Matchup {
  const batter = batterUp(game);
  const { pitcher } = fielding(game);
  const mean = game.setup.levelMean;
  const bat = batter.batting;
  const arm = pitcher.pitching;
  const { throws } = pitcher.person;
  const bats = sideOfPlate(batter, throws);
  const platoon = bats === throws ? -0.03 : 0.03;
  const edge = batting(game).side === 'home' ? homeEdge : -homeEdge;
  const tired = fatigue(game);
  const forBatter = edge + platoon + tired + urgency(game);
  // The level's mean is subtracted from both sides, so that only differences matter.
  const contact = bat.contact - mean * 0.4;
  const eye = bat.eye - mean * 0.45;
  const power = bat.power - mean * 0.55;
  const stuff = arm.stuff - mean * 0.5;
  const control = arm.control - mean * 0.45;
  return {
    ball: Math.exp(0.1 * eye - 0.11 * control + forBatter * 0.35),
    called: Math.exp(-0.05 * bat.aggression),
    whiff: Math.exp(-0.24 * contact + 0.17 * stuff - forBatter * 0.9),
    inPlay: Math.exp(0.06 * contact - 0.04 * stuff + 0.04 * bat.aggression),
    hitByPitch: Math.exp(-0.25 * control),
    groundBall: Math.exp(0.16 * bat.groundBall + 0.16 * arm.groundBall),
    homeRun:
      Math.exp(0.32 * power - 0.13 * (arm.homeRunPrevention - mean * 0.35) + forBatter * 1.3) *
      game.setup.park.homeRuns,
    hit: Math.exp(0.07 * (bat.bat - mean * 0.4) - 0.03 * stuff + forBatter * 0.8) * game.setup.park.hits,
    bats,
    throws,
  };
}
