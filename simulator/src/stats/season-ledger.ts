import type { ClubResult, ClubResults, FieldingLine, GameLogEntry, SeasonLine } from '../lines.ts';
import type { Club, GameType, Side, SportId, Venue } from '../model.ts';
import type { Player } from '../people/player.ts';
import { rosterDate } from '../game/play-game.ts';
import type { PlannedGame } from '../season/planned-game.ts';
import { addLine, emptyBatting, emptyFielding, emptyPitching } from './empty-lines.ts';
import type { PackedLines } from './packed-lines.ts';
import type { PackedTurns, Turn } from './packed-turns.ts';

type Sum = Omit<SeasonLine, 'fielding'> & { fielding: FieldingLine[] };

/** A finished game in the ledger, which stores thousands of them. */
export type PostedGame = {
  game: PlannedGame;
  away: number;
  home: number;
  innings: number;
  starterIds: Record<Side, number>;
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
export class SeasonLedger {
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

  post(posted: PostedGame, venue: Venue, player: (id: number) => Player): void {
    const { game, endedAt } = posted;
    const score = posted.isForfeit ? { away: 0, home: 9 } : { away: posted.away, home: posted.home };
    const isGrass = venue.turf === 'Grass';
    for (const side of ['away', 'home'] as const) {
      const other = side === 'away' ? 'home' : 'away';
      const clubId = side === 'away' ? game.awayId : game.homeId;
      const list = this.#results.get(clubId) ?? [];
      this.#results.set(clubId, list);
      list.push({
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
        dayNight: game.dayNight,
        opposingStarterThrows: player(posted.starterIds[other]).person.throws,
        isGrass,
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
    const log = this.#logs.get(line.personId) ?? [];
    this.#logs.set(line.personId, log);
    log.push(entry);
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
    const own = this.#byPerson.get(personId) ?? [];
    this.#byPerson.set(personId, own);
    own.push(sum);
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
        sportId: club.sportId,
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
