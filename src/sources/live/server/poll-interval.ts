import type { GameView } from '#rules/baseball/game/model.ts';

export type PollConditions = {
  /** the requested interval (`metaData.wait`), seconds of league time */
  waitSeconds: number;
  view: Pick<GameView, 'status' | 'startsAt'>;
  /** league time, epoch ms */
  now: number;
  speed: number;
  /** failed readings in a row */
  failures: number;
};

const frequentPollLead = 30 * 60_000;
const shortestWait = 5;
const longestWait = 60;
const shortest = 1000;
const longest = 60_000;

/** Real milliseconds until the next poll of a game: 1 to 60 s. Long before the start and after the end, polls are rare. */
export function pollInterval({ waitSeconds, view, now, speed, failures }: PollConditions): number {
  const wait = isQuiet(view, now) ? longestWait : within(waitSeconds, shortestWait, longestWait);
  const base = isOver(view) ? longest : (wait * 1000) / speed;
  return within(within(base, shortest, longest) * 2 ** failures, shortest, longest);
}

function isQuiet({ status, startsAt }: PollConditions['view'], now: number): boolean {
  return status.phase === 'open' && startsAt !== null && startsAt - now > frequentPollLead;
}

/** Whether the game is finished or called off, so that its data hardly changes. */
export function isOver({ status }: Pick<GameView, 'status'>): boolean {
  return status.phase === 'final' || status.phase === 'void';
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
