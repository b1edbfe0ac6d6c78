/** A statistic in words. */
export type Term = {
  name: string;
  meaning: string;
  /** how it is worked out; absent where it is simply counted */
  formula?: string;
  /** what the major leagues came to in 2023, worked out from Retrosheet's game logs */
  average?: string;
};

/** Every statistic that a table or a card shows, by the name in `Term`'s and the tables' columns. */
export const glossary = {
  wins: { name: 'Wins', meaning: 'Games won.' },
  losses: { name: 'Losses', meaning: 'Games lost.' },
  pct: { name: 'Winning percentage', meaning: 'Share of the decided games that were won.', formula: 'W ÷ (W + L)' },
  streak: { name: 'Streak', meaning: 'Games won (W) or lost (L) in a row until now.' },
  runDifferential: { name: 'Run differential', meaning: 'Runs scored less runs allowed.' },
  gamesBehind: {
    name: 'Games behind',
    meaning: 'Games by which a club trails the first of its division.',
    formula: '((W of the first − W) + (L − L of the first)) ÷ 2',
  },
  wildCardGamesBehind: {
    name: 'Wild card games behind',
    meaning: 'Games by which a club trails the last that would have a wild card; + when it is ahead of it.',
  },
  lastTen: { name: 'Last ten', meaning: 'Wins and losses of the last ten games.' },
  homeRecord: { name: 'Home', meaning: 'Wins and losses in the own park.' },
  awayRecord: { name: 'Away', meaning: 'Wins and losses on the road.' },
  expectedRecord: {
    name: 'Expected wins and losses',
    meaning: 'What the runs scored (RS) and allowed (RA) usually come to: a club far above it has been lucky.',
    formula: 'RS^1.83 ÷ (RS^1.83 + RA^1.83) of its games',
  },
  magicNumber: {
    name: 'Magic number',
    meaning:
      'Wins of the club and losses of its pursuers, together, until its place is certain. In: it is. A tie is enough against those whom it has already beaten for the season.',
    formula: 'most wins the pursuer can reach + 1 − W',
  },
  eliminationNumber: {
    name: 'Elimination number',
    meaning: 'Losses of the club and wins of those in front of it, together, until it is out. E: it is.',
    formula: 'most wins the club can reach + 1 − W of the one in front',
  },
  games: { name: 'Games', meaning: 'Games in which he played.' },
  plateAppearances: { name: 'Plate appearances', meaning: 'Completed turns at bat of any kind.' },
  gamesStarted: { name: 'Games started', meaning: 'Games in which he was on the field at the start.' },
  atBats: {
    name: 'At bats',
    meaning: 'Turns at bat that count for the averages: without walks, hit by pitch, sacrifices and interference.',
  },
  runs: { name: 'Runs', meaning: 'Times he crossed the plate.', average: '4.62 for a club in a game' },
  hits: { name: 'Hits', meaning: 'Times he reached base on a ball in play without an error or a fielder’s choice.' },
  doubles: { name: 'Doubles', meaning: 'Hits on which he reached second base.' },
  triples: { name: 'Triples', meaning: 'Hits on which he reached third base.' },
  homeRuns: { name: 'Home runs', meaning: 'Hits on which he came all the way around.' },
  runsBattedIn: { name: 'Runs batted in', meaning: 'Runs that scored because of his turn at bat.' },
  walks: { name: 'Walks', meaning: 'First base on four balls.', average: '8.6 % of plate appearances' },
  strikeOuts: { name: 'Strikeouts', meaning: 'Out on three strikes.', average: '22.7 % of plate appearances' },
  stolenBases: { name: 'Stolen bases', meaning: 'Bases taken while the pitcher had the ball.' },
  caughtStealing: {
    name: 'Caught stealing',
    meaning: 'Out while trying to steal a base.',
    average: '20 % of the attempts',
  },
  airOuts: { name: 'Air outs', meaning: 'Outs on balls caught in the air.' },
  groundOuts: { name: 'Ground outs', meaning: 'Outs on balls hit on the ground.' },
  atBatsPerHomeRun: {
    name: 'At bats per home run',
    meaning: 'How many at bats one home run takes; fewer is better.',
    formula: 'AB ÷ HR',
    average: '28.0',
  },
  avg: {
    name: 'Batting average',
    meaning: 'Share of the at bats that end in a hit.',
    formula: 'H ÷ AB',
    average: '.248',
  },
  obp: {
    name: 'On-base percentage',
    meaning: 'How often a batter reaches base.',
    formula: '(H + BB + HBP) ÷ (AB + BB + HBP + SF)',
    average: '.320',
  },
  slg: {
    name: 'Slugging percentage',
    meaning: 'Bases that an at bat is worth.',
    formula: '(1B + 2 × 2B + 3 × 3B + 4 × HR) ÷ AB',
    average: '.414',
  },
  ops: {
    name: 'On-base plus slugging',
    meaning: 'Reaching base and hitting for bases in one figure.',
    formula: 'OBP + SLG',
    average: '.734',
  },
  babip: {
    name: 'Batting average on balls in play',
    meaning: 'How often a ball in the field of play falls for a hit: much of it is fortune.',
    formula: '(H − HR) ÷ (AB − K − HR + SF)',
    average: '.297',
  },
  inningsPitched: {
    name: 'Innings pitched',
    meaning: 'Outs while he pitched, in innings of three: 5.2 is five innings and two outs.',
  },
  era: {
    name: 'Earned run average',
    meaning: 'Runs without the help of errors that nine innings cost.',
    formula: '9 × ER ÷ IP',
    average: '4.33',
  },
  whip: {
    name: 'Walks and hits per inning',
    meaning: 'Batters whom he lets reach base in an inning by a walk or a hit.',
    formula: '(BB + H) ÷ IP',
    average: '1.31',
  },
  walksPer9: { name: 'Walks per 9', meaning: 'Walks in nine innings.', formula: '9 × BB ÷ IP', average: '3.3' },
  strikeoutsPer9: {
    name: 'Strikeouts per 9',
    meaning: 'Strikeouts in nine innings.',
    formula: '9 × K ÷ IP',
    average: '8.7',
  },
  hitsPer9: { name: 'Hits per 9', meaning: 'Hits allowed in nine innings.', formula: '9 × H ÷ IP', average: '8.5' },
  homeRunsPer9: {
    name: 'Home runs per 9',
    meaning: 'Home runs allowed in nine innings.',
    formula: '9 × HR ÷ IP',
    average: '1.2',
  },
  completeGames: { name: 'Complete games', meaning: 'Games that he pitched from the first pitch to the last.' },
  saves: { name: 'Saves', meaning: 'Close leads that he kept to the end as the last pitcher.' },
  holds: { name: 'Holds', meaning: 'Close leads that he took over and handed on.' },
  earnedRuns: { name: 'Earned runs', meaning: 'Runs allowed without the help of errors.' },
  strikeoutRate: {
    name: 'Strikeout rate',
    meaning: 'Share of the plate appearances that end in a strikeout.',
    formula: 'K ÷ PA',
    average: '22.7 %',
  },
  walkRate: {
    name: 'Walk rate',
    meaning: 'Share of the plate appearances that end in a walk.',
    formula: 'BB ÷ PA',
    average: '8.6 %',
  },
  opponentAverage: {
    name: 'Opponents’ batting average',
    meaning: 'What batters hit against him.',
    formula: 'H ÷ AB',
    average: '.248',
  },
  fieldingInnings: {
    name: 'Innings in the field',
    meaning: 'Outs while he stood there, in innings of three: 5.2 is five innings and two outs.',
  },
  chances: { name: 'Total chances', meaning: 'Plays to be made.', formula: 'PO + A + E' },
  putOuts: { name: 'Putouts', meaning: 'Outs that he made himself.' },
  doublePlays: { name: 'Double plays', meaning: 'Two outs on one play in which he had a part.' },
  fieldingPct: {
    name: 'Fielding percentage',
    meaning: 'Share of the chances that he took without an error.',
    formula: '(PO + A) ÷ TC',
  },
  rangeFactor: { name: 'Range factor', meaning: 'Plays made in a game.', formula: '(PO + A) ÷ G' },
  wildPitches: {
    name: 'Wild pitches',
    meaning: 'Pitches so far off that a runner moved up.',
    average: '0.3 in nine innings',
  },
  catcherEra: {
    name: 'Catcher’s earned run average',
    meaning: 'Earned runs in nine innings with him behind the plate; fewer is better.',
    formula: '9 × ER ÷ innings caught',
    average: '4.33',
  },
  errors: { name: 'Errors', meaning: 'Misplays that gave the other side an out or a base back.' },
  assists: { name: 'Assists', meaning: 'Times he touched the ball before the fielder who made the out.' },
  triplePlays: { name: 'Triple plays', meaning: 'Plays with three outs that he had a part in.' },
  balks: { name: 'Balks', meaning: 'Unlawful motions on the mound that let the runners move up.' },
  blownSaves: { name: 'Blown saves', meaning: 'Leads that he was to save and lost.' },
  shutouts: { name: 'Shutouts', meaning: 'Complete games of one pitcher without a run.' },
  sacrificeBunts: { name: 'Sacrifice bunts', meaning: 'Bunts that gave an out to move a runner up.' },
  sacrificeFlies: { name: 'Sacrifice flies', meaning: 'Fly balls whose out let a runner score.' },
  groundOutsToAirOuts: {
    name: 'Ground outs to air outs',
    meaning: 'How many outs on the ground come to one in the air.',
    formula: 'GO ÷ AO',
    average: '1.1',
  },
  pitchesSeen: { name: 'Pitches seen', meaning: 'Pitches thrown to him.', average: '3.9 in a plate appearance' },
  fortyMan: {
    name: 'On the 40-man roster',
    meaning:
      'Spots of the forty that a move takes (+1) or opens (−1). Nothing is said where the rules leave it open: a traded prospect may hold a spot or not.',
  },
  battersFaced: { name: 'Batters faced', meaning: 'Plate appearances against him.' },
  strikePercentage: {
    name: 'Strike percentage',
    meaning: 'Share of his pitches that were strikes.',
    formula: 'strikes ÷ pitches',
    average: '64 %',
  },
  pitchesPerInning: {
    name: 'Pitches per inning',
    meaning: 'How many pitches an inning costs him; fewer is better.',
    formula: 'pitches ÷ IP',
    average: '16.8',
  },
  hitBatsmen: { name: 'Batters hit by pitches', meaning: 'Batters whom he gave first base by hitting them.' },
  sluggingAgainst: {
    name: 'Slugging against',
    meaning: 'Bases that an at bat against him is worth; fewer is better.',
    formula: 'TB ÷ AB',
    average: '.414',
  },
  sprintSpeed: {
    name: 'Sprint speed',
    meaning: 'Feet that he covers in the fastest second of his run. About 27 is the league’s average, 30 is elite.',
  },
  catchRate: {
    name: 'Catch rate',
    meaning: 'How often outfielders catch such a ball, by how far away it comes down and how long it is in the air.',
  },
  catchStars: {
    name: 'Stars',
    meaning:
      'The difficulty of a ball: five for a catch rate of up to 25 %, four to 50, three to 75, two to 90, one to 95.',
  },
  expectedCatches: {
    name: 'Expected catches',
    meaning: 'What an average outfielder catches of the same balls.',
    formula: 'the sum of their catch rates',
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof glossary;

/** A term of the glossary as such: its formula and its average may be absent. */
export function termOf(id: TermId): Term {
  return glossary[id];
}
