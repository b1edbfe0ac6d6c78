/** A choice on a card that is not yet submitted, and the state of its last submission. */
export type DraftPick = { choice: number | null; isSending: boolean; error: string | null; refusals: number };

/** By gamePk. */
export type DraftPicks = ReadonlyMap<number, DraftPick>;

export const emptyDraftPick: DraftPick = { choice: null, isSending: false, error: null, refusals: 0 };

export type DraftPickChange =
  | { kind: 'choose'; teamId: number }
  | { kind: 'send' }
  | { kind: 'accept' }
  | { kind: 'refuse'; error: string };

function applyChange(draftPick: DraftPick, change: DraftPickChange): DraftPick {
  if (change.kind === 'choose') return { ...draftPick, choice: change.teamId, error: null };
  if (change.kind === 'send') return { ...draftPick, isSending: true, error: null };
  // a refused choice remains, so that the user can submit it again
  return change.kind === 'refuse'
    ? { ...draftPick, isSending: false, error: change.error, refusals: draftPick.refusals + 1 }
    : { ...emptyDraftPick, refusals: draftPick.refusals };
}

/** Applies a change to the draft pick of one game. */
export function changeDraftPick(draftPicks: DraftPicks, gamePk: number, change: DraftPickChange): DraftPicks {
  return new Map([...draftPicks, [gamePk, applyChange(draftPicks.get(gamePk) ?? emptyDraftPick, change)]]);
}

/** Parses draft picks from a JSON list of [gamePk, team id]; ignores invalid entries. */
export function parseDraftPicks(json: string): DraftPicks {
  const stored: unknown = JSON.parse(json);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(
    entries.flatMap((entry) => {
      const [gamePk, choice]: unknown[] = Array.isArray(entry) ? entry : [];
      return typeof gamePk === 'number' && typeof choice === 'number' ? [[gamePk, { ...emptyDraftPick, choice }]] : [];
    }),
  );
}

/** Lists the draft picks of open games that differ from the saved picks. */
export function listUnsentPicks(
  draftPicks: DraftPicks,
  saved: ReadonlyMap<number, number>,
  isOpen: (gamePk: number) => boolean,
): { gamePk: number; winnerId: number }[] {
  return [...draftPicks].flatMap(([gamePk, { choice }]) =>
    choice !== null && choice !== saved.get(gamePk) && isOpen(gamePk) ? [{ gamePk, winnerId: choice }] : [],
  );
}
