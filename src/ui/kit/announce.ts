type Listener = (text: string, isShown: boolean, notCopied?: string) => void;

const listeners = new Set<Listener>();

/** Writes a sentence to the polite live region. Screen readers read it even if it equals the one before. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text, false);
}

/** Announces a result that nothing else on the page shows, such as a copied URL, and shows it for some seconds. */
export function announceVisibly(text: string): void {
  for (const listener of listeners) listener(text, true);
}

/** Copies a text, and announces it by a name such as 'Link'. Where the browser refuses it, a dialog shows the text. */
export async function copyText(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announceVisibly(`${name} copied`);
  } catch {
    for (const listener of listeners) listener('', false, text);
  }
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
