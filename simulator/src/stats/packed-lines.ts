import type { BattingLine, FieldingLine, GameLine, PitchingLine } from '../lines.ts';
import type { Position } from '../model.ts';
import { emptyBatting, emptyFielding, emptyPitching } from './empty-lines.ts';

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
