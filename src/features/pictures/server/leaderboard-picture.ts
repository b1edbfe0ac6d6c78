import type { LeaderboardEntry } from '#features/leaderboard/contract/leaderboard.ts';
import { lettersSvg } from './emblems/letters-svg.ts';
import { figuresSvg } from './figures-svg.ts';
import { card, ink, onPaper } from './paper.ts';

/** The steps of the podium from left to right: second, first and third. */
const steps = [
  { place: 1, x: 220, height: 210, color: '#8b8371' },
  { place: 0, x: 480, height: 310, color: '#94650f' },
  { place: 2, x: 740, height: 150, color: '#6a4a2a' },
];
const width = 240;
const numberSize = 34;
const floorY = 560;

/** Draws the podium with the first three total scores. Usernames are not shown in shared pictures. */
export function leaderboardPictureSvg(entries: readonly LeaderboardEntry[]): string {
  return onPaper(
    lettersSvg('LEADERBOARD', { x: 600, y: 90, size: 46, color: ink }) +
      steps
        .map(({ place, x, height, color }) => {
          const entry = entries[place];
          const top = floorY - height;
          // the figure 1 is at the right of its cell
          const center = x + (place === 0 ? width - numberSize : width) / 2;
          return (
            `<rect x="${x}" y="${top}" width="${width}" height="${height}" fill="${color}" stroke="${ink}" stroke-width="6"/>` +
            figuresSvg(String(place + 1), { center, y: top + 36, size: numberSize, color: card }) +
            (entry === undefined
              ? ''
              : figuresSvg(String(entry.totalScore), { center: x + width / 2, y: top - 92, size: 30, color: ink }))
          );
        })
        .join(''),
  );
}
