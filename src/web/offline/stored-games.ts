/** A club of a stored game; `runs` is null before the first pitch. */
export type StoredClub = { id: number; name: string; runs: number | null };

/** A game stored for the offline page: public data, the same for every user. */
export type StoredGame = {
  gamePk: number;
  /** 'Saturday, June 6': official date */
  day: string;
  /** state of the game: 'Bottom 7th', 'Final', '7:10 PM' */
  text: string;
  away: StoredClub;
  home: StoredClub;
  /** time of this state, epoch ms of the browser's clock */
  seenAt: number;
};

/** The stored games, the latest first, and the notice of their league. */
export type StoredGames = { notice: string | null; copyright: string; games: StoredGame[] };

/** Games of one day that were stored at the same time. */
export type StoredGroup = { day: string; seenAt: number; games: StoredGame[] };

/** Maximum number of stored games: a day at two levels and a few games of other days. */
const maxStoredGames = 40;

export const noStoredGames: StoredGames = { notice: null, copyright: '', games: [] };

/** Keeps the latest state of each game. Games of another league are removed. */
export function mergeStoredGames(stored: StoredGames, fresh: StoredGames): StoredGames {
  const before = stored.notice === fresh.notice ? stored.games : [];
  const latest = new Map<number, StoredGame>();
  for (const game of [...before, ...fresh.games]) {
    if (game.seenAt >= (latest.get(game.gamePk)?.seenAt ?? 0)) latest.set(game.gamePk, game);
  }
  const games = [...latest.values()].toSorted((one, other) => other.seenAt - one.seenAt).slice(0, maxStoredGames);
  return { ...fresh, games };
}

/** Groups games by day and time stored, the latest first. */
export function groupStoredGames(games: readonly StoredGame[]): StoredGroup[] {
  const groups = Map.groupBy(games, ({ day, seenAt }) => `${seenAt} ${day}`);
  return [...groups.values()]
    .flatMap((ofGroup) => (ofGroup[0] ? [{ day: ofGroup[0].day, seenAt: ofGroup[0].seenAt, games: ofGroup }] : []))
    .toSorted((one, other) => other.seenAt - one.seenAt);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isClub = (value: unknown): value is StoredClub =>
  isObject(value) &&
  typeof value.id === 'number' &&
  typeof value.name === 'string' &&
  (value.runs === null || typeof value.runs === 'number');

const isStoredGame = (value: unknown): value is StoredGame =>
  isObject(value) &&
  typeof value.gamePk === 'number' &&
  typeof value.seenAt === 'number' &&
  typeof value.day === 'string' &&
  typeof value.text === 'string' &&
  isClub(value.away) &&
  isClub(value.home);

/** Parses games stored by an earlier visit, perhaps of an earlier version. Games of another shape are left out. */
export function parseStoredGames(value: unknown): StoredGames {
  if (!isObject(value) || !Array.isArray(value.games)) return noStoredGames;
  const { notice, copyright, games } = value;
  return {
    notice: typeof notice === 'string' ? notice : null,
    copyright: typeof copyright === 'string' ? copyright : '',
    games: games.filter(isStoredGame),
  };
}
