import { toLogit } from '../logit.ts';

/** Entries of a table; a random number selects one. */
const size = 2 ** 14;
const side = 2 ** 7;

/** Quantiles of the logistic distribution: a game with logit L is won if L is above a random one of them. */
const logisticTable = Float32Array.from({ length: size }, (_, place) => toLogit((place + 0.5) / size));

/** Values of the normal distribution, by the method of Box and Muller on a grid, so that their mean is 0. */
const normalTable = Float32Array.from({ length: size }, (_, place) => {
  const radius = Math.sqrt(-2 * Math.log((Math.floor(place / side) + 0.5) / side));
  return radius * Math.cos((2 * Math.PI * ((place % side) + 0.5)) / side);
});

/** Returns a random value of the logistic distribution with mean 0 and scale 1. */
export function randomLogistic(random: () => number): number {
  return logisticTable[Math.floor(random() * size)] ?? 0;
}

/** Returns a random value of the normal distribution with mean 0 and variance 1. */
export function randomNormal(random: () => number): number {
  return normalTable[Math.floor(random() * size)] ?? 0;
}
