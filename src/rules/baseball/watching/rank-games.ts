import type { GameWorth } from './game-worth.ts';

/**
 * The least worth of a game that is named. The leverage from which the product calls a situation high (`nameLeverage`): what is ordinary in
 * every game is no reason to change to another one.
 */
export const leastWorth = 2;

/** From this worth on, as from the leverage that is called very high, a game cannot wait for the minute. */
export const urgentWorth = 4;
/** ms */
const shortestStay = 60_000;
/** The named game stays while no other one is worth this much more. */
const margin = 0.5;

/** What a viewer has to do with the games. `players`: by gamePk, 'Okafor bats' */
export type OwnGames = { picked: ReadonlySet<number>; players: ReadonlyMap<number, string> };

const nothingOwn: OwnGames = { picked: new Set(), players: new Map() };
const pickFactor = 1.25;
const playerWorth = 0.75;

/** Orders games by their worth for a viewer, the most first, and equal ones by gamePk. */
export function rankGames(games: readonly GameWorth[], { picked, players }: OwnGames = nothingOwn): GameWorth[] {
  return games
    .map(({ gamePk, worth, reason }) => {
      const player = players.get(gamePk);
      const isPicked = picked.has(gamePk);
      const own = player ?? (isPicked ? 'your pick' : undefined);
      return {
        gamePk,
        worth: worth * (isPicked ? pickFactor : 1) + (player === undefined ? 0 : playerWorth),
        reason: own === undefined ? reason : `${reason}, ${own}`,
      };
    })
    .toSorted((one, other) => other.worth - one.worth || one.gamePk - other.gamePk);
}

/** The game that is named since a time (epoch ms); null: none is. */
export type Named = { gamePk: number | null; since: number };

/** Whether a game has become urgent between two rankings. */
export function hasBecomeUrgent(before: readonly GameWorth[], after: readonly GameWorth[]): boolean {
  const [top] = after;
  if (top === undefined || top.worth < urgentWorth) return false;
  return before.every(({ gamePk, worth }) => gamePk !== top.gamePk || worth < urgentWorth);
}

/**
 * Whether the named game may change `now`: after a minute, at an important moment, and once it is no longer played.
 * `isImportant`: such a moment came since the last ranking
 */
function mayChange(
  { gamePk, since }: Named,
  ranked: readonly GameWorth[],
  { now, isImportant = false }: { now: number; isImportant?: boolean },
): boolean {
  const isGone = gamePk !== null && ranked.every((each) => each.gamePk !== gamePk);
  return isImportant || isGone || now - since >= shortestStay;
}

/** Whether what changed at a time is still new (epoch ms). */
export function isNewAt(changedAt: number, now: number): boolean {
  return now - changedAt < shortestStay;
}

/** The game to name after a new ranking: the same value while nothing changes. `before`: null at first */
export function nextNamed(
  before: Named | null,
  ranked: readonly GameWorth[],
  at: { now: number; isImportant?: boolean },
): Named {
  const [top] = ranked;
  const wanted = top !== undefined && top.worth >= leastWorth ? top : null;
  if (before === null) return { gamePk: wanted?.gamePk ?? null, since: at.now };
  const named = ranked.find(({ gamePk }) => gamePk === before.gamePk);
  const stays =
    wanted?.gamePk === before.gamePk ||
    (wanted === null && before.gamePk === null) ||
    (named !== undefined && named.worth >= leastWorth - margin && named.worth >= (wanted?.worth ?? 0) - margin);
  return stays || !mayChange(before, ranked, at) ? before : { gamePk: wanted?.gamePk ?? null, since: at.now };
}
