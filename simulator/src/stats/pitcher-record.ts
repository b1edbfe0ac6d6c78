import type { PitchingLine } from '../lines.ts';
import type { Side } from '../model.ts';
import { type Appearance, findWinningPitcher } from './winning-pitcher.ts';

type Stint = {
  side: Side;
  id: number;
  lead: number;
  runnersOn: number;
  outs: number;
  hadSaveChance: boolean;
  blew: boolean;
};

type LineHolder = { pitching: PitchingLine | null; note: string | null };

function appearances(ids: readonly number[], lines: ReadonlyMap<number, LineHolder>): Appearance[] {
  return ids.flatMap((id) => {
    const line = lines.get(id)?.pitching;
    return line ? [{ ...line, id }] : [];
  });
}

/** The ids of the pitchers of a decision; null for none. */
export type Decisions = Record<'winningPitcherId' | 'losingPitcherId' | 'savingPitcherId', number | null>;

export const noDecisions: Decisions = { winningPitcherId: null, losingPitcherId: null, savingPitcherId: null };

/** Decides wins, losses, saves, holds and blown saves (rules 9.17 to 9.20) from the score when each pitcher entered and left. */
export class PitcherRecord {
  readonly #stints: Stint[] = [];
  #leader: Side | null = null;
  #winner = 0;
  #loser = 0;

  enter(side: Side, id: number, lead: number, runnersOn: number, inning: number): void {
    const hadSaveChance = inning >= 6 && lead >= 1 && lead <= Math.max(3, runnersOn + 2);
    this.#stints.push({ side, id, lead, runnersOn, outs: 0, hadSaveChance, blew: false });
  }

  #of(id: number): Stint | undefined {
    return this.#stints.findLast((stint) => stint.id === id);
  }

  addOut(id: number): void {
    const stint = this.#of(id);
    if (stint) stint.outs++;
  }

  /** `margin` is away minus home after the run. */
  scored(side: Side, margin: number, who: { responsible: number; winner: number; now: number }): void {
    const leader: Side | null = margin > 0 ? 'away' : margin < 0 ? 'home' : null;
    const onMound = this.#of(who.now);
    if (leader === null && onMound?.hadSaveChance) onMound.blew = true;
    if (leader === side && leader !== this.#leader) {
      this.#winner = who.winner;
      this.#loser = who.responsible;
    }
    this.#leader = leader;
  }

  decide(pitchers: Record<Side, readonly number[]>, margin: number, lines: ReadonlyMap<number, LineHolder>): Decisions {
    this.#finishers(pitchers, margin, lines);
    if (margin === 0) return noDecisions;
    const side: Side = margin > 0 ? 'away' : 'home';
    const winnerId = findWinningPitcher(appearances(pitchers[side], lines), this.#winner);
    const saverId = this.#saver(pitchers[side], winnerId);
    this.#note(lines, winnerId, 'W', (line) => line.wins++);
    this.#note(lines, this.#loser, 'L', (line) => line.losses++);
    if (saverId !== null) this.#note(lines, saverId, 'S', (line) => line.saves++);
    this.#reliefNotes(lines, winnerId, saverId);
    return { winningPitcherId: winnerId, losingPitcherId: this.#loser, savingPitcherId: saverId };
  }

  #finishers(pitchers: Record<Side, readonly number[]>, margin: number, lines: ReadonlyMap<number, LineHolder>): void {
    for (const side of ['away', 'home'] as const) {
      const last = lines.get(pitchers[side].at(-1) ?? 0)?.pitching;
      if (!last) continue;
      if (pitchers[side].length > 1) last.gamesFinished++;
      else {
        last.completeGames++;
        if (last.runs === 0 && margin !== 0) last.shutouts++;
      }
    }
  }

  /** `pitchers` are those of the winning club. */
  #saver(pitchers: readonly number[], winnerId: number): number | null {
    const stint = this.#of(pitchers.at(-1) ?? 0);
    if (!stint || stint.id === winnerId || pitchers.length < 2) return null;
    const isClose = stint.hadSaveChance && (stint.outs >= 3 || stint.lead <= stint.runnersOn + 2);
    const isLong = stint.outs >= 9 && stint.lead > 0;
    return !stint.blew && stint.outs > 0 && (isClose || isLong) ? stint.id : null;
  }

  #reliefNotes(lines: ReadonlyMap<number, LineHolder>, winnerId: number, saverId: number | null): void {
    for (const stint of this.#stints) {
      const isStarter = this.#stints.find((other) => other.side === stint.side) === stint;
      const line = lines.get(stint.id)?.pitching;
      if (isStarter || !line || !stint.hadSaveChance) continue;
      if (stint.id === saverId) line.saveOpportunities++;
      else if (stint.blew) {
        line.saveOpportunities++;
        this.#note(lines, stint.id, 'BS', (entry) => entry.blownSaves++);
      } else if (stint.outs > 0 && stint.id !== winnerId && stint.id !== this.#loser && line.gamesFinished === 0) {
        this.#note(lines, stint.id, 'H', (entry) => entry.holds++);
      }
    }
  }

  #note(lines: ReadonlyMap<number, LineHolder>, id: number, note: string, count: (line: PitchingLine) => void): void {
    const holder = lines.get(id);
    if (!holder?.pitching) return;
    count(holder.pitching);
    holder.note = holder.note === null ? note : `${holder.note}, ${note}`;
  }
}
