import type { GameStatus } from '../model.ts';

type Row = Omit<GameStatus, 'statusCode' | 'reason'>;

const weather: Readonly<Record<string, string>> = { R: 'Rain', I: 'Inclement Weather', G: 'Wet Grounds' };

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
  PW: { ...row('Live', 'P', 'Warmup') },
  I: row('Live', 'I', 'In Progress'),
  O: row('Final', 'O', 'Game Over'),
  F: row('Final', 'F', 'Final'),
  OT: row('Final', 'O', 'Game Over: Tied'),
  FT: row('Final', 'F', 'Final: Tied'),
  RN: row('Final', 'R', 'Forfeit: Refuses to play'),
};

const withWeather: Readonly<Record<string, Row>> = {
  P: row('Preview', 'P', 'Delayed Start'),
  I: row('Live', 'I', 'Delayed'),
  D: row('Final', 'D', 'Postponed'),
  C: row('Final', 'C', 'Cancelled'),
  T: row('Live', 'T', 'Suspended'),
  O: row('Final', 'O', 'Completed Early'),
  F: row('Final', 'F', 'Completed Early'),
};

export function weatherLetter(reason: string | null): string {
  return Object.keys(weather).find((letter) => weather[letter] === reason) ?? 'R';
}

/** Returns the status of the Stats API for a code; throws for a code that the league does not use. */
export function statusOf(code: string, reason: string | null): GameStatus {
  const status = plain[code];
  if (status) return { ...status, statusCode: code, reason: code === 'FT' || code === 'OT' ? 'Tied' : reason };
  const kind = withWeather[code.slice(0, 1)];
  const word = weather[code.slice(1)];
  if (!kind || !word) throw new Error(`unknown status code ${code}`);
  return { ...kind, detailedState: `${kind.detailedState}: ${word}`, statusCode: code, reason: word };
}
