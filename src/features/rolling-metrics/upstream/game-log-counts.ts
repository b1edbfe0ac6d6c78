import type { CountName } from '../rules/game-line.ts';
import type { RollingGroup } from '../rules/rolling-figures.ts';

type Counts = readonly (readonly [upstream: string, countName: CountName])[];

/** The upstream's name of each count in a game line, by group. */
export const gameLogCounts: Readonly<Record<RollingGroup, Counts>> = {
  hitting: [
    ['plateAppearances', 'plateAppearances'],
    ['atBats', 'atBats'],
    ['hits', 'hits'],
    ['totalBases', 'totalBases'],
    ['homeRuns', 'homeRuns'],
    ['baseOnBalls', 'walks'],
    ['hitByPitch', 'hitByPitch'],
    ['sacFlies', 'sacFlies'],
    ['strikeOuts', 'strikeOuts'],
    ['airOuts', 'airOuts'],
  ],
  pitching: [
    ['wins', 'wins'],
    ['wildPitches', 'wildPitches'],
    ['baseOnBalls', 'walks'],
    ['strikes', 'strikes'],
    ['numberOfPitches', 'pitches'],
    ['earnedRuns', 'earnedRuns'],
    ['battersFaced', 'battersFaced'],
    ['groundOuts', 'groundOuts'],
    ['airOuts', 'airOuts'],
    ['hitBatsmen', 'hitBatsmen'],
    ['hits', 'hits'],
    ['atBats', 'atBats'],
    ['totalBases', 'totalBases'],
  ],
};
