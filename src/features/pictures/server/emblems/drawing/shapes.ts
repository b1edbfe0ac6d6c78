/** An outline of an emblem in a 48 × 48 box, with the places of its parts. */
export type Shape = {
  outline: string;
  /** center of the charge and its scale (1: 24 units wide) */
  charge: { y: number; scale: number };
  /** top of the band with the letter, and the height of the letter in units */
  band: { y: number; letter: number };
};

const upright = { charge: { y: 16.5, scale: 1.05 }, band: { y: 28.5, letter: 10.5 } };

export const shapes = {
  shield: { outline: 'M5 4h38v20c0 11-8 17-19 21C13 41 5 35 5 24z', ...upright },
  crest: { outline: 'M24 2l19 6v17c0 10-8 16-19 20C13 41 5 35 5 25V8z', ...upright, charge: { y: 17.5, scale: 1 } },
  round: {
    outline: 'M24 2.500a21.500 21.500 0 1 1 0 43a21.500 21.500 0 1 1 0-43z',
    charge: { y: 17.5, scale: 1 },
    band: { y: 29, letter: 10 },
  },
  plate: { outline: 'M4 4h40v22L24 45 4 26z', charge: { y: 15.5, scale: 1.05 }, band: { y: 26, letter: 9.5 } },
  diamond: { outline: 'M24 1 47 24 24 47 1 24z', charge: { y: 18.5, scale: 0.9 }, band: { y: 28.5, letter: 9.5 } },
  hexagon: {
    outline: 'M24 2 43.500 13v22L24 46 4.500 35V13z',
    charge: { y: 17.5, scale: 1 },
    band: { y: 29, letter: 10 },
  },
  square: {
    outline: 'M9 4h30a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z',
    charge: { y: 16.5, scale: 1.1 },
    band: { y: 29, letter: 11 },
  },
  octagon: {
    outline: 'M15 3h18l12 12v18L33 45H15L3 33V15z',
    charge: { y: 17, scale: 1.05 },
    band: { y: 29, letter: 10.5 },
  },
  arch: { outline: 'M5 45V22a19 19 0 0 1 38 0v23z', charge: { y: 18, scale: 1 }, band: { y: 30.5, letter: 10.5 } },
  flag: {
    outline: 'M3 4h42v36L24 34 3 40z',
    charge: { y: 12.8, scale: 0.8 },
    band: { y: 21.5, letter: 9 },
  },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;
