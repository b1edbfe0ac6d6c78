import { addDays, startOfDay } from '../clock/league-date.ts';
import { homeParks } from '../clubs/mlb-venues.ts';
import type { LeagueDate } from '../model.ts';
import type { Random } from '../rng/random.ts';
import { minute, type Pairing } from './planned-game.ts';

/** hours after midnight, Eastern time: every two hours at night, every 75 minutes when most people in America are awake */
const slotHours = [0, 2, 4, 6, 8, 10, 11.5, 12.75, 14, 15.25, 16.5, 17.75, 19, 20.25, 21.5, 22.75];
/** shortest time between the starts of two games of a doubleheader */
const shortestGap = 6 * 60 * minute;
const shortestRest = 7 * 60 * minute;

const laterSlots: Readonly<Record<string, number>> = {
  'America/Los_Angeles': 5,
  'America/Phoenix': 4.5,
  'America/Denver': 3.5,
  'America/Chicago': 2,
};

/** Start times over the whole league day, which is an hour shorter or longer when the clocks change. */
function slotStarts(date: LeagueDate): number[] {
  const start = startOfDay(date);
  const length = startOfDay(addDays(date, 1)) - start;
  return slotHours.map((hour) => {
    const raw = start + (length * hour) / 24;
    return Math.round(raw / (5 * minute)) * 5 * minute + 5 * minute;
  });
}

/** Assigns start times to the games of a day: similar hours within a series, and no overlapping games of a club. */
export class DaySlots {
  readonly #random: Random;
  readonly #lastStart = new Map<number, number>();
  readonly #preference = new Map<string, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  assign(date: LeagueDate, games: readonly Pairing[]): void {
    const starts = slotStarts(date);
    const isFree = starts.map(() => true);
    const regular = games.filter((game) => game.fate === 'played');
    const seconds = regular.filter((game) => game.gameNumber === 2);
    for (const second of seconds) {
      const first = regular.find((game) => game.gameNumber === 1 && game.series === second.series);
      if (first) this.#placeDoubleHeader(first, second, starts, isFree);
    }
    const waiting = regular
      .filter((game) => game.startsAt === 0)
      .toSorted((a, b) => this.#preferredSlot(a) - this.#preferredSlot(b));
    for (const [slot, start] of starts.entries()) {
      if (!isFree[slot]) continue;
      const next = waiting.findIndex((game) => this.#earliest(game) <= start);
      const [game] = next >= 0 ? waiting.splice(next, 1) : [];
      if (game) game.startsAt = start;
    }
    if (waiting.length > 0) throw new Error(`${waiting.length} games of ${date} have no time`);
    for (const game of games) if (game.startsAt === 0) game.startsAt = this.#betweenSlots(game, starts);
    for (const game of games) this.#remember(game);
  }

  #placeDoubleHeader(first: Pairing, second: Pairing, starts: readonly number[], isFree: boolean[]): void {
    for (const [slot, start] of starts.entries()) {
      if (!isFree[slot] || start < this.#earliest(first)) continue;
      const later = starts.findIndex((other, index) => isFree[index] && other >= start + shortestGap);
      if (later < 0) continue;
      isFree[slot] = false;
      isFree[later] = false;
      first.startsAt = start;
      second.startsAt = starts[later] ?? 0;
      return;
    }
    throw new Error(`no room for a doubleheader of ${first.homeId}`);
  }

  /** Games that may not be completed start between the slots, so that live games cover the whole day. */
  #betweenSlots(game: Pairing, starts: readonly number[]): number {
    const possible = starts.map((start) => start + 45 * minute).filter((start) => start >= this.#earliest(game));
    const evening = possible.slice(0, 8);
    return evening.length > 0 ? this.#random.pick(evening) : (starts.at(-1) ?? 0) + 45 * minute;
  }

  #earliest(game: Pairing): number {
    const last = Math.max(this.#lastStart.get(game.awayId) ?? 0, this.#lastStart.get(game.homeId) ?? 0);
    const extra = game.fate === 'suspended' ? 2 * 60 * minute : 0;
    return last + shortestRest + extra;
  }

  #preferredSlot(game: Pairing): number {
    const cached = this.#preference.get(game.series);
    if (cached !== undefined) return cached;
    const slot = this.#random.between(0, 14) + (laterSlots[homeParks.get(game.homeId)?.timeZone ?? ''] ?? 0);
    this.#preference.set(game.series, slot);
    return slot;
  }

  #remember(game: Pairing): void {
    const rest = game.fate === 'suspended' ? 3 * 60 * minute : 0;
    for (const id of [game.awayId, game.homeId]) {
      this.#lastStart.set(id, Math.max(this.#lastStart.get(id) ?? 0, game.startsAt + rest));
    }
  }
}
