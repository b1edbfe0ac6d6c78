import type { GameScore } from '../league.ts';
import type { StatusChange } from '../model.ts';
import type { Player } from '../people/player.ts';
import type { PlayedGame } from '../played-game.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { earliestChangeAt, statusChangesOf } from '../season/status-changes.ts';
import { setNewest } from '../set-newest.ts';
import { isShortened, buildForfeit, buildPlayedGame } from './detail/build-played-game.ts';
import { type GameContext, type GameResult, plannedPitchers, playGame } from './play-game.ts';

const maxPlayedGames = 64;

type Starters = { away: number; home: number };

/** The part of a result that stays in memory without its plays. */
type GameSummary = { score: GameScore; statusChanges: readonly StatusChange[]; starters: Starters };

/** Simulates each game once for its score, status and starters, and again with full detail when that is requested. */
export class GameCache {
  readonly #context: GameContext & { player(id: number): Player };
  readonly #summaries = new Map<number, GameSummary>();
  readonly #playedGames = new Map<number, PlayedGame>();

  constructor(context: GameContext & { player(id: number): Player }) {
    this.#context = context;
  }

  /** Returns undefined for a game that is never played. */
  result(game: PlannedGame): GameResult | undefined {
    if (game.listings[0]?.fate === 'cancelled') return undefined;
    const result = playGame(this.#context, game);
    if (!this.#summaries.has(game.gamePk)) this.#summaries.set(game.gamePk, summarize(result));
    return result;
  }

  #summary(game: PlannedGame): GameSummary | undefined {
    const cached = this.#summaries.get(game.gamePk);
    if (cached) return cached;
    this.result(game);
    return this.#summaries.get(game.gamePk);
  }

  score(game: PlannedGame | undefined): GameScore | undefined {
    return game && this.#summary(game)?.score;
  }

  statusChanges(game: PlannedGame | undefined): readonly StatusChange[] {
    if (game === undefined) return [];
    return this.#summary(game)?.statusChanges ?? statusChangesOf(game, null);
  }

  /** The newest status change at a time. A game that cannot have changed is not simulated: a season's schedule has thousands. */
  lastStatusChange(game: PlannedGame | undefined, at: number): StatusChange | undefined {
    if (game === undefined || at < earliestChangeAt(game)) return undefined;
    return this.statusChanges(game).findLast((change) => change.at <= at);
  }

  /** Clubs announce their starters also for a game that rain cancels later. */
  starters(game: PlannedGame): Starters {
    return this.#summary(game)?.starters ?? plannedPitchers(this.#context, game);
  }

  playedGame(game: PlannedGame | undefined): PlayedGame | undefined {
    if (game === undefined) return undefined;
    const cached = this.#playedGames.get(game.gamePk);
    if (cached) return setNewest(this.#playedGames, game.gamePk, cached, maxPlayedGames);
    const result = this.result(game);
    if (result === undefined) return undefined;
    const isForfeit = game.listings[0]?.fate === 'forfeited';
    const playedGame = isForfeit
      ? buildForfeit(this.#context, result)
      : buildPlayedGame(this.#context, result, (id) => this.#context.player(id));
    return setNewest(this.#playedGames, game.gamePk, playedGame, maxPlayedGames);
  }
}

function summarize({ game, record, times, starters: cards }: GameResult): GameSummary {
  const { away, home } = record;
  const starters = { away: cards.away.pitcherId, home: cards.home.pitcherId };
  if (game.listings[0]?.fate === 'forfeited') {
    const at = game.listings[0].fateAt ?? times.firstPitchAt;
    const score = { away: 0, home: 9, firstPitchAt: at, endedAt: at, winnerId: game.homeId };
    return { score, statusChanges: statusChangesOf(game, null), starters };
  }
  const winnerId = away === home ? null : away > home ? game.awayId : game.homeId;
  const { firstPitchAt, endedAt } = times;
  const statusChanges = statusChangesOf(game, {
    ...times,
    isTied: winnerId === null,
    isShortened: isShortened({ game, record }),
  });
  return { score: { away, home, firstPitchAt, endedAt, winnerId }, statusChanges, starters };
}
