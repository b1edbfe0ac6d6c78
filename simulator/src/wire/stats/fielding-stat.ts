import type { FieldingLine } from '../../lines.ts';
import type { JsonObject } from '../json.ts';
import { positionBody } from '../people/position-body.ts';
import { average, innings, ratio } from '../rates.ts';
import { stealRates } from './plate-stat.ts';

const chances = (n: FieldingLine) => n.putOuts + n.assists + n.errors;

/** The sum of all positions of one game or season, as in a box score. */
export function fieldingSum(lines: readonly FieldingLine[]): JsonObject {
  const sum = (read: (line: FieldingLine) => number) => lines.reduce((total, line) => total + read(line), 0);
  const [caught, stolen, all, errors] = [
    sum((n) => n.caughtStealing),
    sum((n) => n.stolenBases),
    sum(chances),
    sum((n) => n.errors),
  ];
  return {
    gamesStarted: Math.min(
      sum((n) => n.gamesStarted),
      162,
    ),
    caughtStealing: caught,
    stolenBases: stolen,
    ...stealRates({ stolenBases: stolen, caughtStealing: caught }),
    assists: sum((n) => n.assists),
    putOuts: sum((n) => n.putOuts),
    errors,
    chances: all,
    fielding: average(all - errors, all, '.000'),
    passedBall: sum((n) => n.passedBalls),
    pickoffs: sum((n) => n.pickoffs),
  };
}

/** One position of a season or career. */
export function fieldingStat(n: FieldingLine): JsonObject {
  const made = n.putOuts + n.assists;
  const all = chances(n);
  return {
    gamesPlayed: n.games,
    gamesStarted: n.gamesStarted,
    games: n.games,
    innings: innings(n.outs),
    assists: n.assists,
    putOuts: n.putOuts,
    errors: n.errors,
    chances: all,
    fielding: average(all - n.errors, all, '.000'),
    position: positionBody(n.position),
    rangeFactorPerGame: ratio(made, n.games),
    rangeFactorPer9Inn: ratio(made * 27, n.outs),
    doublePlays: n.doublePlays,
    triplePlays: 0,
    throwingErrors: n.throwingErrors,
    ...(n.position === 'C' ? catching(n) : {}),
  };
}

function catching(n: FieldingLine): JsonObject {
  return {
    passedBall: n.passedBalls,
    stolenBases: n.stolenBases,
    caughtStealing: n.caughtStealing,
    pickoffs: n.pickoffs,
    ...stealRates(n),
  };
}
