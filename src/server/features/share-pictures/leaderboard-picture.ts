import type { LeaderboardEntry } from '#contract/leaderboard.ts';
import { lettersSvg } from '#server/features/emblems/letters-svg.ts';
import { figuresSvg } from './figures-svg.ts';
import { card, ink, onPaper } from './paper.ts';

/** Second, first and third as they stand on a podium. */
const steps = [
  { place: 1, x: 220, height: 210, colour: '#8b8371' },
  { place: 0, x: 480, height: 310, colour: '#94650f' },
  { place: 2, x: 740, height: 150, colour: '#6a4a2a' },
];
const width = 240;
const numberSize = 34;
const ground = 560;

/** The first three by total bases on their podium, without names: whoever they are, they are not to be drawn for others. */
export function leaderboardPictureSvg(entries: readonly LeaderboardEntry[]): string {
  return onPaper(
    lettersSvg('LEADERBOARD', { x: 600, y: 90, size: 46, colour: ink }) +
      steps
        .map(({ place, x, height, colour }) => {
          const entry = entries[place];
          const top = ground - height;
          // a one stands at the right of its cell
          const centre = x + (place === 0 ? width - numberSize : width) / 2;
          return (
            `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${colour}" stroke="${ink}" stroke-width="6"/>` +
            figuresSvg(String(place + 1), { centre, y: top + 36, size: numberSize, colour: card }) +
            (entry === undefined
              ? ''
              : figuresSvg(String(entry.totalScore), { centre: x + width / 2, y: top - 92, size: 30, colour: ink }))
          );
        })
        .join(''),
  );
}
