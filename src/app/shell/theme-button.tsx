import { use, useState } from 'react';
import { announce } from '#ui/announcements/announce.ts';
import { classNames } from '#ui/class-names.ts';
import controls from '#ui/controls.module.css';
import styles from './navigation-bar.module.css';
import { chooseTheme, ThemeContext, type Theme } from './theme.ts';

const nextTheme = (theme: Theme | null): Theme | null => (theme === null ? 'dark' : theme === 'dark' ? 'light' : null);
const names = { light: 'light', dark: 'dark', system: 'match system' } as const;

const icons = {
  light:
    'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300 19 19M19 5l-1.700 1.700M6.700 17.300 5 19',
  dark: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  system: 'M12 3.500a8.500 8.500 0 1 0 0 17zM12 3.500a8.500 8.500 0 0 1 0 17',
} as const;

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
      className={classNames(controls.iconButton, styles.theme, 'needs-script')}
      onClick={switchTheme}
      aria-label={`Theme: ${names[shown]}`}
      title={`Theme: ${names[shown]}`}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" data-icon={shown}>
        <path d={icons[shown]} />
      </svg>
    </button>
  );
}
