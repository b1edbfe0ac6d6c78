import type { GameScore } from '../league.ts';
import type { StatusChange } from '../model.ts';
import type { PlayedGame } from '../played-game.ts';
import type { Player } from '../people/player.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { statusChangesOf } from '../season/status-changes.ts';
import { type GameResult, playGame, type Surroundings } from './play-game.ts';
import { isShortened, tellForfeit, tellGame } from './detail/tell-game.ts';

const keptTold = 64;

/** What stays of a result after its plays are dropped: enough for scores, statuses and totals. */
type Brief = { score: GameScore; statusChanges: readonly StatusChange[] };

/** Plays each game at most once for its score, and again with full detail when somebody watches it. */
export class GameShelf {
  readonly #around: Surroundings & { player(id: number): Player };
  readonly #briefs = new Map<number, Brief>();
  readonly #told = new Map<number, PlayedGame>();

  constructor(around: Surroundings & { player(id: number): Player }) {
    this.#around = around;
  }

  /** undefined: never played */
  result(game: PlannedGame): GameResult | undefined {
    if (game.listings[0]?.fate === 'cancelled') return undefined;
    const result = playGame(this.#around, game);
    if (!this.#briefs.has(game.gamePk)) this.#briefs.set(game.gamePk, briefOf(result));
    return result;
  }

  #brief(game: PlannedGame): Brief | undefined {
    const known = this.#briefs.get(game.gamePk);
    if (known) return known;
    this.result(game);
    return this.#briefs.get(game.gamePk);
  }

  score(game: PlannedGame | undefined): GameScore | undefined {
    return game && this.#brief(game)?.score;
  }

  statusChanges(game: PlannedGame | undefined): readonly StatusChange[] {
    if (game === undefined) return [];
    return this.#brief(game)?.statusChanges ?? statusChangesOf(game, null);
  }

  starters(game: PlannedGame): { away: number; home: number } | undefined {
    const result = this.#told.get(game.gamePk) ?? this.result(game);
    return result && { away: result.starters.away.pitcherId, home: result.starters.home.pitcherId };
  }

  told(game: PlannedGame | undefined): PlayedGame | undefined {
    if (game === undefined) return undefined;
    const known = this.#told.get(game.gamePk);
    if (known) {
      this.#told.delete(game.gamePk);
      this.#told.set(game.gamePk, known);
      return known;
    }
    const result = this.result(game);
    if (result === undefined) return undefined;
    const isForfeit = game.listings[0]?.fate === 'forfeited';
    const told = isForfeit
      ? tellForfeit(this.#around, result)
      : tellGame(this.#around, result, (id) => this.#around.player(id));
    this.#told.set(game.gamePk, told);
    const oldest = this.#told.size > keptTold ? this.#told.keys().next().value : undefined;
    if (oldest !== undefined) this.#told.delete(oldest);
    return told;
  }
}

function briefOf({ game, record, times }: GameResult): Brief {
  const { away, home, innings } = record;
  if (game.listings[0]?.fate === 'forfeited') {
    const at = game.listings[0].fateAt ?? times.firstPitchAt;
    const score = { away: 0, home: 9, innings: 9, firstPitchAt: at, endedAt: at, winnerId: game.homeId };
    return { score, statusChanges: statusChangesOf(game, null) };
  }
  const winnerId = away === home ? null : away > home ? game.awayId : game.homeId;
  const { firstPitchAt, endedAt } = times;
  const statusChanges = statusChangesOf(game, {
    ...times,
    isTied: winnerId === null,
    isShortened: isShortened({ game, record }),
  });
  return { score: { away, home, innings, firstPitchAt, endedAt, winnerId }, statusChanges };
}
