import type { HalfScore } from '../league.ts';
import {
  emptyBatting,
  emptyFielding,
  emptyPitching,
  type BattingLine,
  type FieldingLine,
  type GameLine,
  type PitchingLine,
} from '../lines.ts';
import type { Position, Side } from '../model.ts';
import type { PlayFacts, RunnerMove, StartingLineup, Substitution } from '../played-game.ts';
import { type Decisions, PitcherRecord } from './pitcher-record.ts';
import { scoreBatter } from './score-batter.ts';

/** The data of a play needed for scoring, a subset of the game core's and of the played game's records. */
type ScoredPlay = PlayFacts & { events: readonly ScoredEvent[]; runners: readonly RunnerMove[] };

type ScoredEvent = { kind: string; call?: string; eventType?: string; substitution?: Substitution | null };

/** A line of a game that is being written. */
type Entry = Omit<GameLine, 'positions' | 'fielding'> & {
  positions: Position[];
  fielding: Map<Position, FieldingLine>;
};

type Slot = { personId: number; position: Position; replacements: number };

export type BookSide = {
  side: Side;
  clubId: number;
  order: Slot[];
  fielders: Map<Position, number>;
  pitchers: number[];
  runs: number;
  hits: number;
  errors: number;
  leftOnBase: number;
};

export function totalsOf({ runs, hits, errors, leftOnBase }: BookSide): HalfScore {
  return { runs, hits, errors, leftOnBase };
}

/** The home club leads in its last turn at bat, which ends the game. */
const isWalkOff = ({ inning, isTop, awayScore, homeScore }: ScoredPlay): boolean =>
  !isTop && inning >= 9 && homeScore > awayScore;

/** Runners left on base by a play that ends its half-inning, also without a third out (rule 9.02 (g)); 0 for other plays. */
function strandedBy(play: ScoredPlay): number {
  return play.outs >= 3 || isWalkOff(play) ? play.basesAfter.filter((id) => id !== null).length : 0;
}

const strikes = new Set(['C', 'S', 'W', 'F', 'T', 'L', 'M', 'X', 'D', 'E']);

/** Computes every player's lines during a game from the lineups and the plays. */
export class ScoreBook {
  readonly entries = new Map<number, Entry>();
  readonly sides: Record<Side, BookSide>;
  readonly #record = new PitcherRecord();

  constructor(clubs: Record<Side, number>, starters: Record<Side, StartingLineup>) {
    this.sides = {
      away: this.#start('away', clubs.away, starters.away),
      home: this.#start('home', clubs.home, starters.home),
    };
    this.#record.enter('home', starters.home.pitcherId, 0, 0, 1);
    this.#record.enter('away', starters.away.pitcherId, 0, 0, 1);
  }

  #start(side: Side, clubId: number, starters: StartingLineup): BookSide {
    const fielders = new Map<Position, number>([['P', starters.pitcherId]]);
    starters.order.forEach(({ personId, position }, index) => {
      const entry = this.#entry(personId, clubId);
      entry.battingOrder = `${index + 1}00`;
      entry.positions.push(position);
      entry.batting = { ...emptyBatting(), games: 1 };
      entry.fielding.set(position, { ...emptyFielding(position), games: 1, gamesStarted: 1 });
      if (position !== 'DH') fielders.set(position, personId);
    });
    const pitcher = this.#entry(starters.pitcherId, clubId);
    pitcher.positions.push('P');
    pitcher.pitching = { ...emptyPitching(), games: 1, gamesStarted: 1 };
    pitcher.fielding.set('P', { ...emptyFielding('P'), games: 1, gamesStarted: 1 });
    const order = starters.order.map((slot) => ({ ...slot, replacements: 0 }));
    return {
      side,
      clubId,
      order,
      fielders,
      pitchers: [starters.pitcherId],
      runs: 0,
      hits: 0,
      errors: 0,
      leftOnBase: 0,
    };
  }

  #entry(personId: number, clubId: number): Entry {
    const existing = this.entries.get(personId);
    if (existing) return existing;
    const entry: Entry = {
      personId,
      clubId,
      battingOrder: null,
      positions: [],
      batting: null,
      pitching: null,
      fielding: new Map(),
      note: null,
    };
    this.entries.set(personId, entry);
    return entry;
  }

  battingLine(personId: number): BattingLine {
    const entry = this.entries.get(personId);
    if (entry === undefined) throw new Error(`${personId} is not in this game`);
    entry.batting ??= emptyBatting();
    return entry.batting;
  }

  pitchingLine(personId: number): PitchingLine {
    const line = this.entries.get(personId)?.pitching;
    if (!line) throw new Error(`${personId} has not pitched in this game`);
    return line;
  }

  /** Adds a play: its first `seen` events, and the result when the play is complete. */
  addPlay(play: ScoredPlay, seen: number, isDecided: boolean): void {
    const field = play.isTop ? this.sides.home : this.sides.away;
    for (const [index, event] of play.events.slice(0, seen).entries()) {
      if (event.kind === 'pitch') this.#pitch(play, field, event.call ?? '');
      if (event.kind === 'action') this.#action(play, field, event, index);
    }
    if (isDecided) this.#result(play, field);
  }

  #pitch(play: ScoredPlay, field: BookSide, call: string): void {
    const line = this.pitchingLine(this.#pitcherNow(field, play));
    line.pitches++;
    if (strikes.has(call)) line.strikes++;
    this.battingLine(play.batterId).pitchesSeen++;
  }

  #pitcherNow(field: BookSide, play: ScoredPlay): number {
    return field.pitchers.at(-1) ?? play.pitcherId;
  }

  #action(play: ScoredPlay, field: BookSide, event: ScoredEvent, index: number): void {
    if (event.substitution) this.#substitute(event.substitution, play);
    const moves = play.runners.filter((move) => move.eventIndex === index);
    const pitcher = this.pitchingLine(this.#pitcherNow(field, play));
    if (event.eventType === 'wild_pitch') pitcher.wildPitches++;
    if (event.eventType === 'balk') pitcher.balks++;
    for (const move of moves) this.#onBases(move, pitcher);
    this.#moves(moves, play, field);
  }

  #onBases(move: RunnerMove, pitcher: PitchingLine): void {
    for (const line of [this.battingLine(move.personId), pitcher]) {
      if (move.eventType.startsWith('stolen_base')) line.stolenBases++;
      if (move.eventType.startsWith('caught_stealing')) line.caughtStealing++;
    }
  }

  #substitute(sub: Substitution, play: ScoredPlay): void {
    const side = this.sides[sub.side];
    const entry = this.#entry(sub.playerId, side.clubId);
    if (entry.positions.at(-1) !== sub.position) entry.positions.push(sub.position);
    const slot = sub.slot === null ? undefined : side.order[sub.slot - 1];
    if (slot && sub.slot !== null) {
      if (sub.replacedId !== null) entry.battingOrder = `${sub.slot}${String(++slot.replacements).padStart(2, '0')}`;
      slot.personId = sub.playerId;
      slot.position = sub.position;
      entry.batting ??= { ...emptyBatting(), games: 1 };
    }
    if (!['DH', 'PH', 'PR'].includes(sub.position)) side.fielders.set(sub.position, sub.playerId);
    if (!entry.fielding.has(sub.position))
      entry.fielding.set(sub.position, { ...emptyFielding(sub.position), games: 1 });
    if (sub.type === 'pitching') this.#newPitcher(side, entry, play);
  }

  #newPitcher(side: BookSide, entry: Entry, play: ScoredPlay): void {
    side.pitchers.push(entry.personId);
    const other = side.side === 'away' ? this.sides.home : this.sides.away;
    entry.pitching ??= { ...emptyPitching(), games: 1 };
    this.#record.enter(side.side, entry.personId, side.runs - other.runs, this.#runnersOn, play.inning);
  }

  /** runners on base before the event, for inherited runners */
  #runnersOn = 0;

  #moves(moves: readonly RunnerMove[], play: ScoredPlay, field: BookSide): void {
    const bat = play.isTop ? this.sides.away : this.sides.home;
    for (const move of moves) {
      if (move.isOut) {
        this.pitchingLine(this.#pitcherNow(field, play)).outs++;
        this.#record.addOut(this.#pitcherNow(field, play));
        for (const [position, id] of field.fielders) {
          const line = this.entries.get(id)?.fielding.get(position);
          if (line) line.outs++;
        }
        if (move.start !== null) this.#runnersOn = Math.max(0, this.#runnersOn - 1);
      }
      this.#credits(move, field);
      if (move.end === 4) this.#score(move, bat, field);
    }
  }

  #score(move: RunnerMove, bat: BookSide, field: BookSide): void {
    bat.runs++;
    this.battingLine(move.personId).runs++;
    const responsible = move.responsiblePitcherId ?? field.pitchers.at(-1) ?? 0;
    const line = this.pitchingLine(responsible);
    line.runs++;
    if (move.earned) line.earnedRuns++;
    const now = field.pitchers.at(-1);
    if (now !== undefined && now !== responsible) this.pitchingLine(now).inheritedRunnersScored++;
    this.#record.scored(bat.side, this.sides.away.runs - this.sides.home.runs, {
      responsible,
      winner: bat.pitchers.at(-1) ?? 0,
      now: now ?? 0,
    });
  }

  #credits(move: RunnerMove, field: BookSide): void {
    for (const { personId, position, credit } of move.credits) {
      const line = this.entries.get(personId)?.fielding.get(position);
      if (!line) continue;
      if (credit === 'f_putout') line.putOuts++;
      if (credit === 'f_assist') line.assists++;
      if (credit.endsWith('_error') || credit === 'c_catcher_interf') {
        line.errors++;
        field.errors++;
      }
    }
  }

  #result(play: ScoredPlay, field: BookSide): void {
    const bat = play.isTop ? this.sides.away : this.sides.home;
    const pitching = this.pitchingLine(this.#pitcherNow(field, play));
    if (scoreBatter(play, this.battingLine(play.batterId), pitching)) bat.hits++;
    const moves = play.runners.filter((move) => play.events[move.eventIndex]?.kind !== 'action');
    this.#moves(moves, play, field);
    if (/double_play/.test(play.eventType)) this.#creditAll(play, 'doublePlays');
    if (/triple_play/.test(play.eventType)) this.#creditAll(play, 'triplePlays');
    this.#runnersOn = play.outs >= 3 ? 0 : play.basesAfter.filter((id) => id !== null).length;
    bat.leftOnBase += strandedBy(play);
  }

  /** Credits every fielder who touched the ball with the double or triple play (rule 9.11). */
  #creditAll(play: ScoredPlay, kind: 'doublePlays' | 'triplePlays'): void {
    const fielders = new Map(
      play.runners.flatMap((move) => move.credits).map((credit) => [credit.personId, credit.position]),
    );
    for (const [id, position] of fielders) {
      const line = this.entries.get(id)?.fielding.get(position);
      if (line) line[kind]++;
    }
  }

  /** Adds wins, losses, saves and holds; call once after a game with a winner. */
  decide(): Decisions {
    const pitchers = { away: this.sides.away.pitchers, home: this.sides.home.pitchers };
    return this.#record.decide(pitchers, this.sides.away.runs - this.sides.home.runs, this.entries);
  }

  lines(): GameLine[] {
    return [...this.entries.values()].map(
      ({ personId, clubId, battingOrder, positions, batting, pitching, fielding, note }) => ({
        personId,
        clubId,
        battingOrder,
        positions,
        batting,
        pitching,
        fielding: [...fielding.values()],
        note,
      }),
    );
  }
}
