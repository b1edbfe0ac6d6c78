import { use, useState } from 'react';
import { storeCookie } from '#platform/page/viewer-store.ts';
import { announce } from '#ui/kit/announce.ts';
import { Button } from '#ui/kit/button.tsx';
import { type Theme, ThemeContext } from './theme-context.ts';
import styles from './device-buttons.module.css';

/** What this device shows, and how. */
export function DeviceButtons() {
  return (
    <div className={styles.device}>
      <Button look="textButton" data-opens="scores" aria-haspopup="dialog">
        Hide scores <small>until you watch</small>
      </Button>
      <Button look="textButton" data-opens="delay" aria-haspopup="dialog">
        Delay <small>to match your stream</small>
      </Button>
      <ThemeButton />
    </div>
  );
}

const nextTheme = (theme: Theme | null): Theme | null => (theme === null ? 'dark' : theme === 'dark' ? 'light' : null);
const names = { light: 'light', dark: 'dark', system: 'match system' } as const;

/** Switches between system, dark and light. The choice is stored in a cookie, so that the server renders it. */
function ThemeButton() {
  const [theme, setTheme] = useState(use(ThemeContext));
  const switchTheme = () => {
    const chosen = nextTheme(theme);
    chooseTheme(chosen);
    setTheme(chosen);
    announce(`Theme: ${names[chosen ?? 'system']}`);
  };
  return (
    <Button look="textButton" onClick={switchTheme}>
      Theme: {names[theme ?? 'system']}
    </Button>
  );
}

/** Applies a theme and stores it for the next visit. */
function chooseTheme(theme: Theme | null): void {
  const { documentElement } = document;
  if (theme === null) delete documentElement.dataset.theme;
  else documentElement.dataset.theme = theme;
  storeCookie('theme', theme);
}
