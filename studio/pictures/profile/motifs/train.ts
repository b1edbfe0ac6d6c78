import type { ProfileDrawing } from '#pictures/profile-drawing.ts';
import { box, circle, fill, line, paint, picture, shape, side } from '../../shapes/paint.ts';

const houses = 'M0 112V78H18V60H38V84H52V48H66V40H74V48H86V92H112V66H130V54H150V80H164V58H182V72H200V112z';
const windows =
  'M24 68h4v5h-4zM30 76h4v5h-4zM58 58h4v5h-4zM68 66h4v5h-4zM58 74h4v5h-4zM136 64h4v5h-4zM142 72h4v5h-4zM170 66h4v5h-4zM176 78h4v5h-4zM6 88h4v5H6z';
const car = 'M54 60C54 44 64 38 78 38H122C136 38 146 44 146 60V150H54z';

function viaduct(): string {
  return [
    shape('M-10 150H210V164H-10z', '#3d5166', 4),
    line('M0 157H200', '#7d93a6', 2.4),
    shape('M36 164H52L46 204H30zM148 164H164L170 204H154z', '#3d5166', 4),
    line('M44 196 100 166 156 196', paint.ink, 4),
  ].join('');
}

export const train: ProfileDrawing = {
  number: 45,
  category: 'Mets',
  alt: 'An elevated train at dusk in blue and orange',
  tags: ['new york', 'queens', 'train'],
  draw: () =>
    picture(
      fill(box(0, 0, side, side), '#ff8a3d'),
      fill(box(0, 0, side, 34), '#f26b1d'),
      fill(circle(148, 56, 25), '#ffd27a'),
      fill(houses, '#16366e'),
      fill(box(0, 110, side, 90), '#0f2a57'),
      fill(windows, '#ffd27a'),
      viaduct(),
      shape(car, '#2a5fb4', 5),
      shape('M56 120H144V150H56z', '#ff5910', 4),
      shape('M72 46H128V58H72z', paint.ink, 2),
      fill('M78 49h8v6h-8zM90 49h8v6h-8zM102 49h8v6h-8zM114 49h8v6h-8z', '#ffd27a'),
      shape('M62 66H88V106H62zM112 66H138V106H112z', '#cfe6f5', 4),
      shape('M92 64H108V118H92z', '#d7dde2', 3.5),
      fill('M64 84 86 68V68H64zM114 84 136 68H114z', '#ffffff', 0.7),
      shape(circle(70, 135, 7.5) + circle(130, 135, 7.5), '#fff3c4', 3.5),
      line('M86 130H114M86 140H114', paint.card, 4),
      shape('M80 150H120V158H80z', paint.ink, 2),
    ),
};
