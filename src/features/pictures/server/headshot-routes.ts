import { faceToSvgString, type FaceConfig, svgsIndex } from 'facesjs';
import { headshot } from '../contract.ts';
import { servePicture } from '#platform/http/endpoints/serve-picture.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';

export const headshotRoutes = {
  headshot: servePicture(headshot, ({ params }) => ({ content: faceToSvgString(generateFace(params.file)) })),
};

type Feature = keyof typeof svgsIndex;

const complexions = [
  { skin: ['#f2d6cb', '#ddb7a0'], hair: ['#272421', '#3d2314', '#5a3825', '#cc9966', '#2c1608', '#b55239', '#e9c67b'] },
  { skin: ['#fedac7', '#f0c5a3', '#eab687'], hair: ['#272421', '#0f0902'] },
  { skin: ['#bb876f', '#aa816f', '#a67358'], hair: ['#272421', '#1c1008'] },
  { skin: ['#ad6453', '#74453d', '#5c3937'], hair: ['#272421'] },
];

/** The face of a fictional player; the same id gives the same face. */
function generateFace(personId: number): FaceConfig {
  const random = seededRandom(personId);
  const within = (low: number, high: number) => Math.round((low + random() * (high - low)) * 100) / 100;
  const oneOf = <T>(items: readonly [T, ...T[]] | readonly T[], fallback: T) =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const id = (feature: Feature, fits: (name: string) => boolean = () => true) =>
    oneOf(
      svgsIndex[feature].filter((name) => !name.startsWith('female') && fits(name)),
      'none',
    );
  const idByChance = (chance: number, feature: Feature) => (random() < chance ? id(feature) : 'none');
  const { skin, hair } = oneOf(complexions, { skin: [], hair: [] });
  return {
    fatness: within(0, 0.8),
    teamColors: ['#5d7290', '#23364d', '#f4f1e8'],
    hairBg: { id: idByChance(0.05, 'hairBg') },
    body: { id: id('body'), color: oneOf(skin, '#ddb7a0'), size: within(0.95, 1.05) },
    jersey: { id: id('jersey', (name) => name.startsWith('baseball')) },
    ear: { id: id('ear'), size: within(0.5, 1.3) },
    head: { id: id('head'), shave: `rgba(0,0,0,${random() < 0.25 ? within(0, 0.2) : 0})` },
    eyeLine: { id: idByChance(0.75, 'eyeLine') },
    smileLine: { id: idByChance(0.75, 'smileLine'), size: within(0.25, 2) },
    miscLine: { id: idByChance(0.4, 'miscLine') },
    facialHair: { id: idByChance(0.45, 'facialHair') },
    eye: { id: id('eye'), angle: Math.round(within(-8, 12)) },
    eyebrow: { id: id('eyebrow'), angle: Math.round(within(-10, 15)) },
    hair: { id: id('hair'), color: oneOf(hair, '#272421'), flip: random() < 0.5 },
    mouth: { id: id('mouth'), flip: random() < 0.5 },
    nose: { id: id('nose', (name) => name !== 'pinocchio'), flip: random() < 0.5, size: within(0.5, 1.1) },
    glasses: { id: random() < 0.05 ? 'glasses2-black' : 'none' },
    accessories: { id: random() < 0.35 ? 'hat' : random() < 0.1 ? 'eye-black' : 'none' },
  };
}
