import { createContext, use } from 'react';
import type { Call } from '#contract/api/page-renderer.ts';

export const CallContext = createContext<Call | null>(null);

/** The typed function that calls the public API. */
export function useCall(): Call {
  const call = use(CallContext);
  if (call === null) throw new Error('useCall needs a CallContext around it');
  return call;
}
