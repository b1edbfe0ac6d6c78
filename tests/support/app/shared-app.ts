import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedAppUrl: string;
  }
}

/**
 * The application that the tests of a browser run visit together, started before the first of them (browser-server.ts): a simulated
 * season on its 73rd day, at real speed, with finished, live and coming games at every level, College too. Tests may add fans to it,
 * and picks, but nothing that others see; those that need another clock or league start one of their own (start-app.ts).
 */
export function sharedApp(): { url: string } {
  return { url: inject('sharedAppUrl') };
}
