import { isPitcher, type Player } from '../people/player.ts';
import { daysBetween } from '../clock/league-date.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { rosterDate } from '../game/play-game.ts';

/** Chooses the starting pitcher: the starter with the longest rest, at least four days, otherwise a reliever. */
export class Rotations {
  readonly starters = new Map<string, number>();
  readonly #lastStart: Map<number, string>;

  constructor(lastStart: ReadonlyMap<number, string> = new Map()) {
    this.#lastStart = new Map(lastStart);
  }

  /** A copy that plans the next days without changing this one. */
  plan(): Rotations {
    return new Rotations(this.#lastStart);
  }

  assign(game: PlannedGame, clubId: number, active: readonly Player[]): void {
    const date = rosterDate(game);
    const rest = (player: Player): number => {
      const last = this.#lastStart.get(player.person.id);
      return last === undefined ? 30 + player.quality : daysBetween(last, date);
    };
    const rested = active
      .filter((player) => player.role === 'SP' && rest(player) >= 5)
      .toSorted((a, b) => rest(b) - rest(a));
    const openers = active
      .filter((player) => isPitcher(player) && player.role === 'RP' && rest(player) >= 3)
      .toSorted((a, b) => a.quality - b.quality);
    const chosen = rested[0] ?? openers[0] ?? active.find(isPitcher);
    if (chosen === undefined) return;
    this.#lastStart.set(chosen.person.id, date);
    this.starters.set(`${game.gamePk}/${clubId}`, chosen.person.id);
  }
}
