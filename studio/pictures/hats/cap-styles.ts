import type { GroundName } from './grounds.ts';

/** How a club's cap is made up of its two colours. */
export type CapStyle = {
  ground: GroundName;
  /** a bill in the second colour */
  hasBrightBill?: boolean;
  /** a light front panel under the letter */
  hasLightFront?: boolean;
  /** in place of the club's own second colour, where that is too plain for a whole cap */
  trim?: string;
};

/** By team id. */
export const capStyles: Readonly<Record<number, CapStyle>> = {
  108: { ground: 'rays', trim: '#c4ced4' },
  109: { ground: 'lattice', hasBrightBill: true, trim: '#30ced8' },
  110: { ground: 'hoops', hasLightFront: true },
  111: { ground: 'dots', trim: '#13284c' },
  112: { ground: 'pinstripes', trim: '#cc3433' },
  113: { ground: 'dots' },
  114: { ground: 'hoops', hasBrightBill: true },
  115: { ground: 'lattice' },
  116: { ground: 'hoops' },
  117: { ground: 'rays', hasBrightBill: true },
  118: { ground: 'lattice' },
  119: { ground: 'pinstripes' },
  120: { ground: 'hoops', hasLightFront: true, trim: '#14225a' },
  121: { ground: 'pinstripes', trim: '#ff5910' },
  133: { ground: 'dots', hasBrightBill: true },
  134: { ground: 'hoops', hasBrightBill: true },
  135: { ground: 'dots' },
  136: { ground: 'rays', hasBrightBill: true },
  137: { ground: 'lattice' },
  138: { ground: 'dots', trim: '#0c2340' },
  139: { ground: 'rays' },
  140: { ground: 'hoops', hasBrightBill: true },
  141: { ground: 'hoops', hasLightFront: true, trim: '#e8291c' },
  142: { ground: 'pinstripes', trim: '#d31145' },
  143: { ground: 'pinstripes' },
  144: { ground: 'rays', hasBrightBill: true },
  145: { ground: 'pinstripes' },
  146: { ground: 'lattice', hasBrightBill: true },
  147: { ground: 'pinstripes' },
  158: { ground: 'rays', hasLightFront: true },
};
