import { raceOf } from '#features/chances/rules/stakes.ts';
import { readTonightChances } from '#features/chances/server/routes.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import { type GameWorth, worthOf } from '#rules/baseball/watching/game-worth.ts';
import { rankGames } from '#rules/baseball/watching/rank-games.ts';
import { lookInstant, worthALook } from '#rules/baseball/watching/worth-a-look.ts';
import { hidesGame, hidesTopic, type Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import { worthWatching } from './contract.ts';

type Tonight = Awaited<ReturnType<typeof readTonightChances>>['current'];

/** ms; chances change when games end */
const keptFor = 60_000;

/** Reads the live games that are worth watching, as a viewer may see them. */
export type ReadWorth = (level: number, viewer: Viewer) => Promise<GameWorth[]>;

export function createReadWorth(services: Services, shownGames: ShownGames): ReadWorth {
  const { realNow } = services;
  let kept: { readAt: number; tonight: Promise<Tonight> } | null = null;
  /** What games mean for races. A game is worth watching without it: a viewer who hides scores, and a site without its database, has none. */
  const readTonight = (viewer: Viewer): Promise<Tonight> =>
    readTonightChances(services, viewer).then(
      ({ current }) => current,
      () => null,
    );
  const tonightOf = (viewer: Viewer): Promise<Tonight> => {
    if (hidesTopic(viewer.hidden, 'standings')) return Promise.resolve(null);
    if (viewer.instant !== null) return readTonight(viewer);
    if (kept === null || realNow() - kept.readAt > keptFor) kept = { readAt: realNow(), tonight: readTonight(viewer) };
    return kept.tonight;
  };
  return async (level, viewer) => {
    const [{ games }, tonight] = await Promise.all([
      shownGames.day({ level }, viewer),
      level === majorLeagueLevel ? tonightOf(viewer) : null,
    ]);
    return rankGames(games.flatMap((card) => worthOf(card, tonight && raceOf(tonight, card.gamePk)) ?? []));
  };
}

export function watchingRoutes({ clock }: Services, shownGames: ShownGames, readWorth: ReadWorth) {
  /** From the state of the last half hour, so that the time says nothing of what has just happened. */
  const readLook = async (level: number, { instant, hidden }: Viewer): Promise<number | null> => {
    const then = lookInstant(instant ?? clock.now());
    const { games } = await shownGames.day({ level }, { instant: then, hidden: null });
    return worthALook(games.filter((card) => hidesGame(hidden, card)));
  };
  return {
    worthWatching: serveData(worthWatching, ({ query: { level, look } }, { viewer: { show } }) =>
      show(async (viewer) => ({
        games: await readWorth(level, viewer),
        look: look === undefined ? null : await readLook(level, viewer),
      })),
    ),
  };
}
