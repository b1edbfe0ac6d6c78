import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { askToSignIn, sessionQuery, useSession, leaveSession } from '#features/accounts/queries/session.ts';
import { todaysGamesQuery } from '#features/games/queries/games.ts';
import { useLeague } from '#features/league/queries.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { queriesOf } from '#platform/page/query.ts';
import { pickCode } from '#rules/picks/pick-code.ts';
import { announce } from '#ui/kit/announce.ts';
import { useChange } from '#ui/kit/use-change.ts';
import type { DayPicks, GamePicks, OwnPick, submitPick, withdrawPick } from '../contract/picks.ts';
import { picksQuery } from '../queries.ts';
import { clubName, type PickableGame } from './pick-text.ts';
import { myPicksQuery, withCall } from './use-my-picks.ts';

/** A choice that does not count yet: the club, null to withdraw. Without an `error` it is being saved. */
type PendingChoice = { winnerId: number | null; error: string | null };

/** The picks of a day for its game cards, and the actions on them. */
export type DayPicksController = {
  /** whether the day's picks are loaded */
  isLoaded: boolean;
  findPick(gamePk: number): OwnPick | undefined;
  /** a void pick for another day, from which the game was moved */
  findMovedPick(gamePk: number): OwnPick | undefined;
  findGamePicks(gamePk: number): GamePicks | undefined;
  findPending(gamePk: number): PendingChoice | undefined;
  /** Saves a pick, or (null) withdraws it. The newest choice of a game wins. False for a visitor, who is asked to sign in. */
  choose(game: PickableGame, winnerId: number | null): boolean;
};

const DayPicksContext = createContext<DayPicksController | null>(null);

export function useDayPicks(): DayPicksController {
  const controller = use(DayPicksContext);
  if (controller === null) throw new Error('useDayPicks must be used within DayPicksFrame');
  return controller;
}

const leaguePoll = 60_000;
const shortestPoll = 5_000;

const noConnection = 'no connection';

const ofPicks = queriesOf('GET /api/predictions', 'GET /api/my-picks', 'GET /api/my-picks/season');

/** The day with one pick made, changed or (null) withdrawn. */
export function withPick(day: DayPicks, gamePk: number, pick: OwnPick | null): DayPicks {
  const others = day.picks.filter((each) => each.gamePk !== gamePk);
  return { ...day, picks: pick === null ? others : [...others, pick] };
}

/** Returns a function that saves one choice into the cache, and resolves to its error: 'no connection', the message of the server, or null. */
function useSaveChoice(date: string | undefined) {
  const queryClient = useQueryClient();
  const { send } = useChange();
  return async (gamePk: number, winnerId: number | null): Promise<string | null> => {
    const after = async (pick: OwnPick | null) => {
      const { queryKey } = picksQuery(date);
      await Promise.all([queryClient.cancelQueries({ queryKey }), queryClient.cancelQueries(myPicksQuery)]);
      queryClient.setQueryData(queryKey, (day) => day && withPick(day, gamePk, pick));
      const games = queryClient.getQueryData(todaysGamesQuery.queryKey)?.games;
      const game = games?.find((each) => each.gamePk === gamePk);
      if (game) queryClient.setQueryData(myPicksQuery.queryKey, (day) => day && withCall(day, game, pick));
    };
    try {
      if (winnerId === null)
        await send<typeof withdrawPick>(
          'DELETE /api/predictions/:gamePk',
          { params: { gamePk } },
          { after: () => after(null) },
        );
      else
        await send<typeof submitPick>(
          'POST /api/predictions',
          { body: { game_Id: gamePk, predictedWinnerId: winnerId } },
          { after: ({ pick }) => after(pick) },
        );
      return null;
    } catch (error) {
      if (!isApiError(error) || error.status === 0) return noConnection;
      if (error.status === 401) await leaveSession(queryClient);
      return error.message;
    } finally {
      // the user's number of picks has changed, and perhaps the lock time; the pages of the day and of the game have a query each
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey, refetchType: 'none' });
      void queryClient.invalidateQueries(ofPicks);
    }
  };
}

/** The choices that are not saved yet, and the function that saves one. Requests of one game follow each other. */
function usePendingChoices(date: string | undefined) {
  const saveChoice = useSaveChoice(date);
  const [pending, setPending] = useState<ReadonlyMap<number, PendingChoice>>(new Map());
  const newest = useRef(new Map<number, number | null>());

  const show = (gamePk: number, choice: PendingChoice | null) =>
    setPending((before) => {
      const others = [...before].filter(([each]) => each !== gamePk);
      return new Map(choice === null ? others : [...others, [gamePk, choice]]);
    });

  // what was not saved stays until the user chooses, but not its reason
  useEffect(() => {
    const onOnline = () =>
      setPending(
        (before) =>
          new Map(
            [...before].map(([gamePk, choice]) => [
              gamePk,
              choice.error === noConnection ? { ...choice, error: 'the connection was lost' } : choice,
            ]),
          ),
      );
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  async function save(game: PickableGame, winnerId: number | null): Promise<void> {
    const { gamePk } = game;
    const isSaving = newest.current.has(gamePk);
    newest.current.set(gamePk, winnerId);
    show(gamePk, { winnerId, error: null });
    if (isSaving) return;
    let [saved, error]: [number | null, string | null] = [winnerId, null];
    do {
      saved = newest.current.get(gamePk) ?? null;
      error = await saveChoice(gamePk, saved);
    } while (newest.current.get(gamePk) !== saved);
    newest.current.delete(gamePk);
    show(gamePk, error === null ? null : { winnerId: saved, error });
    if (error === null) announce(saved === null ? 'Prediction withdrawn' : `Called: ${clubName(game, saved)}`);
  }
  return { pending, save };
}

/** Polls the picks of a day. A visitor who has chosen a club is asked to sign in. */
function useController(date: string | undefined): DayPicksController {
  const { user } = useSession();
  const speed = useLeague()?.speed ?? 1;
  const { data } = useQuery({ ...picksQuery(date), refetchInterval: Math.max(shortestPoll, leaguePoll / speed) });
  const { pending, save } = usePendingChoices(date);
  return {
    isLoaded: data !== undefined,
    findPick: (gamePk) => data?.picks.find((pick) => pick.gamePk === gamePk && pick.officialDate === data.date),
    findMovedPick: (gamePk) => data?.picks.find((pick) => pick.gamePk === gamePk && pick.officialDate !== data.date),
    findGamePicks: (gamePk) => data?.games.find((game) => game.gamePk === gamePk),
    findPending: (gamePk) => pending.get(gamePk),
    choose(game, winnerId) {
      if (user !== null) void save(game, winnerId);
      else if (winnerId !== null)
        askToSignIn({
          errand: { pick: pickCode(game.gamePk, winnerId) },
          what: `Your call: ${clubName(game, winnerId)}.`,
        });
      return user !== null;
    },
  };
}

/** Provides the picks of a day (undefined: today) to the parts inside. */
export function DayPicksFrame({ date, children }: { date: string | undefined; children: ReactNode }) {
  const controller = useController(date);
  return <DayPicksContext value={controller}>{children}</DayPicksContext>;
}
