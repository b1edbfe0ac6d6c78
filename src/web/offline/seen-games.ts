/** One club of a game that was seen; `runs` is null before the first pitch. */
export type SeenClub = { id: number; name: string; runs: number | null };

/** What is kept of a game for the time without a connection: public, and the same for every fan. */
export type SeenGame = {
  gamePk: number;
  /** 'Saturday, June 6': the league's day */
  day: string;
  /** 'Bottom 7th', 'Final', '7:10 PM': where the game stood */
  words: string;
  away: SeenClub;
  home: SeenClub;
  /** when it was so, epoch ms by the browser's clock */
  seenAt: number;
};

/** The games last seen, the latest first, and what their league says of itself. */
export type SeenGames = { notice: string | null; copyright: string; games: SeenGame[] };

/** Games that stood on one list at one instant. */
export type SeenGroup = { day: string; seenAt: number; games: SeenGame[] };

/** A day at two levels, and a few games of other days. */
const mostKept = 40;

export const nothingSeen: SeenGames = { notice: null, copyright: '', games: [] };

/** The later sight of each game; those of another league make room. */
export function mergeSeen(kept: SeenGames, fresh: SeenGames): SeenGames {
  const before = kept.notice === fresh.notice ? kept.games : [];
  const latest = new Map<number, SeenGame>();
  for (const game of [...before, ...fresh.games]) {
    if (game.seenAt >= (latest.get(game.gamePk)?.seenAt ?? 0)) latest.set(game.gamePk, game);
  }
  const games = [...latest.values()].toSorted((one, other) => other.seenAt - one.seenAt).slice(0, mostKept);
  return { ...fresh, games };
}

/** Games as they were seen together, the latest sight first. */
export function groupSeen(games: readonly SeenGame[]): SeenGroup[] {
  const groups = Map.groupBy(games, ({ day, seenAt }) => `${seenAt} ${day}`);
  return [...groups.values()]
    .flatMap((together) => (together[0] ? [{ day: together[0].day, seenAt: together[0].seenAt, games: together }] : []))
    .toSorted((one, other) => other.seenAt - one.seenAt);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isClub = (value: unknown): value is SeenClub =>
  isObject(value) &&
  typeof value.id === 'number' &&
  typeof value.name === 'string' &&
  (value.runs === null || typeof value.runs === 'number');

const isSeenGame = (value: unknown): value is SeenGame =>
  isObject(value) &&
  typeof value.gamePk === 'number' &&
  typeof value.seenAt === 'number' &&
  typeof value.day === 'string' &&
  typeof value.words === 'string' &&
  isClub(value.away) &&
  isClub(value.home);

/** What an earlier visit, perhaps of an earlier version, has kept; games that cannot be read are left out. */
export function parseSeen(value: unknown): SeenGames {
  if (!isObject(value) || !Array.isArray(value.games)) return nothingSeen;
  const { notice, copyright, games } = value;
  return {
    notice: typeof notice === 'string' ? notice : null,
    copyright: typeof copyright === 'string' ? copyright : '',
    games: games.filter(isSeenGame),
  };
}
