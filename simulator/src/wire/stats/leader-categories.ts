import type { BattingLine, FieldingLine, PitchingLine } from '../../lines.ts';
import { innings, rounded } from '../rates.ts';
import { onBaseAndSlugging, onBasePlusSlugging, totalBases } from './plate-stat.ts';

type Write = (value: number) => string;
type Category<T> = { value: (line: T) => number; write?: Write; qualified?: boolean; least?: boolean };

const three: Write = (value) => rounded(value, 3).replace(/^0/, '');
const two: Write = (value) => rounded(value, 2);
const divided = (part: number, whole: number) => (whole === 0 ? NaN : part / whole);

/** Leader categories by group, with the API's names. `least`: the smallest value leads. */
export const hittingCategories: Readonly<Record<string, Category<BattingLine>>> = {
  homeRuns: { value: (n) => n.homeRuns },
  stolenBases: { value: (n) => n.stolenBases },
  caughtStealing: { value: (n) => n.caughtStealing },
  runs: { value: (n) => n.runs },
  hits: { value: (n) => n.hits },
  doubles: { value: (n) => n.doubles },
  triples: { value: (n) => n.triples },
  runsBattedIn: { value: (n) => n.rbi },
  walks: { value: (n) => n.walks },
  strikeouts: { value: (n) => n.strikeouts },
  hitByPitches: { value: (n) => n.hitByPitch },
  sacrificeBunts: { value: (n) => n.sacBunts },
  sacrificeFlies: { value: (n) => n.sacFlies },
  totalBases: { value: totalBases },
  groundOuts: { value: (n) => n.groundOuts },
  airOuts: { value: (n) => n.airOuts },
  groundIntoDoublePlays: { value: (n) => n.groundedIntoDoublePlay },
  numberOfPitches: { value: (n) => n.pitchesSeen },
  gamesPlayed: { value: (n) => n.games },
  atBats: { value: (n) => n.atBats },
  totalPlateAppearances: { value: (n) => n.plateAppearances },
  battingAverage: { value: (n) => divided(n.hits, n.atBats), write: three, qualified: true },
  onBasePercentage: { value: (n) => onBaseAndSlugging(n).obp, write: three, qualified: true },
  sluggingPercentage: { value: (n) => onBaseAndSlugging(n).slg, write: three, qualified: true },
  onBasePlusSlugging: { value: onBasePlusSlugging, write: three, qualified: true },
  groundoutToFlyoutRatio: { value: (n) => divided(n.groundOuts, n.airOuts), write: two, qualified: true },
};

export const pitchingCategories: Readonly<Record<string, Category<PitchingLine>>> = {
  wins: { value: (n) => n.wins },
  losses: { value: (n) => n.losses },
  saves: { value: (n) => n.saves },
  saveOpportunities: { value: (n) => n.saveOpportunities },
  blownSaves: { value: (n) => n.blownSaves },
  holds: { value: (n) => n.holds },
  shutouts: { value: (n) => n.shutouts },
  completeGames: { value: (n) => n.completeGames },
  strikeouts: { value: (n) => n.strikeouts },
  walks: { value: (n) => n.walks },
  homeRuns: { value: (n) => n.homeRuns },
  runs: { value: (n) => n.runs },
  hits: { value: (n) => n.hits },
  earnedRun: { value: (n) => n.earnedRuns },
  wildPitch: { value: (n) => n.wildPitches },
  wildPitches: { value: (n) => n.wildPitches },
  balk: { value: (n) => n.balks },
  balks: { value: (n) => n.balks },
  hitBatsman: { value: (n) => n.hitBatsmen },
  pickoffs: { value: (n) => n.pickoffs },
  gamesStarted: { value: (n) => n.gamesStarted },
  gamesPlayed: { value: (n) => n.games },
  gamesFinished: { value: (n) => n.gamesFinished },
  totalBattersFaced: { value: (n) => n.battersFaced },
  numberOfPitches: { value: (n) => n.pitches },
  groundOuts: { value: (n) => n.groundOuts },
  stolenBases: { value: (n) => n.stolenBases },
  caughtStealing: { value: (n) => n.caughtStealing },
  sacrificeBunts: { value: (n) => n.sacBunts },
  sacrificeFlies: { value: (n) => n.sacFlies },
  innings: { value: (n) => n.outs, write: innings },
  inningsPitched: { value: (n) => n.outs, write: innings },
  earnedRunAverage: { value: (n) => divided(n.earnedRuns * 27, n.outs), write: two, qualified: true, least: true },
  walksAndHitsPerInningPitched: {
    value: (n) => divided((n.walks + n.hits) * 3, n.outs),
    write: two,
    qualified: true,
    least: true,
  },
  walksPer9Inn: { value: (n) => divided(n.walks * 27, n.outs), write: two, qualified: true, least: true },
  hitsPer9Inn: { value: (n) => divided(n.hits * 27, n.outs), write: two, qualified: true, least: true },
  strikeoutsPer9Inn: { value: (n) => divided(n.strikeouts * 27, n.outs), write: two, qualified: true },
  strikeoutWalkRatio: { value: (n) => divided(n.strikeouts, n.walks), write: two, qualified: true },
  pitchesPerInning: { value: (n) => divided(n.pitches * 3, n.outs), write: two, qualified: true, least: true },
  groundoutToFlyoutRatio: { value: (n) => divided(n.groundOuts, n.airOuts), write: two, qualified: true },
  battingAverage: { value: (n) => divided(n.hits, n.atBats), write: three, qualified: true, least: true },
  onBasePercentage: {
    value: (n) => divided(n.hits + n.walks + n.hitBatsmen, n.atBats + n.walks + n.hitBatsmen + n.sacFlies),
    write: three,
    qualified: true,
    least: true,
  },
  winPercentage: { value: (n) => divided(n.wins, n.wins + n.losses), write: three, qualified: true },
};

export const fieldingCategories: Readonly<Record<string, Category<FieldingLine>>> = {
  errors: { value: (n) => n.errors },
  assists: { value: (n) => n.assists },
  putOuts: { value: (n) => n.putOuts },
  chances: { value: (n) => n.putOuts + n.assists + n.errors },
  doublePlays: { value: (n) => n.doublePlays },
  triplePlays: { value: (n) => n.triplePlays },
  throwingErrors: { value: (n) => n.throwingErrors },
  passedBalls: { value: (n) => n.passedBalls },
  outfieldAssists: { value: (n) => (['LF', 'CF', 'RF'].includes(n.position) ? n.assists : 0) },
  fieldingPercentage: {
    value: (n) => divided(n.putOuts + n.assists, n.putOuts + n.assists + n.errors),
    write: three,
    qualified: true,
  },
};
