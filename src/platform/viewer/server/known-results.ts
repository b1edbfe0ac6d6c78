import { LRUCache } from 'lru-cache';
import { addDays } from '#rules/baseball/days.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import { isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { liveStatus, withoutPlay } from '#rules/baseball/game/without-play.ts';

/** `newest`: the time at which the newest result became known; null: there is none. `isPlaying`: a game is in progress */
type ResultsSince = { newest: number | null; isPlaying: boolean };

/** Schedules of a day and of a longer span do not have the same facts of a game. */
export type CardSource = 'day' | 'span';

/** When the results of games became known. Times are epoch ms, league clock. A time is never replaced by an earlier one. */
export type KnownResults = {
  /** Records the games that a response of `asOf` lists. */
  record(cards: readonly GameCard[], asOf: number, source: CardSource): void;
  /** The card of a game as it was read at the instant, by its facts that play does not decide; null if it was not read then. */
  cardAt(gamePk: number, instant: number, source: CardSource): GameCard | null;
  /** Whether the result of a game that is over was known at the instant. */
  isKnownAt(card: GameCard, instant: number): boolean;
  /** The major-league games of some league days (YYYY-MM-DD). Null if the upstream does not respond. */
  readGames(days: readonly string[]): Promise<GameCard[] | null>;
  /** The time at which the newest recorded result became known; null: none is recorded. */
  newest(): number | null;
  /**
   * Reads the results of the games that can have ended after the instant, from responses that are not older than `readAt`.
   * Null if the upstream does not respond, or the instant is too long ago.
   */
  check(levels: readonly number[], instant: number, readAt: number): Promise<ResultsSince | null>;
};

/** Reads the games of a league day (YYYY-MM-DD). `asOf`: of the response */
type DayReader = (day: {
  date: string;
  level: number;
  notBefore: number;
}) => Promise<{ value: GameCard[]; asOf: number }>;

/** A game of an evening ends before the morning. */
const longestNight = 6 * 3_600_000;
/** A viewer who holds for longer has missed the results of whole days. */
const mostDays = 2;
const maxGames = 2000;

/** The league days (YYYY-MM-DD) with games that can have ended between two times. Null: too many. */
function daysSince(instant: number, now: number): string[] | null {
  const first = baseballDay(instant - longestNight);
  const days = [baseballDay(now)];
  for (let day = days[0] ?? first; day > first;) {
    day = addDays(day, -1);
    days.push(day);
    if (days.length > mostDays) return null;
  }
  return days;
}

const resultOf = ({ teams: { away, home } }: GameCard): string => `${away.score}-${home.score}`;

/** A card with the times of the first and the last response that had it. */
type SeenCard = { card: GameCard; from: number; until: number };

/** A page that was shown at an instant was read some minutes before. */
const longestRead = 10 * 60_000;
const maxVersions = 20;

/** The facts of a card without its play: the records of the clubs, starters, start, and the state before and after the game. */
const factsOf = (card: GameCard): string =>
  JSON.stringify([withoutPlay(card, isLive(card) ? liveStatus : card.status), card.rescheduledTo, card.resumesOn]);

/** Keeps the cards that were read, as long as they are among the newest of their games. */
function createSeenCards() {
  const versions = new LRUCache<string, SeenCard[]>({ max: maxGames });
  const compared = new WeakSet<GameCard>();
  return {
    add(card: GameCard, asOf: number, source: CardSource): void {
      const key = `${source} ${card.gamePk}`;
      const known = versions.get(key) ?? [];
      const last = known.at(-1);
      if (last !== undefined && (asOf < last.until || compared.has(card) || factsOf(last.card) === factsOf(card)))
        last.until = Math.max(last.until, asOf);
      else versions.set(key, [...known, { card, from: asOf, until: asOf }].slice(-maxVersions));
      compared.add(card);
    },
    at(gamePk: number, instant: number, source: CardSource): GameCard | null {
      const found = versions.get(`${source} ${gamePk}`)?.findLast(({ from }) => from <= instant);
      return found !== undefined && instant - found.until < longestRead ? found.card : null;
    },
  };
}

/** `readDay` rejects if the upstream does not respond; a response that is older than `notBefore` is possible. */
export function createKnownResults(readDay: DayReader): KnownResults {
  const results = new LRUCache<number, { result: string; at: number }>({ max: maxGames });
  const seen = createSeenCards();
  let newestAt: number | null = null;

  /** Returns the time at which the result became known. */
  function note(card: GameCard, asOf: number): number {
    const known = results.get(card.gamePk);
    const result = resultOf(card);
    if (known?.result === result) return known.at;
    const at = Math.max(asOf, known?.at ?? asOf);
    results.set(card.gamePk, { result, at });
    newestAt = Math.max(newestAt ?? at, at);
    return at;
  }

  async function readNewDay(date: string, level: number, notBefore: number) {
    const first = await readDay({ date, level, notBefore });
    // another caller can have started the request of the first response before
    return first.asOf >= notBefore ? first : readDay({ date, level, notBefore });
  }

  return {
    record(cards, asOf, source) {
      const first = baseballDay(asOf - longestNight);
      for (const card of cards) {
        seen.add(card, asOf, source);
        if (isOver(card) && card.officialDate >= first) note(card, asOf);
      }
    },
    cardAt: (gamePk, instant, source) => seen.at(gamePk, instant, source),
    isKnownAt(card, instant) {
      if (card.officialDate < baseballDay(instant - longestNight)) return true;
      const known = results.get(card.gamePk);
      return known?.result === resultOf(card) && known.at <= instant;
    },
    async readGames(days) {
      const read = days.map((date) => readDay({ date, level: majorLeagueLevel, notBefore: 0 }));
      const responses = await Promise.all(read).catch(() => null);
      return responses?.flatMap(({ value }) => value) ?? null;
    },
    newest: () => newestAt,
    async check(levels, instant, readAt) {
      const days = daysSince(instant, readAt);
      if (days === null) return null;
      const requests = days.flatMap((date) => levels.map((level) => readNewDay(date, level, readAt)));
      const read = await Promise.all(requests).catch(() => null);
      if (read === null || read.some(({ asOf }) => asOf < readAt)) return null;
      const times = read.flatMap(({ value, asOf }) => value.filter(isOver).map((card) => note(card, asOf)));
      return {
        newest: times.length === 0 ? null : Math.max(...times),
        isPlaying: read.some(({ value }) => value.some(isLive)),
      };
    },
  };
}
