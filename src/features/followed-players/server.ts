import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { exportedPart } from '#features/accounts/server/export-account.ts';
import type { ShownGame } from '#features/games/server/game-instants.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { PlayerEntry } from '#features/players/contract/players.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import { lockUser } from '#platform/db/lock-user.ts';
import type { Db } from '#platform/db/open-db.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { lineupLead } from '#rules/baseball/forecast/lineups.ts';
import { formatGameNumber } from '#rules/baseball/game/card-text.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { progressAt } from '#rules/baseball/game/fold.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { Side } from '#rules/baseball/game/model.ts';
import { isCalledOff, isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { battingDayLine, pitchingDayLine } from '#rules/baseball/stats/day-line.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import {
  followedPlayers as followedPlayersEndpoint,
  followPlayers,
  playerDays,
  unfollowPlayer,
  type PlayerDay,
  type PlayerDays,
} from './contract.ts';
import { findTurn, type TurnState } from './rules/find-turn.ts';
import { mostFollowedPlayers, tooManyFollowed } from './rules/follow-limit.ts';
import { followedPlayers } from './tables.ts';

const hour = 3_600_000;

/** The players that a user follows, and what players do today. */
export function followedPlayerRoutes(
  { db, clock, realNow, createRateLimit }: Services,
  { players: list, shownGames }: { players: PlayerList; shownGames: ShownGames },
) {
  const changesPerUser = createRateLimit('followChangesPerUser', { max: 600, windowMs: hour });
  const read = async (id: Authorized<UserId>) => ({
    playerIds: (await readFollowed(db, id)).map(({ playerId }) => playerId),
  });
  return {
    followedPlayers: serveData(followedPlayersEndpoint, (_, { user }) => read(user.id)),
    followPlayers: serveData(followPlayers, async ({ body }, { user }) => {
      await changesPerUser.take(String(user.id));
      await storeFollowed(db, user.id, { playerIds: body.playerIds, now: realNow() });
      return read(user.id);
    }),
    unfollowPlayer: serveData(unfollowPlayer, async ({ params }, { user }) => {
      await changesPerUser.take(String(user.id));
      await deleteFollowed(db, user.id, params.playerId);
      return read(user.id);
    }),
    playerDays: serveData(playerDays, ({ query: { players } }, { viewer: { show } }) =>
      show((viewer) => readPlayerDays({ clock, list, shownGames }, players.split(',').map(Number), viewer), 'players'),
    ),
  };
}

type Entry = { player: PlayerEntry; card: GameCard; side: Side };

/**
 * Reads what players do in today's games. The schedule and the games are those that all viewers share, so a request adds none to the
 * upstream for a game that is followed already. A game that cannot be read has the state of the schedule.
 */
async function readPlayerDays(
  { clock, list, shownGames }: Pick<Services, 'clock'> & { list: PlayerList; shownGames: ShownGames },
  playerIds: readonly number[],
  viewer: Viewer,
): Promise<PlayerDays> {
  const [{ date, games, freshness }, listed] = await Promise.all([
    shownGames.day({ level: majorLeagueLevel }, viewer),
    list.all(),
  ]);
  // the figures of players are opened together
  const readGame = (gamePk: number) => shownGames.game(gamePk, { ...viewer, hidden: null }).catch(() => null);
  const wanted = new Set(playerIds);
  const entries = listed.filter(({ mlbId }) => wanted.has(mlbId)).flatMap((player) => entriesOf(player, games));
  const gamePks = new Set(entries.flatMap(({ card }) => (hasLineups(card, clock.now()) ? [card.gamePk] : [])));
  const read = await Promise.all([...gamePks].map(async (gamePk) => [gamePk, await readGame(gamePk)] as const));
  const lives = new Map(read);
  return { date, freshness, players: entries.map((entry) => toPlayerDay(entry, lives.get(entry.card.gamePk) ?? null)) };
}

function entriesOf(player: PlayerEntry, games: readonly GameCard[]): Entry[] {
  return games.flatMap((card) => {
    const side = (['away', 'home'] as const).find((each) => card.teams[each].id === player.teamId);
    return side === undefined ? [] : [{ player, card, side }];
  });
}

/** Whether lineups can be known; until then the schedule has all that is known. */
function hasLineups(card: GameCard, now: number): boolean {
  if (isCalledOff(card)) return false;
  const start = scheduledStart(card);
  return !isPickable(card) || (start !== null && start - now < lineupLead);
}

function toPlayerDay({ player, card, side }: Entry, live: ShownGame | null): PlayerDay {
  const { mlbId: playerId, firstLastName: name } = player;
  const { away, home } = card.teams;
  const scheduled = scheduledState(card);
  const state = live === null ? scheduled : stateOf(live.log);
  // until the first pitch, only the schedule may have the starting pitcher
  const pitcher = state.pitchers[side] ?? (state.inning === null ? scheduled.pitchers[side] : null);
  const turn = findTurn({ ...state, pitchers: { ...state.pitchers, [side]: pitcher } }, { side, playerId });
  return {
    playerId,
    name,
    gamePk: card.gamePk,
    game: `${away.shortName} at ${home.shortName}${formatGameNumber(card)}`,
    startsAt: scheduledStart(card),
    turn,
    line: live === null ? null : lineOf(live, { side, playerId }),
  };
}

const states = new WeakMap<GameLog, TurnState>();

/** The newest state of a game, computed once per state of its log. */
function stateOf(log: GameLog): TurnState {
  const known = states.get(log) ?? progressAt(log, Infinity);
  states.set(log, known);
  return known;
}

/** The state without a feed: lineups are unknown, and the probable pitchers are the pitchers. */
function scheduledState({ status, teams }: GameCard): TurnState {
  return {
    status,
    inning: null,
    inningState: null,
    current: null,
    lineups: { away: [], home: [] },
    lastBatted: { away: 0, home: 0 },
    pitchers: { away: teams.away.probablePitcher?.id ?? null, home: teams.home.probablePitcher?.id ?? null },
    pitchCounts: {},
    missingPlays: [],
  };
}

/** The figures of a player in the box score; of a player who bats and pitches, both. */
function lineOf({ box }: ShownGame, { side, playerId }: { side: Side; playerId: number }): string | null {
  const batting = box[side].batting.find((line) => line.playerId === playerId);
  const pitching = box[side].pitching.find((line) => line.playerId === playerId);
  const lines = [batting && battingDayLine(batting), pitching && pitchingDayLine(pitching)].filter(Boolean);
  return lines.length === 0 ? null : lines.join('; ');
}

/** The followed players of a user with the time of following, the first ones first. */
async function readFollowed(db: Db, userId: Authorized<UserId>) {
  return db
    .select({ playerId: followedPlayers.playerId, followedAt: followedPlayers.followedAt })
    .from(followedPlayers)
    .where(eq(followedPlayers.userId, userId))
    .orderBy(asc(followedPlayers.followedAt), asc(followedPlayers.playerId));
}

/**
 * Follows players. Those who are followed already stay as they are. Throws `AppError`, without any change, if the user would follow
 * too many. `now`: epoch ms, real time
 */
async function storeFollowed(
  db: Db,
  userId: Authorized<UserId>,
  { playerIds, now }: { playerIds: readonly number[]; now: number },
): Promise<void> {
  const rows = [...new Set(playerIds)].map((playerId) => ({ userId, playerId, followedAt: new Date(now) }));
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await tx.insert(followedPlayers).values(rows).onConflictDoNothing();
    if ((await tx.$count(followedPlayers, eq(followedPlayers.userId, userId))) > mostFollowedPlayers)
      throw new AppError('unacceptable', tooManyFollowed);
  });
}

async function deleteFollowed(db: Db, userId: Authorized<UserId>, playerId: number): Promise<void> {
  await db
    .delete(followedPlayers)
    .where(and(eq(followedPlayers.userId, userId), eq(followedPlayers.playerId, playerId)));
}

export const exportedFollowed = exportedPart(
  z.array(z.object({ playerId: z.number().int(), followedAt: z.string() })),
  async (db, id) =>
    (await readFollowed(db, id)).map(({ playerId, followedAt }) => ({
      playerId,
      followedAt: followedAt.toISOString(),
    })),
);
