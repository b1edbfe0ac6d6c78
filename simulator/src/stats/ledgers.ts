import type { GameCache } from '../game/game-cache.ts';
import type { GameType, SportId, Venue } from '../model.ts';
import type { Player } from '../people/player.ts';
import type { Calendar } from '../season/calendar.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { PackedLines } from './packed-lines.ts';
import { PackedTurns } from './packed-turns.ts';
import { type PostedGame, SeasonLedger } from './season-ledger.ts';

type LedgerUpTo = { ledger: SeasonLedger; upTo: number };

/** Season ledgers by level, updated to a time. Moving forward in time processes only the new games. */
export class Ledgers {
  readonly #calendarOf: (sportId: SportId) => Calendar;
  readonly #games: GameCache;
  readonly #venue: (id: number) => Venue;
  readonly #player: (id: number) => Player;
  readonly #ledgers = new Map<string, LedgerUpTo>();
  readonly #results = new Map<number, PostedGame>();

  constructor(
    calendarOf: (sportId: SportId) => Calendar,
    games: GameCache,
    venue: (id: number) => Venue,
    player: (id: number) => Player,
  ) {
    this.#calendarOf = calendarOf;
    this.#games = games;
    this.#venue = venue;
    this.#player = player;
  }

  of(levels: readonly SportId[], upTo: number): SeasonLedger[] {
    return levels.map((sportId) => this.upTo(sportId, 'R', upTo));
  }

  upTo(sportId: SportId, gameType: GameType, upTo: number): SeasonLedger {
    const key = `${sportId}/${gameType}`;
    const before = this.#ledgers.get(key);
    const current = before && before.upTo <= upTo ? before : { ledger: new SeasonLedger(sportId, gameType), upTo: 0 };
    const ended = this.#endedBy(sportId, gameType, current.upTo, upTo);
    for (const posted of ended) current.ledger.post(posted, this.#venue(posted.game.venueId), this.#player);
    current.upTo = upTo;
    this.#ledgers.set(key, current);
    return current.ledger;
  }

  /** games that ended after `from` and not after `to`, sorted by end */
  #endedBy(sportId: SportId, gameType: GameType, from: number, to: number): PostedGame[] {
    const posted: PostedGame[] = [];
    for (const game of this.#calendarOf(sportId).games) {
      if (game.gameType !== gameType || (game.listings.at(-1)?.startsAt ?? 0) >= to) continue;
      const cached = this.#results.get(game.gamePk);
      const entry = cached ?? this.#play(game);
      if (entry && entry.endedAt > from && entry.endedAt <= to) posted.push(entry);
    }
    return posted.toSorted((a, b) => a.endedAt - b.endedAt);
  }

  #play(game: PlannedGame): PostedGame | undefined {
    const result = this.#games.result(game);
    const score = this.#games.score(game);
    if (!result || !score) return undefined;
    const { record, starters, lines } = result;
    const entry = {
      game,
      away: record.away,
      home: record.home,
      innings: record.innings,
      starterIds: { away: starters.away.pitcherId, home: starters.home.pitcherId },
      endedAt: score.endedAt,
      isForfeit: game.listings[0]?.fate === 'forfeited',
      lines: new PackedLines(lines),
      turns: new PackedTurns(record.plays),
    };
    this.#results.set(game.gamePk, entry);
    return entry;
  }
}
