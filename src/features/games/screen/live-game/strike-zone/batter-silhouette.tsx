import type { Hand } from '#rules/baseball/game/model.ts';
import { frame, toUnits } from './zone-geometry.ts';
import styles from './strike-zone.module.css';

const width = toUnits(frame.right - frame.left);

const body = [
  'M12 262C30 246 72 250 82 276C90 310 104 354 101 390C92 434 62 474 52 514C62 525 90 530 102 541C106 549 102 556 94 556L10 556C3 549 6 530 16 518C20 474 36 432 50 398C32 372 8 322 12 262Z',
  'M11 278C8 238 18 190 36 156C46 132 62 118 82 112C100 110 112 120 114 136C116 166 104 214 95 250C93 264 89 278 83 290C58 302 28 298 11 278Z',
  'M64 84C58 54 76 33 100 33C121 33 135 46 137 66L152 71C155 74 153 78 149 78L133 79C134 92 129 106 117 109C113 114 112 118 110 126L78 124C80 112 77 108 73 104C68 99 66 92 64 84Z',
  'M92 124C112 124 140 150 150 166C154 156 155 142 153 130L167 127C170 146 168 172 160 188C154 197 144 197 136 191C116 178 96 164 88 150Z',
  'M56 124C76 112 92 128 95 146C101 164 107 178 113 187C124 172 134 146 142 124L160 132C154 160 139 197 126 210C116 218 105 213 97 205C80 190 64 168 54 148Z',
  'M140 108C150 101 164 103 168 113C171 124 164 135 152 135C142 135 134 119 140 108Z',
  'M148 146C143 147 142 143 143 139L150 104C156 76 160 46 161 20C162 6 183 5 184 20C183 48 174 78 160 108L153 141Z',
].join('');
const farLeg =
  'M44 262C66 254 92 262 100 282C106 308 130 336 131 362C128 396 112 428 103 458C112 466 136 468 146 477C149 483 147 489 140 489L70 489C62 486 66 472 73 462C79 430 86 402 88 374C72 350 50 318 44 262Z';
const seams = 'M14 262C34 276 66 278 88 268M62 86C84 92 100 84 104 70C112 64 126 66 137 66M52 396C68 404 84 404 98 398';

/**
 * A batter seen from behind the plate, in the units of the picture. Drawn right-handed, at the viewer's left; a
 * left-handed batter is the mirror image. Nothing is drawn while the side is unknown.
 */
export function BatterSilhouette({ side }: { side: Hand | null }) {
  if (side === null || side === 'S') return null;
  return (
    <g transform={side === 'L' ? `translate(${width} 0) scale(-1 1)` : undefined}>
      <path className={styles.far} d={farLeg} />
      <path className={styles.body} d={body} />
      <path className={styles.seams} d={seams} />
    </g>
  );
}
