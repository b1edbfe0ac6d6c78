import { z } from 'zod';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { AppError } from '#platform/http/app-error.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import {
  type DeviceViewer,
  type HiddenTeams,
  clubsOfHidden,
  hiddenDaysUntil,
  hidesGame,
  hidesTopic,
  isLongAgo,
  isPresent,
  lastShownDay,
  type ResultTopic,
  resultTopics,
  type Viewer,
  viewerInstant,
} from '#rules/viewer/viewer.ts';
import type { KnownResults } from './known-results.ts';

declare const shown: unique symbol;

/** What the viewer of a request may see. Only `show` makes it, so that a handler which forgets the viewer does not compile. */
export type Shown<T> = T & { readonly [shown]: true };

/** What the handler of an endpoint returns. */
export type Answer<E extends Endpoint, T> = E['results'] extends 'shown' ? Shown<T> : T;

/** The viewer of a request. */
export type RequestViewer = {
  isBehind: boolean;
  /** Selects what the viewer may see. Rejects while the viewer hides the `topic`, if there is one. */
  show<T>(select: (viewer: Viewer) => T | Promise<T>, topic?: ResultTopic): Promise<Shown<T>>;
  /**
   * Makes the response of an endpoint, unless its handler shows what the viewer may see. Rejects while the viewer hides its topic, and to
   * a viewer who is behind unless results were checked after its data was read, and none became known between the instant and then.
   */
  answer<T>(endpoint: Endpoint, input: unknown, make: () => Promise<T>): Promise<T>;
};

/** `arrivedAt`: the time of the request (epoch ms, league clock); `now`: the present time */
type Site = { arrivedAt: number; now: () => number; results: KnownResults };

const minorLeagues = [11, 12, 13, 14];
const levelInput = z.object({ query: z.object({ level: z.number() }) });
const queryInput = z.object({ query: z.looseObject({}).default({}) });

export function createViewer({ clock, hidden }: DeviceViewer, { arrivedAt, now, results }: Site): RequestViewer {
  const instant = isPresent(clock) ? null : viewerInstant(clock, arrivedAt);

  function refuse(newest: number | null): never {
    if (clock.heldAt !== null) throw notYet(shownWhenResumed);
    if (instant === null || newest === null)
      throw notYet(
        'This changes while games are played. It is shown when you turn off your delay, or when no game is played.',
      );
    const shownAt = newest + arrivedAt - instant;
    const seconds = Math.max(1, Math.ceil((shownAt - arrivedAt) / 1000));
    throw notYet(`This is shown when your delay has passed, in about ${seconds} seconds, or when you turn it off.`, {
      shownAt: String(shownAt),
    });
  }

  type Decision = Exclude<Endpoint['results'], string>;

  /** How the response is shown of a viewer who hides its topic: without the games of the hidden clubs, if the endpoint says what is left. */
  async function leaveOut({ topic, without }: Decision): Promise<<T>(response: T) => T> {
    const games =
      hidden === null || hidden.teams === 'all' || without === undefined
        ? null
        : await results.readGames(hiddenDaysUntil(arrivedAt));
    if (games === null || hidden === null || hidden.teams === 'all') throw hiddenTopic(topic);
    const clubs = clubsOfHidden(hidden.teams, games);
    return <T>(response: T) => {
      const left = without?.(response, clubs) ?? null;
      if (left === null) throw hiddenTopic(topic);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the same schema
      return left as T;
    };
  }

  return {
    isBehind: instant !== null,
    async show(select, topic) {
      if (topic !== undefined) refuseHiddenTopic(hidden, topic);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the brand exists only in the type
      return (await select({ instant, hidden })) as Shown<Awaited<ReturnType<typeof select>>>;
    },
    async answer({ results: decision }, input, makeWhole) {
      if (typeof decision === 'string') return makeWhole();
      const { topic, changes, levels, lastDay, without } = decision;
      const last = lastDay?.(queryInput.parse(input).query);
      const through = lastShownDay(arrivedAt);
      const isPart = without !== undefined && hidesTopic(hidden, topic);
      if (!isPart && (last === undefined || last > through)) refuseHiddenTopic(hidden, topic, lastDay && { through });
      const select = isPart ? await leaveOut(decision) : null;
      const make = select === null ? makeWhole : async () => select(await makeWhole());
      if (instant === null || changes === 'no') return make();
      if (isLongAgo(instant, arrivedAt)) refuse(null);
      const response = await make();
      const { data } = levelInput.safeParse(input);
      const changing = data ? [data.query.level] : levels === 'minor' ? minorLeagues : [majorLeagueLevel];
      const since = await results.check(changing, instant, now());
      if (since === null) refuse(null);
      if (since.newest !== null && since.newest > instant) refuse(since.newest);
      if (changes === 'live' && since.isPlaying) refuse(null);
      return response;
    },
  };
}

const shownWhenResumed = 'Results have become known since you paused the updates. This is shown when you resume.';

/** Throws if the viewer has paused the updates for so long that games are not read. `now`: epoch ms, league clock */
export function refuseLongHold({ instant }: Pick<Viewer, 'instant'>, now: number): void {
  if (isLongAgo(instant, now)) throw notYet(shownWhenResumed);
}

/** Throws if the viewer is behind: for what has no earlier state that could be shown. */
export function refuseBehind({ instant }: Pick<Viewer, 'instant'>): void {
  if (instant !== null) throw notYet('This is shown when you resume the updates and turn off your delay.');
}

/** The response may contain later results. `shownAt`: when it is shown (epoch ms, league clock), if that is known */
function notYet(message: string, fields?: { shownAt: string }): AppError {
  return new AppError('not_yet', message, fields);
}

/** Throws if the viewer hides the figures of a topic, which are the field `opens`. `fields`: more for the client */
function refuseHiddenTopic(hidden: HiddenTeams | null, topic: ResultTopic, fields?: Record<string, string>): void {
  if (hidesTopic(hidden, topic)) throw hiddenTopic(topic, fields);
}

function hiddenTopic(topic: ResultTopic, fields?: Record<string, string>): AppError {
  const message = `You hide scores, so ${resultTopics[topic]} are not shown until you open this.`;
  return new AppError('hidden', message, { opens: topic, ...fields });
}

type Team = { id: number; shortName: string };

/** Throws if the viewer hides the result of the game. */
export function refuseHiddenGame(
  hidden: HiddenTeams | null,
  { gamePk, teams }: { gamePk: number; teams: { away: Team; home: Team } },
): void {
  if (!hidesGame(hidden, { gamePk, teams })) return;
  const message = `You hide scores, so ${teams.away.shortName} at ${teams.home.shortName} is not shown until you open it.`;
  throw new AppError('hidden', message, { opens: String(gamePk) });
}
