import type { Page } from 'playwright-core';

/** Where the scenes are filmed. */
export type Stage = {
  /** URL of the application, without a trailing slash */
  url: string;
  /** the games of the day by their state */
  live: number[];
  final: number[];
};

/** A part of a film that shows several pages. */
export type Scene = {
  /** shown during the scene */
  caption: string;
  /** in the film; the actions should take less */
  seconds: number;
  /** before the film runs: opens the page and waits for it */
  prepare(page: Page, stage: Stage): Promise<void>;
  /** while the film runs */
  act?(page: Page, stage: Stage): Promise<void>;
};
