import { createContext } from 'react';
import { storeCookie } from '#platform/viewer/browser/viewer-store.ts';

export type Theme = 'light' | 'dark';

/** The chosen theme, read from the cookie by the server; null follows the system. */
export const ThemeContext = createContext<Theme | null>(null);

/** Applies a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme | null): void {
  const { documentElement } = document;
  if (theme === null) delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  storeCookie('theme', theme);
}
