/** What a fan has chosen on a card and not yet submitted, and how the last submission of it went. */
export type Slip = { choice: number | null; isSending: boolean; trouble: string | null; refusals: number };

/** By gamePk. */
export type Slips = ReadonlyMap<number, Slip>;

export const blankSlip: Slip = { choice: null, isSending: false, trouble: null, refusals: 0 };

export type SlipChange =
  | { kind: 'choose'; teamId: number }
  | { kind: 'send' }
  | { kind: 'accept' }
  | { kind: 'refuse'; trouble: string };

function changeSlip(slip: Slip, change: SlipChange): Slip {
  if (change.kind === 'choose') return { ...slip, choice: change.teamId, trouble: null };
  if (change.kind === 'send') return { ...slip, isSending: true, trouble: null };
  // refused: the choice stays, so that nothing is lost
  return change.kind === 'refuse'
    ? { ...slip, isSending: false, trouble: change.trouble, refusals: slip.refusals + 1 }
    : { ...blankSlip, refusals: slip.refusals };
}

/** The slips after a change of one game's. */
export function changeSlips(slips: Slips, gamePk: number, change: SlipChange): Slips {
  return new Map([...slips, [gamePk, changeSlip(slips.get(gamePk) ?? blankSlip, change)]]);
}

/** Slips with the choices of a kept list of [gamePk, team id], as JSON; nothing of what makes no sense. */
export function keptSlips(json: string): Slips {
  const kept: unknown = JSON.parse(json);
  const entries: unknown[] = Array.isArray(kept) ? kept : [];
  return new Map(
    entries.flatMap((entry) => {
      const [gamePk, choice]: unknown[] = Array.isArray(entry) ? entry : [];
      return typeof gamePk === 'number' && typeof choice === 'number' ? [[gamePk, { ...blankSlip, choice }]] : [];
    }),
  );
}

/** Choices that differ from what is saved, of games that are open: what one press submits. */
export function unsent(
  slips: Slips,
  saved: ReadonlyMap<number, number>,
  isOpen: (gamePk: number) => boolean,
): { gamePk: number; winnerId: number }[] {
  return [...slips].flatMap(([gamePk, { choice }]) =>
    choice !== null && choice !== saved.get(gamePk) && isOpen(gamePk) ? [{ gamePk, winnerId: choice }] : [],
  );
}
