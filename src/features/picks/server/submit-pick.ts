import type { Db } from '#platform/db/open-db.ts';
import { AppError, Unacceptable, NotFound } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { PostedForm } from '#platform/http/register-forms.ts';
import { isOpenForPicks } from '#rules/picks/lock.ts';
import type { PickableGame } from '#rules/picks/model.ts';
import type { OwnPick, PickRequest, SubmittedPick } from '../contract/picks.ts';
import { formatPickHistory } from './format-pick-history.ts';
import { pickingClosedMessage, parseClubs, type PickableGames } from './pickable-games.ts';
import { clubNamesOfPick, readOwnPicks } from './read-own-picks.ts';
import { type WrittenPick, writePick, writePicks, removePick } from './write-pick.ts';

type Submission = { request: PickRequest; userId: Authorized<UserId>; now: number };

/** Refreshes the game first, reports each error of the request, and returns an unchanged pick too. */
async function submitWithChecks(db: Db, pickableGames: PickableGames, submission: Submission): Promise<OwnPick> {
  const { request, userId, now } = submission;
  const game = await pickableGames.read(request.game_Id);
  if (game === null) throw new Unacceptable({ game_Id: 'is not a game of the league' });
  const { gamePk } = game;
  const pick = { userId, ...parseClubs(request, game), at: new Date(now) };
  const written = isOpenForPicks(game, now) ? await writePick(db, gamePk, pick) : null;
  if (written === null) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (written.kind !== null) return toOwnPick(gamePk, written);
  const [stored] = await readOwnPicks(db, { userId, now, gamePk });
  // an unchanged pick that was withdrawn meanwhile is made again
  return stored === undefined ? submitWithChecks(db, pickableGames, submission) : stored.pick;
}

/** Writes the pick with one statement if the game was refreshed recently. Null: the checks are needed. */
async function submitDirectly(
  db: Db,
  pickableGames: PickableGames,
  { request, userId, now }: Submission,
): Promise<OwnPick | null> {
  const { game_Id: gamePk, predictedWinnerId: winnerId, predictedLoserId: loserId = null } = request;
  if (!pickableGames.isFresh(gamePk)) return null;
  const written = await writePick(db, gamePk, { userId, winnerId, loserId, at: new Date(now) });
  return written === null || written.kind === null ? null : toOwnPick(gamePk, written);
}

/** Picks a winner, or changes the pick. `now` (epoch ms, league clock): the time of the request. */
export async function submitPick(db: Db, pickableGames: PickableGames, submission: Submission): Promise<SubmittedPick> {
  const { request, userId } = submission;
  if (request.user_Id !== undefined && request.user_Id !== userId)
    throw new AppError('forbidden', 'You can submit predictions only for yourself.');
  const pick =
    (await submitDirectly(db, pickableGames, submission)) ?? (await submitWithChecks(db, pickableGames, submission));
  return {
    game_Id: pick.gamePk,
    user_Id: userId,
    predictedWinnerId: pick.winnerId,
    predictedLoserId: pick.loserId,
    pick,
  };
}

/** Converts a pick that was just written to the shape of its owner: it is open, and writing it is its newest event. */
function toOwnPick(gamePk: number, written: WrittenPick): OwnPick {
  const { kind, officialDate, winnerId, loserId, madeAt, changedAt, startsAt, locksAt } = written;
  const { winnerName, loserName } = clubNamesOfPick(written, written);
  const event = { at: changedAt.getTime(), kind, detail: { winnerId } };
  const [lastEvent] = formatPickHistory([event], new Map([[winnerId, winnerName]]));
  if (lastEvent === undefined) throw new TypeError('A pick has no events');
  return {
    gamePk,
    officialDate,
    winnerId,
    loserId,
    winnerName,
    loserName,
    state: 'open',
    madeAt: madeAt.getTime(),
    changedAt: changedAt.getTime(),
    startsAt: startsAt?.getTime() ?? null,
    locksAt: locksAt?.getTime() ?? null,
    streakBefore: null,
    streakAfter: null,
    bases: null,
    lastEvent,
  };
}

/** A pick of a user at the time `at` (epoch ms, league clock). */
type TimedPick = { userId: Authorized<UserId>; winnerId: number; at: number };

/**
 * Submits picks of many users of one game, by the same rules and with the same statement as a single pick. Resolves to the
 * ids of the users whose picks were in time. Throws `Unacceptable` for a club of another game.
 */
export async function submitPicksOfGame(
  db: Db,
  game: PickableGame,
  requests: readonly TimedPick[],
): Promise<Set<number>> {
  const inTime = requests.filter(({ at }) => isOpenForPicks(game, at));
  if (inTime.length === 0) return new Set();
  const picks = inTime.map(({ userId, winnerId, at }) => {
    const clubs = parseClubs({ predictedWinnerId: winnerId }, game);
    return { userId, ...clubs, at: new Date(at) };
  });
  const written = await writePicks(db, game.gamePk, picks);
  return new Set(written.map(({ userId }) => userId));
}

const chooseWinnerMessage = 'You need to select a winner before submitting';

/**
 * Picks a winner without scripts: with the button of a club (`call`), or with a radio button and 'Submit prediction'. `withdraw`: the
 * button that withdraws the pick.
 */
export const pickForm: PostedForm = {
  name: 'pick',
  page: '/today',
  toCall({ game_Id: gamePk = '', call, predictedWinnerId, withdraw }) {
    const common = { form: `pick-${gamePk}`, next: { anchor: `game-${gamePk}` } };
    if (withdraw !== undefined)
      return { ...common, route: 'DELETE /api/predictions/:gamePk', input: { params: { gamePk } } };
    return {
      ...common,
      route: 'POST /api/predictions',
      input: { body: { game_Id: gamePk, predictedWinnerId: call ?? predictedWinnerId } },
      describe: ({ code, message, fields }) =>
        code === 'invalid_input' && fields.predictedWinnerId !== undefined ? chooseWinnerMessage : message,
    };
  },
};

/** Withdraws a pick. `now` (epoch ms, league clock): the time of the request. */
export async function withdrawPick(
  db: Db,
  pickableGames: PickableGames,
  { gamePk, userId, now }: { gamePk: number; userId: Authorized<UserId>; now: number },
): Promise<{ gamePk: number }> {
  const game = await pickableGames.read(gamePk);
  if (game === null) throw new NotFound('There is no such game.');
  if (!isOpenForPicks(game, now)) throw new AppError('prediction_locked', pickingClosedMessage(game));
  const { isOpen, isRemoved } = await removePick(db, { userId, gamePk }, new Date(now));
  if (!isOpen) throw new AppError('prediction_locked', pickingClosedMessage(game));
  if (!isRemoved) throw new NotFound('There is no pick to withdraw.');
  return { gamePk };
}
