import { z } from 'zod';
import type { GameStatus, Phase, NoHitter } from '#rules/baseball/game/model.ts';
import { noPicksReason, type GameKind } from '#rules/picks/eligibility.ts';
import { reportUnknownCode } from './out-of-bounds.ts';
import { flag, optional } from './tolerant.ts';
import type { WireTeam } from './wire-team.ts';

type WireStatus = {
  statusCode?: string | undefined;
  codedGameState?: string | undefined;
  /** 'Preview', 'Live', 'Final' or 'Other' */
  abstractGameState?: string | undefined;
  detailedState?: string | undefined;
  reason?: string | undefined;
  startTimeTBD?: boolean | undefined;
};

const weather = 'RSGVFCDBPLEAOI';
const forfeit = 'KXQJINVRO';
/** J, the challenge of a pitch, is not in the upstream's list of statuses, but in its feeds as the type of a review. */
const review = 'UQPFDEHGNSCAOTIMBRKLXJ';

/** A code is a family and, optionally, a second letter that gives the reason. Lists the reasons that exist in each family. */
const families: Record<string, { phase: Phase; reasons: string }> = {
  S: { phase: 'open', reasons: '' },
  P: { phase: 'open', reasons: `${weather}YW` },
  I: { phase: 'live', reasons: `${weather}YHZ` },
  M: { phase: 'live', reasons: review },
  N: { phase: 'live', reasons: review },
  T: { phase: 'held', reasons: `${weather}U` },
  U: { phase: 'held', reasons: `${weather}UZ` },
  D: { phase: 'void', reasons: weather },
  C: { phase: 'void', reasons: weather },
  O: { phase: 'final', reasons: `${weather}MTW` },
  F: { phase: 'final', reasons: `${weather}MTW` },
  Q: { phase: 'final', reasons: forfeit },
  R: { phase: 'final', reasons: forfeit },
};

/** Null for a code that the upstream has not published. */
const phaseOfCode = (code: string): Phase | null => {
  const family = families[code.charAt(0)];
  const isListed = code.length === 1 || (code.length === 2 && family?.reasons.includes(code.charAt(1)) === true);
  return family && isListed ? family.phase : null;
};

/** Texts that decide alone. None makes a game `open`, so that text alone never lets a game be picked. */
const phasesByText: [RegExp, Phase][] = [
  [/^Suspended/, 'held'],
  [/^(Postponed|Cancell?ed)/, 'void'],
  [/^(Final|Game Over|Completed Early|Forfeit)|Tied$/, 'final'],
];

/** The phases of each abstract state. The first one is that of a game whose code and text say no more. */
const phasesOfState: Record<string, readonly Phase[]> = {
  Preview: ['open'],
  Live: ['live', 'held', 'open'],
  Final: ['final', 'void'],
  Other: ['unknown'],
};

/** Texts without a code, in the status changes of a feed and in incomplete responses. */
const codesByText: Record<string, string> = {
  Scheduled: 'S',
  'Pre-Game': 'P',
  Warmup: 'PW',
  'In Progress': 'I',
  'Delayed Start': 'PO',
  Delayed: 'IO',
};

/** The phase of a status with an unlisted code or without one, from the first letter of its coded state. */
const phaseOfState = (letter: string, state: string, text: string): Phase => {
  const said = phasesByText.find(([pattern]) => pattern.test(text))?.[1];
  if (said !== undefined) return said;
  const coded = families[letter]?.phase ?? 'unknown';
  const phases = phasesOfState[state];
  if (phases === undefined) return coded === 'open' ? 'unknown' : coded;
  return phases.includes(coded) ? coded : (phases[0] ?? 'unknown');
};

type Detail = GameStatus['detail'];

const detailsOfCodes: Record<string, Detail> = {
  PW: 'warmup',
  OT: 'tied',
  FT: 'tied',
  D: 'postponed',
  C: 'canceled',
  M: 'review',
  N: 'review',
  IH: 'review',
};

const detailsByText: [RegExp, Detail][] = [
  [/^Delayed/, 'delayed'],
  [/^Warmup$/, 'warmup'],
  [/^Postponed/, 'postponed'],
  [/^Cancell?ed/, 'canceled'],
  [/Tied$/, 'tied'],
];

/** The phases in which a detail has a meaning. */
const phasesOfDetail: Partial<Record<NonNullable<Detail>, readonly Phase[]>> = {
  postponed: ['void'],
  canceled: ['void'],
  tied: ['final'],
  review: ['live'],
  warmup: ['open'],
  delayed: ['open', 'live'],
};

const detailOf = (code: string, letter: string, text: string, phase: Phase): Detail => {
  const byText = detailsByText.find(([pattern]) => pattern.test(text))?.[1];
  const candidates = [detailsOfCodes[code], byText, detailsOfCodes[letter]];
  return candidates.find((detail) => detail && phasesOfDetail[detail]?.includes(phase)) ?? null;
};

/**
 * Converts an upstream status. Every input has a result. A code that the upstream has not published counts by its abstract
 * state and the first letter of its coded state; the phase `unknown` is displayed but cannot be picked or graded. A game in
 * warm-up is open for picks, although the upstream calls it 'Live'. Source of the codes: the upstream's /gameStatus list.
 */
export function toGameStatus(wire: WireStatus | undefined): GameStatus {
  const { abstractGameState: state = '', detailedState: text = '', reason, startTimeTBD = false } = wire ?? {};
  const code = (wire?.statusCode || wire?.codedGameState || '').toUpperCase();
  const letter = (wire?.codedGameState || code || codesByText[text.split(':')[0] ?? ''] || '').charAt(0).toUpperCase();
  const listed = phaseOfCode(code);
  const phase = listed ?? phaseOfState(letter, state, text);
  if (code !== '' && listed === null) reportUnknownCode(`game status ${code}`);
  return {
    phase,
    text: text || state || 'Unknown',
    detail: code === '' && phase === 'unknown' ? 'missing' : detailOf(code, letter, text, phase),
    reason: reason || null,
    startTimeTbd: startTimeTBD,
  };
}

/** The status of a game that is over with equal scores, also where only the scores say that it is a tie. A forfeit has a winner. */
export function withTie(status: GameStatus, away: number | undefined, home: number | undefined): GameStatus {
  const isTie = status.phase === 'final' && away !== undefined && away > 0 && away === home;
  return isTie && !status.text.startsWith('Forfeit') ? { ...status, detail: 'tied' } : status;
}

/** Converts the text of a status change in a live feed ('Delayed: Rain'), which has no code. */
export function statusFromText(text: string): GameStatus {
  return toGameStatus({ abstractGameState: 'Live', detailedState: text, reason: text.split(': ')[1] });
}

type WireClub = Pick<WireTeam, 'sport' | 'placeholder'> | undefined;

/** Why a game of the upstream cannot be picked at any time; null for an eligible game. */
export function readNoPicksReason(gameType: string | undefined, clubs: readonly WireClub[]): string | null {
  const sportId = clubs.find((club) => club?.sport !== undefined)?.sport?.id;
  return noPicksReason(
    toGameKind(gameType, sportId),
    clubs.some((club) => club?.placeholder === true),
  );
}

/** The sport of the World Baseball Classic, whose games have the letters of the postseason. */
const internationalSport = 51;

const kinds: Readonly<Record<string, GameKind>> = {
  R: 'season',
  F: 'postseason',
  D: 'postseason',
  L: 'postseason',
  W: 'postseason',
  S: 'spring',
  E: 'exhibition',
  A: 'all-star',
  /** championship, nineteenth century, playoffs and intrasquad games of the upstream's list of types */
  C: 'other',
  N: 'other',
  P: 'other',
  I: 'other',
};

/** The kind of a game by its type and the sport of its clubs. A response without a type lists games of a season. */
export function toGameKind(gameType: string | undefined, sportId: number | undefined): GameKind {
  if (sportId === internationalSport) return 'international';
  if (gameType === undefined) return 'season';
  const kind = kinds[gameType];
  if (kind === undefined) reportUnknownCode(`game type ${gameType}`);
  return kind ?? 'other';
}

/** The flags of the club that allows no hit. */
export const wireFlags = optional(
  z.object({
    awayTeamNoHitter: flag,
    awayTeamPerfectGame: flag,
    homeTeamNoHitter: flag,
    homeTeamPerfectGame: flag,
  }),
);

const firstInningShown = 6;

/** The no-hitter of a game in this inning; null before the sixth. */
export function toNoHitter(flags: z.infer<typeof wireFlags>, inning: number | undefined): NoHitter | null {
  if (flags === undefined || inning === undefined || inning < firstInningShown) return null;
  if (flags.awayTeamNoHitter === true) return { side: 'away', isPerfect: flags.awayTeamPerfectGame === true };
  return flags.homeTeamNoHitter === true ? { side: 'home', isPerfect: flags.homeTeamPerfectGame === true } : null;
}
