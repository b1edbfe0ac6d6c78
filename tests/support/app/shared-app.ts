import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    sharedAppUrl: string;
    sharedAppDataDir: string;
    sharedLeagueUrl: string;
  }
}

/**
 * The application shared by the browser tests of a run, started before the first one (start-shared-app.ts): a simulated season on its
 * 73rd day, at real speed, with finished, live and future games at every level. Tests may add users and picks, but nothing that other
 * tests can observe. A test that needs another clock or league starts its own application (start-app.ts).
 */
export function sharedApp(): { url: string; dataDir: string } {
  return { url: inject('sharedAppUrl'), dataDir: inject('sharedAppDataDir') };
}

/** The settings of an application that a test stops: it joins the league of the shared one, as simulating a season takes seconds. */
export function sharedLeague(): Record<string, string> {
  return { LEAGUE: 'simulated', LEAGUE_URL: inject('sharedLeagueUrl') };
}
