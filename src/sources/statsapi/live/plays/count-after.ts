type Count = { balls: number; strikes: number };

const ballCodes = new Set(['B', '*B', 'I', 'P', 'V', 'H']);
/** With two strikes, a foul bunt and a foul tip are the third strike (Official Baseball Rules 5.09(a)); a foul is not. */
const strikeCodes = new Set(['C', 'A', 'S', 'W', 'M', 'Q', 'K', 'T', 'O', 'L']);
const foulCodes = new Set(['F', 'R']);

/** The count after a pitch, computed from the call code for feeds without counts. */
export function countAfter({ balls, strikes }: Count, code: string): Count {
  if (ballCodes.has(code)) return { balls: Math.min(4, balls + 1), strikes };
  if (strikeCodes.has(code)) return { balls, strikes: Math.min(3, strikes + 1) };
  if (foulCodes.has(code) && strikes < 2) return { balls, strikes: strikes + 1 };
  return { balls, strikes };
}
