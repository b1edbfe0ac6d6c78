import { emblemSvg } from '../../src/features/pictures/server/emblem-svg.ts';
import { clubs } from '../../src/rules/baseball/teams/clubs.ts';
import { sheet } from './site/scenery.ts';

function toSymbol(clubId: number): string {
  const [, content] = /^<svg[^>]*>(.*)<\/svg>$/.exec(emblemSvg(clubId)) ?? [];
  if (content === undefined) throw new Error(`The emblem of club ${clubId} is not an SVG document`);
  return `<symbol id="c${clubId}" viewBox="0 0 48 48">${content}</symbol>`;
}

/** The emblems of all clubs in one file. The build names it by its content, so a browser downloads it once. */
export const emblemSheet = {
  path: 'src/ui/baseball/emblems.svg',
  svg: sheet(...clubs.map(({ id }) => toSymbol(id))),
};
