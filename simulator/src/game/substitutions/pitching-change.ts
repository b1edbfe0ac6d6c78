import type { Player } from '../../people/player.ts';
import { addAction, drawForm, fielding, type Game, lead, runnersOn, type SideState } from '../game-state.ts';

/** Runs by which the side in the field leads. */
const fieldLead = (game: Game): number => -lead(game);

const cruisingPitches = 10;

/** A starter with at most one run allowed by the eighth inning may pitch a complete game. */
const isCruising = (game: Game, { stint }: SideState): boolean => game.inning >= 8 && stint.runs <= 1;

function isStarterDone(game: Game, side: SideState, isNewInning: boolean): boolean {
  const { stint, pitcher } = side;
  const limit = pitcher.pitching.stamina + (isCruising(game, side) ? cruisingPitches : 0);
  if (stint.pitches >= limit + 6) return true;
  if (isNewInning && stint.pitches >= limit - 9) return true;
  if (stint.runs >= 7) return true;
  const isRocked = stint.runs >= 5 && runnersOn(game);
  if (isRocked && game.random.chance(0.4)) return true;
  const isTiring =
    stint.pitches >= limit - 18 && stint.batters >= 18 && runnersOn(game) && Math.abs(fieldLead(game)) <= 3;
  return isTiring && game.random.chance(0.35);
}

/** A reliever faces at least three batters or finishes the half-inning (rule 5.10 (g)). */
function isRelieverDone(game: Game, side: SideState, isNewInning: boolean): boolean {
  const { stint, pitcher } = side;
  const isShort = side.bullpen.length <= 2 || game.inning >= 11;
  if (isNewInning) {
    if (isShort) return stint.pitches > pitcher.pitching.stamina + 14;
    const isBlowout = Math.abs(fieldLead(game)) >= 5;
    return stint.outs >= 3 && (stint.pitches > 24 || !isBlowout)
      ? game.random.chance(isBlowout ? 0.55 : 0.9)
      : stint.pitches > 20;
  }
  if (stint.batters < 3) return false;
  if (stint.pitches > pitcher.pitching.stamina + (isShort ? 30 : 12)) return true;
  return stint.runs >= 2 && runnersOn(game) && !isShort && game.random.chance(0.35);
}

/** Chooses a reliever for the situation: 0 is the closer, then the setup pitchers; the last ones pitch in lopsided games. */
export function chooseReliever(game: Game, side: SideState): Player | undefined {
  const pen = side.bullpen;
  const margin = fieldLead(game);
  const last = pen.length - 1;
  const isHomeTie = margin === 0 && side.side === 'home';
  const rank =
    game.inning >= 9 && ((margin >= 1 && margin <= 3) || isHomeTie) ? 0
    : game.inning === 8 && margin >= 0 && margin <= 3 ? 1
    : game.inning >= 7 && margin >= -1 && margin <= 4 ? 2
    : Math.abs(margin) <= 3 ? 3 + game.random.int(0, 1)
    : last - game.random.int(0, 2); // prettier-ignore
  return pen[Math.max(0, Math.min(rank, last))];
}

/** Eight runs behind and late, a position player may pitch (rule 4.05 as amended in 2023). */
function blowoutPitcher(game: Game, side: SideState): Player | undefined {
  if (game.inning < 8 || fieldLead(game) > -8 || !game.random.chance(0.55)) return undefined;
  return side.bench.findLast((player) => player.role !== 'C');
}

export function changePitcher(game: Game, side: SideState, next: Player, isNewInning: boolean): void {
  const replaced = side.pitcher;
  side.bullpen = side.bullpen.filter((player) => player !== next);
  side.bench = side.bench.filter((player) => player !== next);
  side.pitcher = next;
  side.fielders.set('P', next);
  side.stint = {
    pitches: 0,
    batters: 0,
    runs: 0,
    outs: 0,
    isStarter: false,
    inning: game.inning,
    form: drawForm(game.random),
  };
  const description = `Pitching Change: ${next.person.fullName} replaces ${replaced.person.fullName}.`;
  const change = {
    event: 'Pitching Substitution',
    eventType: 'pitching_substitution',
    description,
    playerId: next.person.id,
  };
  const substitution = {
    side: side.side,
    type: 'pitching' as const,
    playerId: next.person.id,
    replacedId: replaced.person.id,
    position: 'P' as const,
    slot: null,
    base: null,
  };
  addAction(game, change, isNewInning ? 8 : 150, { substitution });
}

/** Before each plate appearance: changes the pitcher, or sometimes adds a mound visit. */
export function considerPitchingChange(game: Game, isNewInning: boolean): void {
  const side = fielding(game);
  const isDone = side.stint.isStarter
    ? isStarterDone(game, side, isNewInning)
    : isRelieverDone(game, side, isNewInning);
  if (!isDone) {
    visitMound(game, side);
    return;
  }
  const next = blowoutPitcher(game, side) ?? chooseReliever(game, side);
  if (next) changePitcher(game, side, next, isNewInning);
}

function visitMound(game: Game, side: SideState): void {
  if (side.moundVisits === 0 || !runnersOn(game) || !game.random.chance(0.05)) return;
  side.moundVisits--;
  addAction(game, { event: 'Mound Visit', eventType: 'mound_visit', description: 'Mound Visit.', playerId: null }, 28);
}
