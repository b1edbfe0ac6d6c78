import { createContext } from 'react';

export type Theme = 'light' | 'dark';

/** The chosen theme, read from the cookie by the server; null follows the system. */
export const ThemeContext = createContext<Theme | null>(null);
