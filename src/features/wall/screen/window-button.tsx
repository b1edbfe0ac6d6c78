import { useQueryClient, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '#platform/page/paths.ts';
import { classNames } from '#ui/kit/class-names.ts';
import styles from './small-window.module.css';

type WindowButtonProps = {
  gamePk: string;
  className: string | undefined;
  /** says in the window that the viewer does not see the newest state */
  note: ReactNode;
};

/** Opens the small window of a game. */
export function WindowButton({ gamePk, className, note }: WindowButtonProps) {
  const queryClient = useQueryClient();
  const [isRefused, setIsRefused] = useState(false);
  const open = async () => {
    setIsRefused(!(await openSmallWindow({ gamePk, queryClient, note })));
  };
  return (
    <>
      <button
        type="button"
        className={classNames(className, styles.button)}
        onClick={() => void open().catch(() => setIsRefused(true))}
      >
        Small window
      </button>
      {isRefused && (
        <p role="status" className={styles.refused}>
          This browser does not open a small window.{' '}
          <a href={paths.wall({ games: gamePk })}>Show the game on the wall</a>
        </p>
      )}
    </>
  );
}

const size = { width: 400, height: 250 };

type Opened = { gamePk: string; queryClient: QueryClient; note: ReactNode };

/** Shows the game in a window above the others, with the data of this page, until that window or this page is closed. */
async function openAbove({ gamePk, queryClient, note }: Opened, above: DocumentPictureInPicture): Promise<void> {
  const opened = await above.requestWindow(size);
  // before the look is copied, because the code brings its styles
  const { SmallWindow } = await import('./small-window.tsx').catch((error: unknown) => {
    opened.close();
    throw error;
  });
  const stopLook = copyLook(document, opened);
  await copyFonts(document, opened);
  const place = opened.document.createElement('main');
  opened.document.body.append(place);
  const setTitle = (title: string) => void (opened.document.title = title);
  // hydration of nothing: the code that starts without HTML is not in the bundle
  const root = hydrateRoot(
    place,
    <QueryClientProvider client={queryClient}>
      <SmallWindow gamePk={gamePk} setTitle={setTitle} note={note} />
    </QueryClientProvider>,
  );
  opened.addEventListener('pagehide', () => {
    stopLook();
    root.unmount();
  });
}

/** Opens the window of a game; where no window can stay above the others, the wall with this game. False if the browser refuses. */
async function openSmallWindow(opened: Opened): Promise<boolean> {
  const above = globalThis.documentPictureInPicture;
  if (above !== undefined) {
    const isOpen = await openAbove(opened, above).then(
      () => true,
      () => false,
    );
    if (isOpen) return true;
  }
  const path = paths.wall({ games: opened.gamePk });
  return window.open(path, `game-${opened.gamePk}`, `popup,width=${size.width},height=${size.height}`) !== null;
}

/** ms */
const patience = 500;

/** Loads the fonts that the page shows, if that is fast: a window that has them too late keeps others. */
async function copyFonts(page: Document, opened: Window): Promise<void> {
  const loaded = [...page.fonts].filter(({ status }) => status === 'loaded');
  const names = loaded.map(({ family, weight }) => `${weight.split(' ').at(-1)} 1em ${family}`);
  const loading = Promise.allSettled(names.map((name) => opened.document.fonts.load(name)));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Gives an empty window the styles, the language and the theme of a page. Returns a function that stops following the theme. */
function copyLook(page: Document, opened: Window & typeof globalThis): () => void {
  const sheet = new opened.CSSStyleSheet();
  const rules = [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  // not an element: the content policy allows those of the page only
  sheet.replaceSync(rules.join('\n'));
  const { documentElement } = opened.document;
  opened.document.adoptedStyleSheets = [sheet];
  documentElement.lang = page.documentElement.lang;
  const copyTheme = () => {
    const { theme } = page.documentElement.dataset;
    if (theme === undefined) delete documentElement.dataset.theme;
    else documentElement.dataset.theme = theme;
  };
  copyTheme();
  const observer = new MutationObserver(copyTheme);
  observer.observe(page.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
