import { createContext } from 'react';

export type Theme = 'light' | 'dark';

/** The chosen theme, read from the cookie by the server; null follows the system. */
export const ThemeContext = createContext<Theme | null>(null);

const year = 365 * 24 * 60 * 60;

/** Applies a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme | null): void {
  const { documentElement } = document;
  if (theme === null) delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  document.cookie = `theme=${theme ?? ''}; path=/; max-age=${theme === null ? 0 : year}; samesite=lax`;
}
