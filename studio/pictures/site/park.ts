import { batter, batterPoses } from '../called-shot/batter.ts';
import { pitcher, pitcherPoses } from '../called-shot/pitcher.ts';
import { placed } from '../called-shot/scene.ts';
import { ball } from '../shapes/ball.ts';
import { box, ellipse, fill, line, shape } from '../shapes/paint.ts';
import { dotted, drawn, scenery, symbol } from './scenery.ts';

const frame = [1216, 440] as const;
const ground = 326;

const lightTower = (x: number, top: number): string =>
  [
    fill(`M${x - 34} ${top}H${x + 34}L${x + 190} 440H${x - 190}z`, scenery.beam),
    line(
      `M${x - 8} 250V${top + 16}M${x + 8} 250V${top + 16}M${x - 8} ${top + 60}L${x + 8} ${top + 84}M${x + 8} ${top + 60}L${x - 8} ${top + 84}`,
      scenery.ink,
      2.4,
    ),
    drawn(box(x - 36, top - 12, 72, 28), scenery.wall, 2.4),
    dotted(`M${x - 27} ${top - 4}H${x + 30}M${x - 27} ${top + 8}H${x + 30}`, scenery.lamp, 8, 13.5),
  ].join('');

/** Bleachers on the right: sloped rows of heads under a rail with pennants. */
function bleachers(): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = 308 - row * 14;
    return (
      dotted(`M${624 + row * 21} ${y}H1230`, scenery.crowd, 9, 15, row * 6) +
      dotted(`M${630 + row * 21} ${y + 7}H1230`, row % 2 === 0 ? scenery.red : scenery.blue, 6, 45, row * 17)
    );
  });
  const pennants = [760, 880, 1000, 1120].map(
    (x, index) =>
      line(`M${x} 232V204`, scenery.ink, 2) +
      drawn(
        `M${x} 204l24 6-24 7z`,
        [scenery.red, scenery.gold, scenery.blue, scenery.green][index] ?? scenery.red,
        1.8,
      ),
  );
  return [
    drawn(`M600 ${ground}L724 232H1240V${ground}z`, scenery.stand),
    ...rows,
    ...pennants,
    drawn(`M560 ${ground - 20}H1240V${ground}H560z`, scenery.wall),
    line(
      `M640 ${ground - 20}v20M720 ${ground - 20}v20M800 ${ground - 20}v20M880 ${ground - 20}v20M960 ${ground - 20}v20M1040 ${ground - 20}v20M1120 ${ground - 20}v20M1200 ${ground - 20}v20`,
      scenery.outline,
      1.4,
    ),
  ].join('');
}

/** Mown grass on the right; on the left only a pencil line, as if the drawing were unfinished. */
function field(): string {
  return [
    fill(`M504 ${ground}H1240V450H424q20-24 4-46 22-14 14-38 28-8 38-40z`, scenery.turf),
    fill(`M640 ${ground}h90L700 450H560zM830 ${ground}h90L960 450H820zM1020 ${ground}h90L1230 450H1090z`, scenery.mown),
    line(`M24 ${ground}H1216`, scenery.ink, 2.5),
    fill(ellipse(676, 424, 170, 34), scenery.clay),
    fill(ellipse(812, 378, 78, 12), scenery.clay),
    line('M778 414 1216 396', scenery.chalk, 3),
  ].join('');
}

/** A batter who points over the fence, and the path of the ball. */
export function park(): string {
  return symbol('park', frame, 'xMaxYMax slice', [
    lightTower(600, 92),
    bleachers(),
    field(),
    placed(pitcher(pitcherPoses.set), 812, 378, 0.62, true),
    shape('M726 412h34l9 8-26 11-26-11z', scenery.chalk, 2.4),
    dotted('M818 208C842 70 950 14 1106 42', scenery.red, 5, 12),
    placed(batter(batterPoses.pointing), 660, 416, 1.32),
    ball(1122, 46, 15, 30),
  ]);
}
