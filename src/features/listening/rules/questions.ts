import { formatInning } from '#rules/baseball/game/card-text.ts';
import { describeScore, nameOf, countOf, unknownCount, describeBases } from '#rules/baseball/game/describe.ts';
import type { GameView, Hand } from '#rules/baseball/game/model.ts';
import { hasStarted, isBetweenInnings, isInProgress, isLive, isOver } from '#rules/baseball/game/predicates.ts';
import { describePitchInFull } from './pitch-words.ts';

/** What a listener can ask at any time, with its key and its name. */
export const questions = [
  { id: 'score', key: 'S', name: 'Score and inning' },
  { id: 'count', key: 'C', name: 'Count' },
  { id: 'bases', key: 'B', name: 'Bases' },
  { id: 'pitch', key: 'P', name: 'Last pitch' },
  { id: 'matchup', key: 'A', name: 'Batter and pitcher' },
  { id: 'chance', key: 'W', name: 'Win probability' },
  { id: 'challenges', key: 'Z', name: 'Challenges left' },
  { id: 'lock', key: 'N', name: 'Next lock' },
  { id: 'picks', key: 'M', name: 'My picks' },
  { id: 'watch', key: 'G', name: 'Game worth watching' },
  { id: 'repeat', key: 'R', name: 'Repeat' },
  { id: 'help', key: '?', name: 'Help' },
] as const;

export type Question = (typeof questions)[number]['id'];

/** The question of a key (in upper case); null for every other key. H is left to holding the updates. */
export function questionOfKey(key: string): Question | null {
  return questions.find((each) => each.key === key)?.id ?? null;
}

/** 'S: score and inning. C: count. …' */
export function describeKeys(): string {
  return questions.map(({ key, name }) => `${key === '?' ? 'Question mark' : key}: ${name.toLowerCase()}.`).join(' ');
}

const hands: Record<Hand, string> = { L: 'left', R: 'right', S: 'both' };

/** 'Bottom 7th. Braves 3, Mets 5.' */
export function answerScore(view: GameView): string {
  const state = isOver(view) ? 'Final' : ((isLive(view) ? formatInning(view) : null) ?? view.status.text);
  return hasStarted(view) ? `${state}. ${describeScore(view)}.` : `${state}.`;
}

/** '2 balls, 1 strike, 1 out.' */
export function answerCount(view: GameView): string {
  const { plateAppearance: play, balls, strikes, outs } = view;
  const out = countOf(outs, 'out');
  if (!isLive(view) || isBetweenInnings(view) || play === null) return 'Nobody is at bat.';
  return isInProgress(play)
    ? `${countOf(balls, 'ball')}, ${countOf(strikes, 'strike')}, ${out}.`
    : `${out}. The next batter is not up yet.`;
}

/** 'Runners on first and third: Tim Delacroix, Omar Nakagawa.' */
export function answerBases({ bases, people }: GameView): string {
  const names = [bases.first, bases.second, bases.third].flatMap((id) => (id === null ? [] : [nameOf(people, id)]));
  return `${describeBases(bases)}${names.length === 0 ? '' : `: ${names.join(', ')}`}.`;
}

/** The last pitch with its type, its speed, and its place in words and inches. */
export function answerPitch({ plateAppearance: play, people }: GameView): string {
  const pitch = play?.pitches.at(-1);
  if (!play) return 'No pitch yet.';
  const batter = nameOf(people, play.batterId);
  return pitch === undefined
    ? `No pitch to ${batter} yet.`
    : `Pitch ${pitch.number} to ${batter}: ${describePitchInFull(pitch, play)}.`;
}

/** 'Eli Okafor bats left against Dan Ishimura, who throws right, 88 pitches. On deck: Ines Ruiz-Hall.' */
export function answerMatchup(view: GameView): string {
  const { plateAppearance: play, people, pitchCount, onDeckId } = view;
  const next = onDeckId === null ? '' : `${nameOf(people, onDeckId)}.`;
  if (!isLive(view) || play === null) return 'Nobody is at bat.';
  if (isBetweenInnings(view)) return next ? `Due up: ${next}` : 'Between innings.';
  const side = play.batSide === null ? '' : ` ${hands[play.batSide]}`;
  const hand = play.pitchHand === null ? '' : `, who throws ${hands[play.pitchHand]}`;
  const thrown = pitchCount === null ? '' : `, ${countOf(pitchCount, 'pitch', 'pitches')}`;
  const matchup = `${nameOf(people, play.batterId)} bats${side} against ${nameOf(people, play.pitcherId)}${hand}${thrown}.`;
  return next ? `${matchup} On deck: ${next}` : matchup;
}

/** 'Ball-strike challenges left: Braves 1, Mets 2.' A replay does not know how many there were. */
export function answerChallenges({ remaining, teams }: GameView): string {
  const { away, home } = { away: remaining.away.challenges, home: remaining.home.challenges };
  if (away === null && home === null) return 'Balls and strikes cannot be challenged in this game.';
  if (away === unknownCount || home === unknownCount) return 'How many challenges were left then is not known.';
  return `Ball-strike challenges left: ${teams.away.shortName} ${away ?? 0}, ${teams.home.shortName} ${home ?? 0}.`;
}

type Tally = Record<'correct' | 'wrong' | 'void' | 'undecided', number>;

/** 'You called the Mets in this game. 5 picks on this day: 2 right, 1 wrong, 2 undecided.' `club`: of the pick of this game */
export function answerPicks(club: string | null, { correct, wrong, void: unused, undecided }: Tally): string {
  const own = club === null ? 'You have no pick in this game.' : `You called the ${club} in this game.`;
  const total = correct + wrong + unused + undecided;
  if (total === 0) return `${own} No picks on this day.`;
  const parts = [
    `${correct} right`,
    `${wrong} wrong`,
    ...(unused === 0 ? [] : [`${unused} void`]),
    `${undecided} undecided`,
  ];
  return `${own} ${countOf(total, 'pick')} on this day: ${parts.join(', ')}.`;
}
