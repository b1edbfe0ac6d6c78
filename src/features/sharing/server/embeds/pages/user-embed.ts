import type { UserProfile } from '#features/users/contract.ts';
import { percentCorrect } from '#rules/picks/accuracy.ts';
import { type Html, html } from '#platform/http/html.ts';
import { pathsOf } from '../embed-target.ts';
import { type EmbedFrame, writeEmbed } from './embed-page.ts';

const figure = (name: string, value: number | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
  </div>`;

/** 'ann’s picks' */
export function userTitle({ username }: Pick<UserProfile, 'username'>): string {
  return `${username}’s picks`;
}

/** Writes the record of a user: graded picks only, so that it says nothing about a pick before its lock. */
export function writeUserEmbed(user: UserProfile, frame: EmbedFrame): string {
  const { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong, rank } = user;
  const graded = correct + wrong;
  const content = html`${user.isSimulated ? html`<p>A simulated fan, not a person</p>` : html``}
    <dl>
      ${[
        figure('Total bases', user.totalScore),
        figure('Rank this season', rank ?? '–'),
        figure('Right–wrong', `${correct}–${wrong}`),
        figure('Correct', graded === 0 ? '–' : `${percentCorrect({ correct, wrong })}%`),
        figure('Current streak', user.currentStreak),
        figure('Longest streak', user.longestStreak),
      ]}
    </dl>`;
  const { page: path } = pathsOf({ kind: 'user', username: user.username });
  return writeEmbed({ ...frame, title: userTitle(user), path, content });
}
