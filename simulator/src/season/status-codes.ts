import type { GameStatus } from '../model.ts';

type Row = Omit<GameStatus, 'statusCode' | 'reason'>;

const weather: Readonly<Record<string, string>> = { R: 'Rain', I: 'Inclement Weather', G: 'Wet Grounds' };
const reviews: Readonly<Record<string, string>> = { A: 'Tag play', F: 'Close play at 1st' };

const row = (abstractGameState: Row['abstractGameState'], codedGameState: string, detailedState: string): Row => ({
  abstractGameState,
  codedGameState,
  detailedState,
  abstractGameCode: abstractGameState.slice(0, 1),
});

/** The status codes of the Stats API that this league uses. */
const plain: Readonly<Record<string, Row>> = {
  S: row('Preview', 'S', 'Scheduled'),
  P: row('Preview', 'P', 'Pre-Game'),
  PW: row('Live', 'P', 'Warmup'),
  I: row('Live', 'I', 'In Progress'),
  O: row('Final', 'O', 'Game Over'),
  F: row('Final', 'F', 'Final'),
  OT: row('Final', 'O', 'Game Over: Tied'),
  FT: row('Final', 'F', 'Final: Tied'),
  RN: row('Final', 'R', 'Forfeit: Refuses to play'),
  MJ: row('Live', 'M', 'Player challenge: Pitch Result'),
};

const ownReasons: Readonly<Record<string, string>> = { OT: 'Tied', FT: 'Tied', MJ: 'Pitch Result' };

/** The second letter of these codes is that of the reason. */
const withReason: Readonly<Record<string, Row>> = {
  P: row('Preview', 'P', 'Delayed Start'),
  I: row('Live', 'I', 'Delayed'),
  D: row('Final', 'D', 'Postponed'),
  C: row('Final', 'C', 'Cancelled'),
  T: row('Live', 'T', 'Suspended'),
  O: row('Final', 'O', 'Completed Early'),
  F: row('Final', 'F', 'Completed Early'),
  M: row('Live', 'M', 'Manager challenge'),
  N: row('Live', 'N', 'Umpire review'),
};

export function weatherLetter(reason: string | null): string {
  return Object.keys(weather).find((letter) => weather[letter] === reason) ?? 'R';
}

/** Returns the status of the Stats API for a code; throws for a code that the league does not use. */
export function statusOf(code: string, reason: string | null): GameStatus {
  const status = plain[code];
  if (status) return { ...status, statusCode: code, reason: ownReasons[code] ?? reason };
  const kind = withReason[code.slice(0, 1)];
  const word = weather[code.slice(1)] ?? reviews[code.slice(1)];
  if (!kind || !word) throw new Error(`unknown status code ${code}`);
  return { ...kind, detailedState: `${kind.detailedState}: ${word}`, statusCode: code, reason: word };
}
