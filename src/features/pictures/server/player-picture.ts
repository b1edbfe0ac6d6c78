import { surname } from '#rules/baseball/player-names.ts';
import type { Player } from '#rules/baseball/player.ts';
import { figuresSvg } from './figures-svg.ts';
import { wordSvg } from './letters-svg.ts';
import { card, ink, onPaper } from './paper.ts';

/** The place of the emblem and the length of its sides, in pixels. */
export const emblemPlace = { left: 110, top: 130, side: 360 } as const;

const center = 800;
const width = 640;

function backOfShirt({ name, jerseyNumber }: Player): string {
  return (
    `<rect x="${center - 180}" y="240" width="360" height="230" rx="18" fill="${ink}"/>` +
    wordSvg(surname(name), { x: center, y: 170, width, size: 78, color: ink }) +
    figuresSvg(jerseyNumber ?? '', { center, y: 283, size: 72, color: card })
  );
}

/** Draws surname, number and position of a player as SVG; the emblem of the club is added by `renderPng`. */
export function playerPictureSvg(player: Player): string {
  const position = wordSvg(player.position?.abbreviation ?? '', { x: center, y: 518, width, size: 40, color: ink });
  return onPaper(backOfShirt(player) + position);
}
