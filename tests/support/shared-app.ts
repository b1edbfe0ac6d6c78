import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedAppUrl: string;
  }
}

/**
 * The application that all tests of a browser run read together, started before the first of them (browser-server.ts): a simulated
 * season on its 73rd day, at real speed, with finished, live and coming games at every level, College too. Tests change nothing in it;
 * those that write, or need another clock or league, start one of their own (start-app.ts).
 */
export function sharedApp(): { url: string } {
  return { url: inject('sharedAppUrl') };
}
