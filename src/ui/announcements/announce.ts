type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Writes a sentence to the polite live region. Screen readers read it even if it equals the one before. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
