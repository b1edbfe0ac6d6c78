/** The mean characteristics of a pitch type, thrown with the right hand. Means follow Statcast's public averages. */
type PitchType = {
  /** of the API */
  name: string;
  /** the chance to be among the further types of a pitcher, relative to the others */
  share: number;
  /** mph less than the fastball */
  behind: number;
  /** rpm */
  spin: number;
  /** tilt of the spin axis in degrees; 180 is pure back-spin */
  axis: number;
  /** induced movement in inches over the whole flight; horizontal positive towards the catcher's right */
  horizontal: number;
  vertical: number;
};

/** All types that the pitchers of the league throw. */
export const pitchTypes = {
  FF: { name: 'Four-Seam Fastball', share: 0, behind: 0, spin: 2280, axis: 212, horizontal: -7.5, vertical: 15.8 },
  SL: { name: 'Slider', share: 28, behind: 8.7, spin: 2430, axis: 130, horizontal: 5.2, vertical: 1.6 },
  CH: { name: 'Changeup', share: 24, behind: 8.6, spin: 1760, axis: 242, horizontal: -14, vertical: 5.6 },
  CU: { name: 'Curveball', share: 16, behind: 14.6, spin: 2520, axis: 45, horizontal: 9.4, vertical: -9.6 },
  ST: { name: 'Sweeper', share: 16, behind: 11.8, spin: 2560, axis: 92, horizontal: 14.2, vertical: 1.2 },
  FC: { name: 'Cutter', share: 14, behind: 4.8, spin: 2380, axis: 182, horizontal: 2.6, vertical: 8.2 },
  SI: { name: 'Sinker', share: 16, behind: 0.7, spin: 2150, axis: 232, horizontal: -15, vertical: 7.6 },
  FS: { name: 'Splitter', share: 7, behind: 7.8, spin: 1300, axis: 236, horizontal: -10.4, vertical: 3 },
  KC: { name: 'Knuckle Curve', share: 7, behind: 12.8, spin: 2480, axis: 40, horizontal: 7, vertical: -9.2 },
  EP: { name: 'Eephus', share: 0, behind: 28, spin: 1500, axis: 200, horizontal: -4, vertical: 10 },
} as const satisfies Readonly<Record<string, PitchType>>;

export type PitchTypeCode = keyof typeof pitchTypes;

const isPitchType = (code: string): code is PitchTypeCode => code in pitchTypes;

/** Further types are drawn in this order: another order changes all invented seasons. */
export const pitchTypeCodes = Object.keys(pitchTypes).filter(isPitchType);
