import {
  type Step,
  batterNews,
  fullPitchNews,
  noteNews,
  pitchNews,
  quietNoteNews,
  delayNews,
  halfNews,
  noHitterNews,
  resultNews,
  reviewNews,
  scoreNews,
  standingNews,
} from './news.ts';

/** How much is announced while a game is played, from little to much. */
export const verbosities = ['nothing', 'scores', 'halves', 'plays', 'pitches', 'everything'] as const;

export type Verbosity = (typeof verbosities)[number];

export const verbosityNames: Record<Verbosity, string> = {
  nothing: 'Nothing',
  scores: 'Scores only',
  halves: 'Scores and half-innings',
  plays: 'Plays',
  pitches: 'Every pitch',
  everything: 'Everything',
};

/** What is announced when a replay plays at a speed (null: it does not play, or the game is live): above 1, scores at most. */
export function verbosityAt(chosen: Verbosity, speed: number | null): Verbosity {
  return speed !== null && speed > 1 && chosen !== 'nothing' ? 'scores' : chosen;
}

/** What is spoken at once. `isPlay`: it says the result of a play, the score or a ruling, and not only a pitch or who bats. */
export type Sentence = { text: string; isPlay: boolean };

type News = (step: Step) => string | null;

const plays: readonly News[] = [resultNews, standingNews, reviewNews, noHitterNews, delayNews];

/** What each verbosity announces, in the order in which it is spoken: the result first. */
const newsOf: Record<Verbosity, { plays: readonly News[]; rest: readonly News[] }> = {
  nothing: { plays: [], rest: [] },
  scores: { plays: [scoreNews], rest: [] },
  halves: { plays: [halfNews], rest: [] },
  plays: { plays: [...plays, noteNews], rest: [] },
  pitches: { plays: [...plays, noteNews], rest: [pitchNews] },
  everything: { plays: [...plays, noteNews], rest: [fullPitchNews, quietNoteNews, batterNews] },
};

const collect = (news: readonly News[], step: Step): string[] => news.flatMap((describe) => describe(step) ?? []);

/** What is announced when a viewer who saw one state sees the other; null if nothing is. */
export function sentenceBetween(step: Step, verbosity: Verbosity): Sentence | null {
  const { plays: important, rest } = newsOf[verbosity];
  const first = collect(important, step);
  const text = [...first, ...collect(rest, step)].join(' ');
  return text === '' ? null : { text, isPlay: first.length > 0 };
}

/** The shortest time between the starts of two sentences, ms. */
export const sentenceGap = 4000;

/** Sentences that want to be spoken. Times are ms of any one clock. */
export type AnnouncementQueue = {
  /** null before the first sentence */
  spokenAt: number | null;
  waiting: Sentence | null;
};

export const emptyQueue: AnnouncementQueue = { spokenAt: null, waiting: null };

/**
 * Adds a sentence. Only one waits: the newest, because a listener wants to know how the game stands. A pitch does not replace a
 * play that waits. What is replaced can be read in the play log.
 */
export function offer(queue: AnnouncementQueue, sentence: Sentence): AnnouncementQueue {
  const isKept = queue.waiting?.isPlay === true && !sentence.isPlay;
  return isKept ? queue : { ...queue, waiting: sentence };
}

type Taken = {
  queue: AnnouncementQueue;
  /** to be spoken now; null if nothing is due */
  text: string | null;
  /** ms until the waiting sentence is due; null if none waits */
  wait: number | null;
};

/** Takes the waiting sentence at `now` if it is due. */
export function take(queue: AnnouncementQueue, now: number): Taken {
  const { waiting, spokenAt } = queue;
  if (waiting === null) return { queue, text: null, wait: null };
  const wait = spokenAt === null ? 0 : spokenAt + sentenceGap - now;
  if (wait > 0) return { queue, text: null, wait };
  return { queue: { spokenAt: now, waiting: null }, text: waiting.text, wait: null };
}

/** An answer to the user was spoken at `now`: the next sentence waits for its turn after it. */
export function afterAnswer(queue: AnnouncementQueue, now: number): AnnouncementQueue {
  return { ...queue, spokenAt: now };
}
