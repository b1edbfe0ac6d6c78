import { figure, type Pose } from '../figures/figure.ts';
import { ball } from '../shapes/ball.ts';
import { box, ellipse, fill, line, paint, shape } from '../shapes/paint.ts';
import { batter, batterPoses, type BatterPose } from './batter.ts';
import { pitcher, pitcherPoses } from './pitcher.ts';
import { fence, flagpole, framed, page, park, placed } from './scene.ts';
import { pencil, scorebookCell, stamp } from './scorebook.ts';

const duel = (hitter: BatterPose, thrower: Pose, ...more: readonly string[]): string =>
  framed(park(), placed(pitcher(thrower), 254, 140, 0.46, true), placed(batter(hitter), 84, 184, 0.82), ...more);

/** Raised fingers that count the strikes, above the raised hand. */
const fingers = (count: 1 | 2): string =>
  line(count === 1 ? 'M110 74v-13' : 'M108 74l-3-13M113 74l4-12', paint.ink, 4.5) +
  line(count === 1 ? 'M110 74v-12' : 'M108 74l-3-12M113 74l4-11', '#d9a679', 2.4);

const lookingUp: Pose = {
  head: { at: [100, 46], facing: 0 },
  arms: {
    far: { shoulder: [90, 76], elbow: [70, 92], hand: [62, 112] },
    near: { shoulder: [110, 76], elbow: [132, 62], hand: [138, 36], glove: 8 },
  },
  legs: {
    far: { hip: [93, 118], knee: [80, 142], ankle: [72, 166], toe: [64, 172] },
    near: { hip: [107, 118], knee: [118, 144], ankle: [124, 168], toe: [132, 174] },
  },
};

const outfield = (...more: readonly string[]): string =>
  framed(
    page(),
    flagpole(206, 92, 80),
    fence(104),
    fill(box(0, 104, 320, 96), paint.grass),
    shape('M-4 104H324V118H-4z', paint.dirt, 1.6),
    ...more,
  );

/** The ball above second base, with the edge of the infield and the distant wall. */
const overSecond = framed(
  page(),
  flagpole(214, 66, 56),
  fence(76),
  fill(box(0, 76, 320, 124), paint.grass),
  line('M0 76H320', paint.ink, 1.8),
  shape('M-20 210C20 128 90 112 160 112s140 16 180 98z', paint.dirt, 2),
  shape('M40 214 160 132 280 214z', paint.grass, 2),
  shape('M160 124l10 6-10 6-10-6z', paint.card, 2),
  fill(ellipse(160, 152, 9, 2.4), paint.ink, 0.3),
  line('M92 196C108 120 132 66 176 40', paint.red, 2.4),
  ball(184, 35, 12, 40),
);

const behindTheFence = outfield(
  line('M60 10C120 2 186 20 222 62', paint.red, 2.4),
  ball(226, 70, 7, 60),
  line('M240 60l9-7M243 71l11-1M214 58l-3-10', paint.ink, 2.2),
  placed(figure(lookingUp, { jersey: '#b3261e', skin: '#a9714b' }), 130, 176, 0.52),
);

const roundingThird = outfield(
  shape('M-10 214C60 150 230 150 330 176V214z', paint.dirt, 2),
  shape('M206 182l14-7 14 7-14 7z', paint.card, 2),
  placed(batter(batterPoses.running), 150, 178, 0.82),
  line('M64 104H88M52 124H82M60 144H86', paint.ink, 2.4),
);

const { walking, stance, oneFinger, steppingOut, pointing, stride, swing, contact } = batterPoses;
const { set, kick, release, turned } = pitcherPoses;

/** The eighteen pictures of the article's gallery, in order. */
export const calledShotFrames: readonly string[] = [
  duel(walking, turned),
  duel(stance, set),
  duel(oneFinger, set, fingers(1)),
  duel(oneFinger, set, fingers(2)),
  duel(steppingOut, set),
  duel(pointing, set, line('M164 58Q194 44 210 40', paint.red, 2.2)),
  framed(scorebookCell(0), stamp(160, 110, 1.05)),
  duel(stance, set, ball(245, 100, 3.4)),
  duel(stance, kick),
  duel(stance, release, ball(229, 86, 4, 10)),
  duel(stride, release, line('M196 94H216M198 100H214', paint.ink, 1.6), ball(186, 98, 6, 50)),
  duel(swing, release, line('M160 108H184M162 116H180', paint.ink, 1.6), ball(148, 112, 8, 90)),
  duel(
    contact,
    release,
    line('M166 106l12-8M170 118l15 3M160 100l3-13M164 128l9 11', paint.red, 3),
    ball(158, 116, 9, 120),
  ),
  overSecond,
  outfield(
    placed(figure(lookingUp, { jersey: '#b3261e', skin: '#a9714b' }), 130, 178, 0.6),
    line('M70 2C110 6 136 14 160 24', paint.red, 2.4),
    ball(168, 28, 9, 20),
  ),
  behindTheFence,
  roundingThird,
  framed(scorebookCell(4), stamp(214, 160, 0.62), pencil(206, 74)),
];
