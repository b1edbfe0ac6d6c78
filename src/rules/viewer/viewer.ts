import { addDays } from '#rules/baseball/days.ts';
import { baseballDay, baseballDayStart } from '#rules/baseball/game/baseball-day.ts';

/**
 * What a viewer sees. `instant`: not later than this (epoch ms, UTC, league clock); null: the newest state. `hidden`: whose results
 * the viewer hides; null: none are.
 */
export type Viewer = { instant: number | null; hidden: HiddenTeams | null };

/**
 * The instant that a viewer has chosen to see. `delay`: seconds behind the league's clock, 0 to 180. `heldAt`: the shown instant
 * (epoch ms, UTC, league clock) while updates wait; null otherwise.
 */
export type ViewerClock = { delay: number; heldAt: number | null };

/**
 * What a viewer hides on a device. `teams`: whose games, ids of the Stats API. `opened`: what the viewer has opened, as the ids of
 * games and the names of topics.
 */
export type HiddenTeams = { teams: 'all' | readonly number[]; opened: readonly string[] };

/** What the cookies of a device say of its viewer. */
export type DeviceViewer = { clock: ViewerClock; hidden: HiddenTeams | null };

/** Figures that follow from results, which a viewer can open one topic at a time, with their names in a sentence. */
export const resultTopics = {
  standings: 'the standings',
  postseason: 'the results of the postseason',
  players: 'the figures of players',
  leaders: 'the league leaders',
  form: 'the recent figures of players and clubs',
  leaderboard: 'scores and streaks of users',
  picks: 'the outcomes of your picks',
  results: 'figures that follow from results',
} as const;

export type ResultTopic = keyof typeof resultTopics;

/** The cookies of the viewer. Any of them makes a response that of one device. */
export const viewerCookieNames = ['delay', 'held', 'hide', 'opened'] as const;

type ViewerCookies = Record<(typeof viewerCookieNames)[number], string | null>;

/** Broadcasts on the internet are up to about two minutes late. */
export const maxDelay = 180;
/** Opened games and topics that a device remembers; the oldest are forgotten first, so that the cookie stays below 1 kB. */
const maxOpened = 100;
/** Many fans watch a game on the day after it, or the day after that. */
const hiddenDays = 3;

/** `heldAt` of a viewer who has held at a time that is not known */
export const unknownHold = 0;
const dayMs = 86_400_000;
/** ms; the clocks of a viewer and of the league differ less */
const mostAhead = 300_000;

/** The viewer of a device without cookies. */
export const newest: DeviceViewer = { clock: { delay: 0, heldAt: null }, hidden: null };

/** Parses the values of the cookies. What the viewer wanted with an invalid one is not known, so nothing that it could hide is shown. */
export function parseViewer(cookies: Partial<Record<string, string>>): DeviceViewer {
  const { delay = '', held = '', hide = '', opened = '' } = cookies;
  const clock = { delay: parseDelay(delay), heldAt: parseHold(held) };
  if (hide === '') return { clock, hidden: null };
  const teams = /^\d{1,6}(?:-\d{1,6})*$/.test(hide) ? hide.split('-').map(Number) : 'all';
  const isOpened = /^[a-z\d-]*$/.test(opened);
  return { clock, hidden: { teams, opened: isOpened ? opened.split('-').filter((each) => each !== '') : [] } };
}

function parseDelay(delay: string): number {
  if (delay === '') return 0;
  return /^\d{1,3}$/.test(delay) ? toDelay(Number(delay)) : maxDelay;
}

function parseHold(held: string): number | null {
  if (held === '') return null;
  return /^\d{13}$/.test(held) ? Number(held) : unknownHold;
}

/** The values of the cookies; null: the cookie is removed. */
export function viewerCookies({ clock: { delay, heldAt }, hidden }: DeviceViewer): ViewerCookies {
  const clock = { delay: delay === 0 ? null : String(delay), held: heldAt === null ? null : String(heldAt) };
  if (hidden === null || hidden.teams.length === 0) return { ...clock, hide: null, opened: null };
  const { teams, opened } = hidden;
  return {
    ...clock,
    hide: teams === 'all' ? teams : teams.join('-'),
    opened: opened.length === 0 ? null : [...new Set(opened)].slice(-maxOpened).join('-'),
  };
}

/** Whether the viewer sees the newest state. */
export function isPresent({ delay, heldAt }: ViewerClock): boolean {
  return delay === 0 && heldAt === null;
}

/** A number of seconds as the nearest valid delay. */
export function toDelay(seconds: number): number {
  return Number.isFinite(seconds) ? Math.min(maxDelay, Math.max(0, Math.round(seconds))) : 0;
}

/** The instant (epoch ms, UTC) that the viewer sees at `now` (epoch ms, league clock); long ago for a hold at an impossible time. */
export function viewerInstant({ delay, heldAt }: ViewerClock, now: number): number {
  const delayed = now - delay * 1000;
  if (heldAt === unknownHold || (heldAt ?? 0) > now + mostAhead) return delayed - dayMs - 1;
  return heldAt === null ? delayed : Math.min(heldAt, delayed);
}

/** Whether an instant (epoch ms; null: now) is more than a day before `now`: games are not read for it. */
export function isLongAgo(instant: number | null, now: number): boolean {
  return instant !== null && now - instant > dayMs;
}

type Game = { gamePk: number; teams: { away: { id: number }; home: { id: number } } };

/** Whether the viewer does not want to see the result of a game. */
export function hidesGame(hidden: HiddenTeams | null, { gamePk, teams: { away, home } }: Game): boolean {
  if (hidden === null || hidden.opened.includes(String(gamePk))) return false;
  const { teams } = hidden;
  return teams === 'all' || teams.includes(away.id) || teams.includes(home.id);
}

/** The clubs whose figures follow from the hidden games: those that the viewer hides, and those that they meet in `games`, of the hidden days. */
export function clubsOfHidden(teams: readonly number[], games: readonly Game[]): ReadonlySet<number> {
  const opponents = games.flatMap(({ teams: { away, home } }) =>
    teams.includes(away.id) || teams.includes(home.id) ? [away.id, home.id] : [],
  );
  return new Set([...teams, ...opponents]);
}

/**
 * Whether the viewer does not want to see figures that follow from results. They follow from the games of all clubs, unless their endpoint says
 * what is left without some.
 */
export function hidesTopic(hidden: HiddenTeams | null, topic: ResultTopic): boolean {
  return hidden !== null && !hidden.opened.includes(topic);
}

/** The first league day (YYYY-MM-DD) whose results do not count in figures for viewers who hide scores. `now`: epoch ms (UTC). */
function firstHiddenDay(now: number): string {
  return addDays(baseballDay(now), 1 - hiddenDays);
}

/** The league days (YYYY-MM-DD) whose results do not count for viewers who hide scores. `now`: epoch ms (UTC) */
export function hiddenDaysUntil(now: number): string[] {
  return Array.from({ length: hiddenDays }, (_, place) => addDays(firstHiddenDay(now), place));
}

/** The last league day (YYYY-MM-DD) whose results count for viewers who hide scores. `now`: epoch ms (UTC) */
export function lastShownDay(now: number): string {
  return addDays(firstHiddenDay(now), -1);
}

/** The instant (epoch ms, league clock) until which results count in what is shown of a topic; null: all do. `now`: epoch ms (UTC) */
export function countedUntil({ instant, hidden }: Viewer, topic: ResultTopic, now: number): number | null {
  return hidesTopic(hidden, topic) ? Math.min(instant ?? now, baseballDayStart(firstHiddenDay(now))) : instant;
}
