import { useEffect, useState, type ComponentType } from 'react';
import { onSingleKey } from '#ui/on-single-key.ts';

type DialogType = ComponentType<{ onClose: () => void }>;

/** The dialogs of every page, by what names them in `data-opens`. */
const dialogs: Record<string, () => Promise<DialogType>> = {
  search: async () => (await import('#features/search/screen/dialogs.tsx')).SearchDialog,
  keys: async () => (await import('#features/search/screen/dialogs.tsx')).KeysDialog,
  scores: async () => (await import('#features/viewer/screen/hidden-scores-dialog.tsx')).HiddenScoresDialog,
  delay: async () => (await import('#features/viewer/screen/delay-dialog.tsx')).DelayDialog,
};

const dialogOfKey: Record<string, string> = { '/': 'search', '?': 'keys' };

/** A link that opens a dialog leads to a page with the same content. */
function openPageInstead(opener: Element | null): void {
  if (opener instanceof HTMLAnchorElement) window.location.assign(opener.href);
}

/** Opens dialogs with the buttons, links and keys that name them. Each is loaded when it is opened. */
export function SiteDialogs() {
  const [Opened, setOpened] = useState<DialogType | null>(null);
  useEffect(() => {
    const open = (name: string | undefined, event: Event, opener: Element | null) => {
      const load = name === undefined ? undefined : dialogs[name];
      if (load === undefined) return;
      event.preventDefault();
      load()
        .then((dialog) => setOpened(() => dialog))
        .catch(() => openPageInstead(opener));
    };
    const onClick = (event: MouseEvent) => {
      const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
      if (!event.ctrlKey && !event.metaKey) open(opener?.dataset.opens, event, opener);
    };
    const stopKeys = onSingleKey((key, event) => open(dialogOfKey[key], event, null));
    document.addEventListener('click', onClick);
    return () => {
      stopKeys();
      document.removeEventListener('click', onClick);
    };
  }, []);
  return Opened !== null && <Opened onClose={() => setOpened(null)} />;
}
