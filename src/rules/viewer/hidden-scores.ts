import type { ResultTopic } from './result-topics.ts';

/**
 * What a viewer hides on a device. `clubs`: whose games, ids of the Stats API. `opened`: what the viewer has opened, as the ids of
 * games and the names of topics.
 */
export type HiddenScores = { clubs: 'all' | readonly number[]; opened: readonly string[] };

type Game = { gamePk: number; teams: { away: { id: number }; home: { id: number } } };

/** Opened games and topics that a device remembers; the oldest are forgotten first, so that the cookie stays below 1 kB. */
const maxOpened = 100;

/** Parses the values of the cookies. Null: nothing is hidden. */
export function parseHiddenScores({ hide = '', opened = '' }: { hide?: string; opened?: string }): HiddenScores | null {
  if (!/^(?:all|\d{1,6}(?:-\d{1,6})*)$/.test(hide)) return null;
  const clubs = hide === 'all' ? hide : hide.split('-').map(Number);
  return { clubs, opened: /^[a-z\d-]*$/.test(opened) ? opened.split('-').filter((each) => each !== '') : [] };
}

/** The values of the cookies; null: the cookie is removed. */
export function hiddenScoresCookies(hidden: HiddenScores | null): { hide: string | null; opened: string | null } {
  if (hidden === null || hidden.clubs.length === 0) return { hide: null, opened: null };
  const { clubs, opened } = hidden;
  return {
    hide: clubs === 'all' ? clubs : clubs.join('-'),
    opened: opened.length === 0 ? null : [...new Set(opened)].slice(-maxOpened).join('-'),
  };
}

/** Whether the viewer does not want to see the result of a game. */
export function hidesGame(hidden: HiddenScores | null, { gamePk, teams }: Game): boolean {
  if (hidden === null || hidden.opened.includes(String(gamePk))) return false;
  const { clubs } = hidden;
  return clubs === 'all' || clubs.includes(teams.away.id) || clubs.includes(teams.home.id);
}

/** Whether the viewer does not want to see figures that follow from results. They follow from the games of all clubs. */
export function hidesTopic(hidden: HiddenScores | null, topic: ResultTopic): boolean {
  return hidden !== null && !hidden.opened.includes(topic);
}
