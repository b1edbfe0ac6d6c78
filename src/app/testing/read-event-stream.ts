import { onTestFinished } from 'vitest';

export type StreamEvent = { event: string | null; id: string | null; data: string | null; retry: string | null };

/**
 * Opens an event stream. `next` returns the next comment (`event` is ':') or event, or null at the end; `nextEvent` skips
 * comments.
 */
export async function readEventStream(url: string, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  onTestFinished(() => abort.abort());
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<StreamEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return parseEvent(block);
      }
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return null;
      text += chunk.value;
    }
  };
  const nextEvent = async (): Promise<StreamEvent | null> => {
    for (;;) {
      const event = await next();
      if (event?.event !== ':') return event;
    }
  };
  return { response, next, nextEvent, close: () => abort.abort() };
}

function parseEvent(block: string): StreamEvent {
  const lines = block.split('\n');
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .replace(/^ /, '') ?? null;
  return {
    event: block.startsWith(':') ? ':' : field('event'),
    id: field('id'),
    data: field('data'),
    retry: field('retry'),
  };
}
