import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#features/pictures/server/emblem-svg.ts';

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
const clubColors = readFileSync('src/ui/styles/club-colors.css', 'utf8');
const themes = ['light', 'dark'] as const;

type Theme = (typeof themes)[number];

/** The hexadecimal color of a token in a theme. */
function colorOf(token: string, theme: Theme): string {
  const [, light = '', dark = ''] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return theme === 'light' ? light : dark;
}

const backgrounds = ['paper', 'card', 'mark', 'paper-deep'] as const;

/** Outlines of controls, focus marks, and the lines and areas of charts (WCAG 1.4.11). */
const graphics = ['edge', 'ink', 'ink-soft', 'blue', 'red', 'green', 'gold'] as const;

describe.each(themes)('in the %s theme', (theme) => {
  test.each(graphics)('--%s has a contrast of 3:1 with each background', (token) => {
    const tooWeak = backgrounds.filter((background) => contrast(colorOf(token, theme), colorOf(background, theme)) < 3);
    expect(tooWeak).toEqual([]);
  });

  test('the text of a stamp has a contrast of 4.5:1 with its background', () =>
    expect(contrast(colorOf('red', theme), colorOf('card', theme))).toBeGreaterThanOrEqual(4.5));

  test('the color of each club has a contrast of 3:1 with cards and the page', () => {
    const colors = [...clubColors.matchAll(/light-dark\((#\w+), (#\w+)\)/g)].map(([, light = '', dark = '']) =>
      theme === 'light' ? light : dark,
    );
    expect(colors).toHaveLength(30);
    const tooWeak = colors.filter((color) =>
      (['paper', 'card'] as const).some((background) => contrast(color, colorOf(background, theme)) < 3),
    );
    expect(tooWeak).toEqual([]);
  });
});
