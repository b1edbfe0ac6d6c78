import { z } from 'zod';

/** What an alert can be about. `picks`: the user's own; `unusual`: anything unusual in the league */
export const subjects = ['club', 'game', 'player', 'picks', 'unusual'] as const;

export type Subject = (typeof subjects)[number];

/** How much a user wants to know of a subject. `ends`: start and end; `best`: the best game of the evening, of all that is unusual */
export const presets = ['everything', 'big', 'ends', 'best'] as const;

/** The kinds of moments, of which a user can choose some. */
export const momentKinds = [
  'lineup',
  'firstPitch',
  'run',
  'leadChange',
  'tie',
  'homeRun',
  'closeAndLate',
  'basesLoaded',
  'noHitter',
  'noHitterOver',
  'extraInnings',
  'final',
  'delayed',
  'suspended',
  'postponed',
  'resumed',
  'moved',
  'overturned',
  'walkOffChance',
  'bestGame',
  'playerLineup',
  'playerHomeRun',
  'playerOnBase',
  'playerPitches',
  'playerReplaced',
  'pickAhead',
  'pickBehind',
  'pickDecided',
  'pickVoid',
] as const;

/** What the service worker of a browser is sent. `topic`: a later notification replaces the one with the same topic */
export type AlertPush = {
  title: string;
  body: string;
  /** the page that a click opens, in the replay with `?at=` */
  path: string;
  topic: string;
  /** a browser that shows this game visibly shows no notification; null: several games */
  gamePk: number | null;
};

/** `queued`: it is being sent */
export const alertStates = ['waiting', 'queued', 'sent', 'held back'] as const;

/**
 * Why an alert is not sent. `paused`: the user holds updates; `same event`: another alert is about it; `limit`: there were too many;
 * `late`: it is too old; `no browser`: none of the user's browsers receives notifications;
 * `not delivered`: the push service refused it, or did not answer
 */
export const heldBackReasons = [
  'paused',
  'hidden scores',
  'quiet hours',
  'same event',
  'limit',
  'late',
  'no browser',
  'not delivered',
] as const;

export type HeldBackReason = (typeof heldBackReasons)[number];

/** A subscription has a preset, or the kinds that its user has chosen. */
export const choiceSchema = z.union([
  z.object({ preset: z.enum(presets), kinds: z.null() }),
  z.object({ preset: z.null(), kinds: z.array(z.enum(momentKinds)).min(1).max(momentKinds.length) }),
]);

/** The subscriptions that a user can have. */
export const mostSubscriptions = 60;
