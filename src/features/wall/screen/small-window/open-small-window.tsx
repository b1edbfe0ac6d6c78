import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '#platform/api/browser/paths.ts';
import { copyFonts, copyLook } from './copy-look.ts';

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
export async function openSmallWindow(opened: Opened): Promise<boolean> {
  const above = globalThis.documentPictureInPicture;
  if (above !== undefined) {
    const isOpen = await openAbove(opened, above).then(
      () => true,
      () => false,
    );
    if (isOpen) return true;
  }
  const address = paths.wall({ games: opened.gamePk });
  return window.open(address, `game-${opened.gamePk}`, `popup,width=${size.width},height=${size.height}`) !== null;
}
