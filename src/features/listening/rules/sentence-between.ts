import type { Step } from './listened-view.ts';
import { batterNews, fullPitchNews, noteNews, pitchNews, quietNoteNews } from './pitch-news.ts';
import { delayNews, noHitterNews, resultNews, reviewNews, scoreNews, standingNews } from './play-news.ts';
import type { Verbosity } from './verbosity.ts';

/** What is spoken at once. `isPlay`: it says the result of a play, the score or a ruling, and not only a pitch or who bats. */
export type Sentence = { text: string; isPlay: boolean };

type News = (step: Step) => string | null;

const plays: readonly News[] = [resultNews, standingNews, reviewNews, noHitterNews, delayNews];

/** What each verbosity announces, in the order in which it is spoken: the result first. */
const newsOf: Record<Verbosity, { plays: readonly News[]; rest: readonly News[] }> = {
  scores: { plays: [scoreNews], rest: [] },
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
