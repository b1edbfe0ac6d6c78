import { toProbability } from '#rules/baseball/logit.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';
import { addJudgedPick, emptySkill, type SkillTally } from '#rules/picks/skill.ts';
import { addPick, emptyTally, type Tally } from '#rules/picks/tally.ts';

/**
 * An invented user. `trueSkill`: expected share of correct picks if the user picked every game, above the average user's.
 * `tally` and `skill`: after the simulated days.
 */
export type InventedUser = {
  trueSkill: number;
  noise: number;
  pickShare: number;
  caution: number;
  tally: Tally;
  skill: SkillTally;
};

type Simulation = { seed: number; users: number; days: number };

const gamesPerDay = 15;
/** log odds of the home team: their mean is the home advantage (54 % of games), their spread that of a forecast */
const homeAdvantage = 0.16;
const spread = 0.38;
const officialDate = '2026-07-18';

/** Cumulative standard normal distribution. Source: the logistic approximation of S. Bowling et al. (2009), error below 0.0002. */
const normalShare = (x: number): number => toProbability(1.5976 * x + 0.07056 * x ** 3);

function createUser(random: () => number, normal: () => number): InventedUser {
  return {
    trueSkill: 0,
    // a skilled user sees the log odds with a small error
    noise: Math.exp(-0.45 + 0.8 * normal()),
    pickShare: 0.02 + 0.98 * random() ** 2,
    // a cautious user leaves out games without a clear favorite
    caution: random() < 0.5 ? 1.5 * random() : 0,
    tally: emptyTally,
    skill: emptySkill,
  };
}

/** Expected share of correct picks of a user who picks all games. */
function expectedShare(noise: number, games: readonly number[]): number {
  const shares = games.map((logOdds) => {
    const picksHome = normalShare(logOdds / noise);
    const homeWins = toProbability(logOdds);
    return picksHome * homeWins + (1 - picksHome) * (1 - homeWins);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

type Choice = { user: InventedUser; side: 'away' | 'home' };

function choose(user: InventedUser, logOdds: number, random: () => number, normal: () => number): Choice[] {
  const seen = logOdds + user.noise * normal();
  const isPicked = random() < user.pickShare * (1 - Math.exp(-Math.abs(seen) / Math.max(user.caution * spread, 1e-9)));
  return isPicked ? [{ user, side: seen > 0 ? 'home' : 'away' }] : [];
}

/** Plays a season of invented games and picks. The same seed gives the same season. */
export function simulatePicks({ seed, users: count, days }: Simulation): InventedUser[] {
  const random = seededRandom(seed);
  const normal = seededNormal(random);
  const games = Array.from({ length: days * gamesPerDay }, () => homeAdvantage + spread * normal());
  const users = Array.from({ length: count }, () => createUser(random, normal));
  for (const logOdds of games) {
    const choices = users.flatMap((user) => choose(user, logOdds, random, normal));
    const home = choices.filter(({ side }) => side === 'home').length;
    const crowd = { away: choices.length - home, home };
    const winner = random() < toProbability(logOdds) ? 'home' : 'away';
    for (const { user, side } of choices) {
      const outcome = side === winner ? 'correct' : 'wrong';
      user.tally = addPick(user.tally, { state: outcome, officialDate });
      user.skill = addJudgedPick(user.skill, { side, outcome, crowd });
    }
  }
  const shares = users.map(({ noise }) => expectedShare(noise, games));
  const average = shares.reduce((sum, share) => sum + share, 0) / count;
  for (const [index, user] of users.entries()) user.trueSkill = (shares[index] ?? average) - average;
  return users;
}

/** Returns a generator of standard normal numbers. Source: Box and Muller, Annals of Mathematical Statistics 29 (1958). */
function seededNormal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
