/** The explanation of a statistic. */
type Term = {
  name: string;
  meaning: string;
  /** absent for a count */
  formula?: string;
  /** the major-league average of 2023, computed from Retrosheet's game logs */
  average?: string;
};

/** All statistics on pages; table columns refer to them by these ids. */
const glossary = {
  wins: { name: 'Wins', meaning: 'Games won.' },
  losses: { name: 'Losses', meaning: 'Games lost.' },
  pct: { name: 'Winning percentage', meaning: 'Share of the decided games that were won.', formula: 'W ÷ (W + L)' },
  streak: { name: 'Streak', meaning: 'Consecutive games won (W) or lost (L) up to now.' },
  runDifferential: { name: 'Run differential', meaning: 'Runs scored minus runs allowed.' },
  gamesBehind: {
    name: 'Games behind',
    meaning: 'Games by which a club trails the first of its division.',
    formula: '((W of the first − W) + (L − L of the first)) ÷ 2',
  },
  wildCardGamesBehind: {
    name: 'Wild card games behind',
    meaning: 'Games by which a club trails the last club with a wild card; + if it is ahead of that club.',
  },
  lastTen: { name: 'Last ten', meaning: 'Wins and losses of the last ten games.' },
  homeRecord: { name: 'Home', meaning: 'Wins and losses at home.' },
  awayRecord: { name: 'Away', meaning: 'Wins and losses on the road.' },
  expectedRecord: {
    name: 'Expected wins and losses',
    meaning: 'The record expected from runs scored (RS) and allowed (RA). A club far above it has been lucky.',
    formula: 'games × RS^1.825 ÷ (RS^1.825 + RA^1.825)',
  },
  oneRunRecord: { name: 'One-run games', meaning: 'Wins and losses of games that were decided by one run.' },
  luck: { name: 'Luck', meaning: 'Wins above those expected from the runs.', formula: 'W − W of X-W-L' },
  magicNumber: {
    name: 'Magic number',
    meaning:
      'The number of wins by the club and losses by its pursuers, combined, that secures its place. In: the place is secure. A tie is enough against a club that has already lost the season series.',
    formula: 'maximum wins of the pursuer + 1 − W',
  },
  eliminationNumber: {
    name: 'Elimination number',
    meaning:
      'The number of losses by the club and wins by the clubs ahead, combined, that eliminates it. E: eliminated.',
    formula: 'maximum wins of the club + 1 − W of the club ahead',
  },
  games: { name: 'Games', meaning: 'Games in which the player appeared.' },
  plateAppearances: { name: 'Plate appearances', meaning: 'Completed turns at bat of any kind.' },
  gamesStarted: { name: 'Games started', meaning: 'Games in which the player was in the starting lineup.' },
  atBats: {
    name: 'At bats',
    meaning: 'Turns at bat that count for the averages: without walks, hit by pitch, sacrifices and interference.',
  },
  runs: { name: 'Runs', meaning: 'Times the player crossed home plate.', average: '4.62 for a club in a game' },
  hits: {
    name: 'Hits',
    meaning: 'Times the batter reached base on a batted ball without an error or a fielder’s choice.',
  },
  doubles: { name: 'Doubles', meaning: 'Hits on which the batter reached second base.' },
  triples: { name: 'Triples', meaning: 'Hits on which the batter reached third base.' },
  runsAllowed: { name: 'Runs allowed', meaning: 'Runs of the opponents.' },
  homeRuns: { name: 'Home runs', meaning: 'Home runs.' },
  parkFactor: { name: 'Park factor', meaning: 'Runs here in percent of those in the same clubs’ other games.' },
  parkMargin: { name: 'Margin', meaning: 'How far chance moves the park factor either way, in 95 of 100 cases.' },
  runsBattedIn: { name: 'Runs batted in', meaning: 'Runs that scored because of the player’s turn at bat.' },
  walks: { name: 'Walks', meaning: 'First base on four balls.', average: '8.6% of plate appearances' },
  strikeOuts: { name: 'Strikeouts', meaning: 'Out on three strikes.', average: '22.7% of plate appearances' },
  stolenBases: { name: 'Stolen bases', meaning: 'Bases taken while the pitcher had the ball.' },
  caughtStealing: {
    name: 'Caught stealing',
    meaning: 'Out while trying to steal a base.',
    average: '20% of the attempts',
  },
  airOuts: { name: 'Air outs', meaning: 'Outs on balls caught in the air.' },
  groundOuts: { name: 'Ground outs', meaning: 'Outs on balls hit on the ground.' },
  atBatsPerHomeRun: {
    name: 'At bats per home run',
    meaning: 'The average number of at bats for each home run; fewer is better.',
    formula: 'AB ÷ HR',
    average: '28.0',
  },
  avg: {
    name: 'Batting average',
    meaning: 'Share of at bats that end in a hit.',
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
    meaning: 'Bases per at bat.',
    formula: '(1B + 2 × 2B + 3 × 3B + 4 × HR) ÷ AB',
    average: '.414',
  },
  ops: {
    name: 'On-base plus slugging',
    meaning: 'On-base percentage and slugging percentage in one figure.',
    formula: 'OBP + SLG',
    average: '.734',
  },
  babip: {
    name: 'Batting average on balls in play',
    meaning: 'How often a ball in play becomes a hit; much of it is luck.',
    formula: '(H − HR) ÷ (AB − K − HR + SF)',
    average: '.297',
  },
  iso: {
    name: 'Isolated power',
    meaning: 'Extra bases per at bat: slugging without the first base of each hit.',
    formula: 'SLG − AVG',
    average: '.166',
  },
  woba: {
    name: 'Weighted on-base average',
    meaning:
      'How often a batter reaches base, each way weighted by the runs it is worth, on the scale of OBP. The weights are those that FanGraphs publishes for the season, or for the nearest season.',
    formula: '(wBB × (BB − IBB) + wHBP × HBP + w1B × 1B + w2B × 2B + w3B × 3B + wHR × HR) ÷ (AB + BB − IBB + SF + HBP)',
    average: '.318',
  },
  wRcPlus: {
    name: 'Weighted runs created plus',
    meaning:
      'Runs created per plate appearance, corrected for the ballpark, as a percentage of the league’s. From the league.',
    average: '100',
  },
  war: {
    name: 'Wins above replacement',
    meaning:
      'Wins that the player is worth above a player whom any club could add: hitting, running and fielding, or pitching by FIP. From the league.',
    average: '2 for a regular in a season',
  },
  expectedAverage: {
    name: 'Expected batting average',
    meaning: 'The batting average that batted balls of this speed and angle usually have. From the league.',
  },
  expectedSlugging: {
    name: 'Expected slugging percentage',
    meaning: 'The slugging percentage that batted balls of this speed and angle usually have. From the league.',
  },
  expectedWoba: {
    name: 'Expected weighted on-base average',
    meaning:
      'wOBA with what batted balls of this speed and angle usually become, and the walks and strikeouts. From the league.',
  },
  fip: {
    name: 'Fielding independent pitching',
    meaning: 'The ERA that home runs, walks, hit batters and strikeouts alone would give.',
    formula: '(13 × HR + 3 × (BB + HBP) − 2 × K) ÷ IP + the number that makes the league’s FIP its ERA',
    average: '4.33',
  },
  xfip: {
    name: 'Expected fielding independent pitching',
    meaning: 'FIP with as many home runs as fly balls usually become. From the league.',
    average: '4.33',
  },
  inningsPitched: {
    name: 'Innings pitched',
    meaning: 'Outs recorded by the pitcher, in innings of three: 5.2 is five innings and two outs.',
  },
  era: {
    name: 'Earned run average',
    meaning: 'Earned runs allowed per nine innings.',
    formula: '9 × ER ÷ IP',
    average: '4.33',
  },
  whip: {
    name: 'Walks and hits per inning',
    meaning: 'Walks and hits allowed per inning.',
    formula: '(BB + H) ÷ IP',
    average: '1.31',
  },
  walksPer9: { name: 'Walks per 9', meaning: 'Walks per nine innings.', formula: '9 × BB ÷ IP', average: '3.3' },
  strikeoutsPer9: {
    name: 'Strikeouts per 9',
    meaning: 'Strikeouts per nine innings.',
    formula: '9 × K ÷ IP',
    average: '8.7',
  },
  hitsPer9: { name: 'Hits per 9', meaning: 'Hits allowed per nine innings.', formula: '9 × H ÷ IP', average: '8.5' },
  homeRunsPer9: {
    name: 'Home runs per 9',
    meaning: 'Home runs allowed per nine innings.',
    formula: '9 × HR ÷ IP',
    average: '1.2',
  },
  completeGames: { name: 'Complete games', meaning: 'Games in which the pitcher threw every pitch for the club.' },
  saves: { name: 'Saves', meaning: 'Close leads that the last pitcher protected to the end.' },
  holds: { name: 'Holds', meaning: 'Close leads that a reliever took over and handed on.' },
  earnedRuns: { name: 'Earned runs', meaning: 'Runs allowed that did not result from errors.' },
  strikeoutRate: {
    name: 'Strikeout rate',
    meaning: 'Share of plate appearances that end in a strikeout.',
    formula: 'K ÷ PA',
    average: '22.7%',
  },
  walkRate: {
    name: 'Walk rate',
    meaning: 'Share of plate appearances that end in a walk.',
    formula: 'BB ÷ PA',
    average: '8.6%',
  },
  opponentAverage: {
    name: 'Opponents’ batting average',
    meaning: 'The batting average of opponents against the pitcher.',
    formula: 'H ÷ AB',
    average: '.248',
  },
  fieldingInnings: {
    name: 'Innings in the field',
    meaning: 'Time at the position, in innings of three outs: 5.2 is five innings and two outs.',
  },
  chances: { name: 'Total chances', meaning: 'Opportunities to make an out.', formula: 'PO + A + E' },
  putOuts: { name: 'Putouts', meaning: 'Outs that the fielder completed.' },
  doublePlays: { name: 'Double plays', meaning: 'Plays with two outs in which the fielder took part.' },
  fieldingPct: {
    name: 'Fielding percentage',
    meaning: 'Share of the total chances handled without an error.',
    formula: '(PO + A) ÷ TC',
  },
  rangeFactor: { name: 'Range factor', meaning: 'Putouts and assists per game.', formula: '(PO + A) ÷ G' },
  wildPitches: {
    name: 'Wild pitches',
    meaning: 'Pitches too wild for the catcher to stop, on which a runner advanced.',
    average: '0.3 per nine innings',
  },
  catcherEra: {
    name: 'Catcher’s earned run average',
    meaning: 'Earned runs per nine innings with this catcher; fewer is better.',
    formula: '9 × ER ÷ innings caught',
    average: '4.33',
  },
  errors: { name: 'Errors', meaning: 'Misplays that prolonged a turn at bat or gave the opponent an extra base.' },
  assists: { name: 'Assists', meaning: 'Times the fielder touched the ball before another fielder made the out.' },
  triplePlays: { name: 'Triple plays', meaning: 'Plays with three outs in which the fielder took part.' },
  balks: { name: 'Balks', meaning: 'Illegal motions by the pitcher that allow the runners to advance.' },
  blownSaves: { name: 'Blown saves', meaning: 'Save chances lost.' },
  shutouts: { name: 'Shutouts', meaning: 'Complete games of one pitcher without a run.' },
  sacrificeBunts: { name: 'Sacrifice bunts', meaning: 'Bunts on which the batter was out and a runner advanced.' },
  sacrificeFlies: { name: 'Sacrifice flies', meaning: 'Caught fly balls on which a runner scored.' },
  groundOutsToAirOuts: {
    name: 'Ground outs to air outs',
    meaning: 'Ground outs for each air out.',
    formula: 'GO ÷ AO',
    average: '1.1',
  },
  pitchesSeen: { name: 'Pitches seen', meaning: 'Pitches thrown to the batter.', average: '3.9 per plate appearance' },
  fortyMan: {
    name: 'On the 40-man roster',
    meaning:
      'Whether a move fills (+1) or opens (−1) a spot on the 40-man roster. Empty if the move does not determine it: a traded prospect may hold a spot or not.',
  },
  battersFaced: { name: 'Batters faced', meaning: 'Plate appearances against the pitcher.' },
  strikePercentage: {
    name: 'Strike percentage',
    meaning: 'Share of pitches that were strikes.',
    formula: 'strikes ÷ pitches',
    average: '64%',
  },
  pitchesPerInning: {
    name: 'Pitches per inning',
    meaning: 'The average number of pitches per inning; fewer is better.',
    formula: 'pitches ÷ IP',
    average: '16.8',
  },
  hitBatsmen: {
    name: 'Batters hit by pitches',
    meaning: 'Batters who were awarded first base because a pitch hit them.',
  },
  sluggingAgainst: {
    name: 'Slugging against',
    meaning: 'Bases per at bat against the pitcher; fewer is better.',
    formula: 'TB ÷ AB',
    average: '.414',
  },
  sprintSpeed: {
    name: 'Sprint speed',
    meaning: 'Feet covered in the fastest second of a run. The league average is about 27; 30 is elite.',
  },
  catchRate: {
    name: 'Catch rate',
    meaning: 'How often outfielders catch such a ball, given its distance and its time in the air.',
  },
  catchStars: {
    name: 'Stars',
    meaning:
      'The difficulty of a ball: five for a catch rate of up to 25%, four to 50, three to 75, two to 90, one to 95.',
  },
  expectedCatches: {
    name: 'Expected catches',
    meaning: 'The number of these balls that an average outfielder would catch.',
    formula: 'the sum of their catch rates',
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof glossary;

/** The term as type `Term`, in which formula and average are optional. */
export function termOf(id: TermId): Term {
  return glossary[id];
}
