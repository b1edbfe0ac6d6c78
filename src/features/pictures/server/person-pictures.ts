import type { UserProfile } from '#features/users/contract.ts';
import { surname } from '#rules/baseball/player-names.ts';
import type { Player } from '#rules/baseball/player.ts';
import { figuresSvg } from './figures-svg.ts';
import { lettersSvg, wordSvg } from './letters-svg.ts';
import { card, ink, onPaper } from './paper.ts';

type Figure = { word: string; value: number | null };

const panel = { y: 190, width: 300, height: 200, gap: 50, left: 100 };

function figurePanel({ word, value }: Figure, index: number): string {
  const left = panel.left + index * (panel.width + panel.gap);
  const center = left + panel.width / 2;
  const figures = String(value ?? '');
  const size = Math.min(54, 168 / figures.length);
  return (
    `<rect x="${left}" y="${panel.y}" width="${panel.width}" height="${panel.height}" rx="14" fill="${ink}"/>` +
    figuresSvg(figures, { center, y: panel.y + panel.height / 2 - size, size, color: card }) +
    lettersSvg(word, { x: center, y: panel.y + panel.height + 54, size: 40, color: ink })
  );
}

/** Draws rank, total score and longest streak of a user. Usernames are not shown in shared pictures. */
export function userPictureSvg({ rank, totalScore, longestStreak }: UserProfile): string {
  const figures: Figure[] = [
    { word: 'RANK', value: rank },
    { word: 'SCORE', value: totalScore },
    { word: 'STREAK', value: longestStreak },
  ];
  return onPaper(figures.map(figurePanel).join(''));
}

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
