import type { UserProfile } from '#features/users/contract.ts';
import { figuresSvg } from './figures-svg.ts';
import { lettersSvg } from './letters-svg.ts';
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
