import { use, useState } from 'react';
import { announce } from '#ui/announcements/announce.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './menus.module.css';
import { chooseTheme, ThemeContext, type Theme } from './theme.ts';

const nextTheme = (theme: Theme | null): Theme | null => (theme === null ? 'dark' : theme === 'dark' ? 'light' : null);
const names = { light: 'light', dark: 'dark', system: 'match system' } as const;

/** Switches between system, dark and light. The choice is stored in a cookie, so that the server renders it. */
export function ThemeButton() {
  const [theme, setTheme] = useState(use(ThemeContext));
  const shown = theme ?? 'system';
  const switchTheme = () => {
    const chosen = nextTheme(theme);
    chooseTheme(chosen);
    setTheme(chosen);
    announce(`Theme: ${names[chosen ?? 'system']}`);
  };
  return (
    <button
      type="button"
      className={classNames(controls.textButton, styles.theme, 'needs-script')}
      onClick={switchTheme}
    >
      Theme: {names[shown]}
    </button>
  );
}
