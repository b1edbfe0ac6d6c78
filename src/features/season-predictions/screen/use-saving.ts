import { useState } from 'react';
import { announce } from '#ui/announce.ts';
import { describeError } from '#platform/api/browser/call.ts';
import type { SaveMessage } from './save-bar.tsx';

/** Saves a prediction with `send`, and describes the result. */
export function useSaving() {
  const [message, setMessage] = useState<SaveMessage | null>(null);
  async function save(send: () => Promise<void>): Promise<void> {
    try {
      await send();
      setMessage({ text: 'Your prediction is saved.', isError: false });
      announce('Your prediction is saved.');
    } catch (error) {
      setMessage({ text: describeError(error), isError: true });
    }
  }
  return { message, setMessage, save };
}
