import type { PublicPick } from '#features/users/contract.ts';
import { clubNamesOf } from '#rules/baseball/teams/club-names.ts';
import { clubById } from '#rules/baseball/teams/clubs.ts';
import { figuresSvg } from './figures-svg.ts';
import { lettersSvg, wordSvg } from './letters-svg.ts';
import { card, ink, onPaper, red, rule } from './paper.ts';

const months = 'JANUARY FEBRUARY MARCH APRIL MAY JUNE JULY AUGUST SEPTEMBER OCTOBER NOVEMBER DECEMBER'.split(' ');
const green = '#2c6a4a';
const soft = '#56606b';

/** The cells of the picture: at most three rows of six picks. */
const grid = { left: 60, top: 136, width: 1080, height: 408, gap: 16, columns: 6, rows: 3 };

type Cell = { x: number; y: number; width: number; height: number };
type Emblem = { teamId: number; left: number; top: number; side: number };
type Options = { date: string; hasResults: boolean };

function cellsOf(count: number): Cell[] {
  const rows = Math.max(1, Math.min(grid.rows, Math.ceil(count / 4)));
  const columns = Math.max(3, Math.ceil(count / rows));
  const width = (grid.width - (columns - 1) * grid.gap) / columns;
  const height = (grid.height - (rows - 1) * grid.gap) / rows;
  const missing = Math.max(0, columns - count);
  return Array.from({ length: count }, (_, index) => ({
    x: grid.left + (missing / 2 + (index % columns)) * (width + grid.gap),
    y: grid.top + Math.floor(index / columns) * (height + grid.gap),
    width,
    height,
  }));
}

/** The bases of a correct pick, a cross for a wrong one, a bar for a void one; empty while the game is not over. */
function resultMark({ state, bases }: PublicPick, x: number, y: number): string {
  const disc = (color: string) =>
    `<circle cx="${x}" cy="${y}" r="24" fill="${color}" stroke="${card}" stroke-width="5"/>`;
  const lines = (path: string) =>
    `<path d="${path}" fill="none" stroke="${card}" stroke-width="6" stroke-linecap="round"/>`;
  if (state === 'correct')
    return disc(green) + figuresSvg(String(bases ?? 1), { center: x, y: y - 13, size: 13, color: card });
  if (state === 'wrong') return disc(red) + lines(`M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`);
  return state === 'void' ? disc(soft) + lines(`M${x - 9} ${y}h18`) : '';
}

const nameOf = (id: number, name: string | null): string => clubNamesOf(id)?.shortName ?? name ?? 'Club';

const sideOf = ({ width, height }: Cell): number =>
  Math.round(Math.min(width * 0.62, height * (height < 150 ? 0.46 : 0.54)));

/** The emblem and both lines of text are in the middle of the cell. */
const emblemTop = (cell: Cell): number => Math.round(cell.y + Math.max(10, (cell.height - sideOf(cell) - 96) / 2));

function pickCell(pick: PublicPick, cell: Cell, hasResults: boolean): string {
  const { x, y, width, height } = cell;
  const stripe = clubById(pick.winnerId)?.primary ?? rule;
  const center = x + width / 2;
  const below = emblemTop(cell) + sideOf(cell);
  const space = y + height - below;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="${card}" stroke="${rule}" stroke-width="2"/>` +
    `<path d="M${x + 5} ${y + 14}v${height - 28}" stroke="${stripe}" stroke-width="7" stroke-linecap="round"/>` +
    wordSvg(nameOf(pick.winnerId, pick.winnerName), {
      x: center,
      y: below + Math.min(38, space * 0.36),
      width: width - 36,
      size: Math.min(26, space * 0.38),
      color: ink,
    }) +
    wordSvg(`over ${nameOf(pick.loserId, pick.loserName)}`, {
      x: center,
      y: below + Math.min(76, space * 0.78),
      width: width - 44,
      size: Math.min(15, space * 0.24),
      color: soft,
    }) +
    (hasResults ? resultMark(pick, x + width - 32, y + 32) : '')
  );
}

/** 'JULY 18' at the left; at the right, the bases of the day. */
function heading(date: string, bases: number | null): string {
  const month = months[Number(date.slice(5, 7)) - 1] ?? '';
  const end = 64 + month.length * 44;
  return (
    lettersSvg(month, { x: 60 + (month.length * 44) / 2, y: 88, size: 42, color: ink }) +
    figuresSvg(String(Number(date.slice(8))), { center: end + 46, y: 64, size: 23, color: red }) +
    (bases === null
      ? lettersSvg('CALLED', { x: 1026, y: 88, size: 36, color: red })
      : figuresSvg(String(bases), { center: 892, y: 60, size: 27, color: ink }) +
        lettersSvg(bases === 1 ? 'BASE' : 'BASES', { x: bases === 1 ? 1026 : 1044, y: 88, size: 36, color: ink }))
  );
}

/**
 * Draws the picks of a user on a day, at most 18. The picks are those that are public, so that none is shown before its lock.
 * `renderPng` adds the emblems of the picked clubs. Usernames are not shown in shared pictures.
 */
export function picksPicture(
  picks: readonly PublicPick[],
  { date, hasResults }: Options,
): { svg: string; emblems: Emblem[] } {
  const ofDay = picks
    .filter(({ officialDate }) => officialDate === date)
    .toSorted((one, other) => (one.startsAt ?? Infinity) - (other.startsAt ?? Infinity) || one.gamePk - other.gamePk)
    .slice(0, grid.columns * grid.rows);
  const cells = cellsOf(ofDay.length);
  const bases = ofDay.reduce((sum, pick) => sum + (pick.bases ?? 0), 0);
  const drawn = ofDay.map((pick, index) => ({ pick, cell: cells[index] ?? { x: 0, y: 0, width: 1, height: 1 } }));
  const none = lettersSvg('NO LOCKED PICK YET', { x: 600, y: 330, size: 40, color: soft });
  return {
    svg: onPaper(
      heading(date, hasResults ? bases : null) +
        (ofDay.length === 0 ? none : drawn.map(({ pick, cell }) => pickCell(pick, cell, hasResults)).join('')),
    ),
    emblems: drawn.map(({ pick, cell }) => {
      const side = sideOf(cell);
      const left = Math.round(cell.x + (cell.width - side) / 2);
      return { teamId: pick.winnerId, left, top: emblemTop(cell), side };
    }),
  };
}
