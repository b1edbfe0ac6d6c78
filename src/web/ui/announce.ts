type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Has the page's live region read a sentence, politely. Equal sentences in a row are each read. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
