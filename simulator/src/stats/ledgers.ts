import type { GameCache } from '../game/game-cache.ts';
import { rosterDate } from '../game/play-game.ts';
import {
  addLine,
  emptyBatting,
  emptyFielding,
  emptyPitching,
  type ClubResult,
  type ClubResults,
  type FieldingLine,
  type GameLogEntry,
  type SeasonLine,
  type BattingLine,
  type GameLine,
  type PitchingLine,
} from '../lines.ts';
import type { GameType, SportId, Club, Position } from '../model.ts';
import { addToGroup, type Calendar } from '../season/calendar.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { PackedTurns, type Turn } from './packed-turns.ts';

type Counts = Record<string, number | string>;

const positions: readonly Position[] = ['P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH', 'PH', 'PR', 'TWP'];
const word = 0x1_00_00;

/** The lines of a game as numbers of 16 bits. Those of 100 days are 85,000, which need 100 MB as objects. */
export class PackedLines {
  readonly #numbers: Uint16Array;
  /** index in `#numbers` of each line */
  readonly #starts: Uint16Array;
  readonly #notes: readonly string[];

  constructor(lines: readonly GameLine[]) {
    const numbers: number[] = [];
    const starts: number[] = [];
    const notes: string[] = [];
    for (const line of lines) {
      starts.push(numbers.length);
      packLine(numbers, line);
      if (line.note !== null) notes.push(line.note);
      numbers.push(line.note === null ? 0 : notes.length);
    }
    this.#numbers = Uint16Array.from(numbers);
    this.#starts = Uint16Array.from(starts);
    this.#notes = notes;
  }

  get length(): number {
    return this.#starts.length;
  }

  line(index: number): GameLine {
    let at = this.#starts[index] ?? 0;
    const next = () => this.#numbers[at++] ?? 0;
    const nextId = () => next() * word + next();
    const nextPosition = () => positions[next()] ?? 'P';
    return {
      personId: nextId(),
      clubId: nextId(),
      battingOrder: formatOrder(next()),
      positions: Array.from({ length: next() }, nextPosition),
      batting: next() === 0 ? null : unpackCounts(emptyBatting(), next),
      pitching: next() === 0 ? null : unpackCounts(emptyPitching(), next),
      fielding: Array.from({ length: next() }, () => unpackCounts(emptyFielding(nextPosition()), next)),
      note: this.#notes[next() - 1] ?? null,
    };
  }
}

function packLine(numbers: number[], line: GameLine): void {
  for (const id of [line.personId, line.clubId]) numbers.push(Math.floor(id / word), id % word);
  numbers.push(Number(line.battingOrder ?? 0), line.positions.length, ...line.positions.map(indexOf));
  packOptional(numbers, line.batting);
  packOptional(numbers, line.pitching);
  numbers.push(line.fielding.length);
  for (const glove of line.fielding) {
    numbers.push(indexOf(glove.position));
    packCounts(numbers, glove);
  }
}

function packOptional(numbers: number[], line: BattingLine | PitchingLine | null): void {
  numbers.push(line === null ? 0 : 1);
  if (line !== null) packCounts(numbers, line);
}

/** The counts of a line in their order, which is the same in every line of its kind. */
function packCounts(numbers: number[], counts: Counts): void {
  for (const key in counts) if (typeof counts[key] === 'number') numbers.push(counts[key]);
}

function unpackCounts<Line extends BattingLine | PitchingLine | FieldingLine>(line: Line, next: () => number): Line {
  const counts: Counts = line;
  for (const key in counts) if (typeof counts[key] === 'number') counts[key] = next();
  return line;
}

const indexOf = (position: Position): number => positions.indexOf(position);

const formatOrder = (order: number): string | null => (order === 0 ? null : String(order));

type Sum = Omit<SeasonLine, 'fielding'> & { fielding: FieldingLine[] };

/** A finished game in the ledger, which stores thousands of them. */
type PostedGame = {
  game: PlannedGame;
  away: number;
  home: number;
  innings: number;
  endedAt: number;
  isForfeit: boolean;
  lines: PackedLines;
  turns: PackedTurns;
};

/** A line of a game, by its index. */
type LogEntry = { posted: PostedGame; index: number };

/** Copies a line, because the ledger's own line changes with later games. */
function copyLine(sum: Sum): SeasonLine {
  const batting = sum.batting && { ...sum.batting };
  const pitching = sum.pitching && { ...sum.pitching };
  return { ...sum, batting, pitching, fielding: sum.fielding.map((glove) => ({ ...glove })) };
}

function unpackEntry({ posted, index }: LogEntry): GameLogEntry {
  const { game, endedAt, away, home } = posted;
  const line = posted.lines.line(index);
  const isHome = line.clubId === game.homeId;
  const opponentId = isHome ? game.awayId : game.homeId;
  const isWin = isHome ? home > away : away > home;
  return { gamePk: game.gamePk, date: rosterDate(game), endedAt, opponentId, isHome, isWin, line };
}

/** Season totals, updated with each game in order of their ends. */
class SeasonLedger {
  readonly #sportId: SportId;
  readonly #gameType: GameType;
  readonly #sums = new Map<string, Sum>();
  readonly #byPerson = new Map<number, Sum[]>();
  readonly #logs = new Map<number, LogEntry[]>();
  readonly #results = new Map<number, ClubResult[]>();

  constructor(sportId: SportId, gameType: GameType) {
    this.#sportId = sportId;
    this.#gameType = gameType;
  }

  post(posted: PostedGame): void {
    const { game, endedAt } = posted;
    const score = posted.isForfeit ? { away: 0, home: 9 } : { away: posted.away, home: posted.home };
    for (const side of ['away', 'home'] as const) {
      const other = side === 'away' ? 'home' : 'away';
      const clubId = side === 'away' ? game.awayId : game.homeId;
      addToGroup(this.#results, clubId, {
        gamePk: game.gamePk,
        date: game.listings.at(-1)?.officialDate ?? rosterDate(game),
        endedAt,
        opponentId: side === 'away' ? game.homeId : game.awayId,
        isHome: side === 'home',
        isWin: score[side] > score[other],
        isTie: score.away === score.home,
        scored: score[side],
        allowed: score[other],
        innings: posted.innings,
      });
    }
    if (!posted.isForfeit) for (let index = 0; index < posted.lines.length; index++) this.#addLine({ posted, index });
  }

  #addLine(entry: LogEntry): void {
    const { posted, index } = entry;
    const line = posted.lines.line(index);
    const sum = this.#sumOf(line.personId, line.clubId, posted.game.season);
    if (line.batting) addLine((sum.batting ??= emptyBatting()), line.batting);
    if (line.pitching) addLine((sum.pitching ??= emptyPitching()), line.pitching);
    for (const glove of line.fielding) {
      if (glove.position === 'PH' || glove.position === 'PR') continue;
      let total = sum.fielding.find(({ position }) => position === glove.position);
      if (!total) sum.fielding.push((total = emptyFielding(glove.position)));
      addLine(total, glove);
    }
    addToGroup(this.#logs, line.personId, entry);
  }

  #sumOf(personId: number, clubId: number, season: number): Sum {
    const key = `${personId}/${clubId}`;
    const existing = this.#sums.get(key);
    if (existing) return existing;
    const sum: Sum = {
      personId,
      clubId,
      sportId: this.#sportId,
      season,
      gameType: this.#gameType,
      batting: null,
      pitching: null,
      fielding: [],
    };
    this.#sums.set(key, sum);
    addToGroup(this.#byPerson, personId, sum);
    return sum;
  }

  lines(): readonly SeasonLine[] {
    return [...this.#sums.values()].map(copyLine);
  }

  linesOf(personId: number): readonly SeasonLine[] {
    return (this.#byPerson.get(personId) ?? []).map(copyLine);
  }

  logOf(personId: number): readonly GameLogEntry[] {
    return (this.#logs.get(personId) ?? []).map(unpackEntry);
  }

  turnsOf(personId: number): readonly Turn[] {
    return (this.#logs.get(personId) ?? []).flatMap(({ posted }) => posted.turns.of(personId));
  }

  standings(clubs: readonly Club[]): ClubResults[] {
    return clubs.map((club) => {
      const games = this.#results.get(club.id) ?? [];
      return {
        clubId: club.id,
        leagueId: club.leagueId,
        divisionId: club.divisionId,
        wins: games.filter((game) => game.isWin).length,
        losses: games.filter((game) => !game.isWin && !game.isTie).length,
        runsScored: games.reduce((sum, game) => sum + game.scored, 0),
        runsAllowed: games.reduce((sum, game) => sum + game.allowed, 0),
        games: [...games],
      };
    });
  }
}

/** Season ledgers by level, updated to a time. Moving forward in time processes only the new games. */
export class Ledgers {
  readonly #calendarOf: (sportId: SportId) => Calendar;
  readonly #games: GameCache;
  readonly #ledgers = new Map<string, { ledger: SeasonLedger; upTo: number }>();
  readonly #results = new Map<number, PostedGame>();

  constructor(calendarOf: (sportId: SportId) => Calendar, games: GameCache) {
    this.#calendarOf = calendarOf;
    this.#games = games;
  }

  of(levels: readonly SportId[], upTo: number): SeasonLedger[] {
    return levels.map((sportId) => this.upTo(sportId, 'R', upTo));
  }

  upTo(sportId: SportId, gameType: GameType, upTo: number): SeasonLedger {
    const key = `${sportId}/${gameType}`;
    const before = this.#ledgers.get(key);
    if (before?.upTo === upTo) return before.ledger;
    const current = before && before.upTo <= upTo ? before : { ledger: new SeasonLedger(sportId, gameType), upTo: 0 };
    const ended = this.#endedBy(sportId, gameType, current.upTo, upTo);
    for (const posted of ended) current.ledger.post(posted);
    current.upTo = upTo;
    this.#ledgers.set(key, current);
    return current.ledger;
  }

  /** games that ended after `from` and not after `to`, sorted by end */
  #endedBy(sportId: SportId, gameType: GameType, from: number, to: number): PostedGame[] {
    const posted: PostedGame[] = [];
    for (const game of this.#calendarOf(sportId).games) {
      if (game.gameType !== gameType || (game.listings.at(-1)?.startsAt ?? 0) >= to) continue;
      const entry = this.#results.get(game.gamePk) ?? this.#play(game);
      if (entry && entry.endedAt > from && entry.endedAt <= to) posted.push(entry);
    }
    return posted.toSorted((a, b) => a.endedAt - b.endedAt);
  }

  #play(game: PlannedGame): PostedGame | undefined {
    const result = this.#games.result(game);
    const score = this.#games.score(game);
    if (!result || !score) return undefined;
    const { record, lines } = result;
    const entry = {
      game,
      away: record.away,
      home: record.home,
      innings: record.innings,
      endedAt: score.endedAt,
      isForfeit: game.listings[0]?.fate === 'forfeited',
      lines: new PackedLines(lines),
      turns: new PackedTurns(record.plays),
    };
    this.#results.set(game.gamePk, entry);
    return entry;
  }
}
