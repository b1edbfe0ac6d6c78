import type { LeaderboardPage, Period } from '#features/leaderboard/contract/leaderboard.ts';
import { type Html, html } from '#platform/http/html.ts';
import { pathsOf } from '../embed-target.ts';
import { type EmbedFrame, writeEmbed } from './embed-page.ts';

const maxRows = 10;

const titles: Record<Period, string> = {
  season: 'Leaderboard of the season',
  month: 'Leaderboard of the month',
  week: 'Leaderboard of the week',
};

export function boardTitle(period: Period): string {
  return titles[period];
}

function writeRow({ rank, username, totalScore, currentStreak }: LeaderboardPage['rows'][number]): Html {
  return html`<tr>
    <td>${rank === null ? '–' : String(rank)}</td>
    <th scope="row" class="name">${username}</th>
    <td>${totalScore.toLocaleString('en-US')}</td>
    <td>${String(currentStreak)}</td>
  </tr>`;
}

/** Writes the first rows of a leaderboard. */
export function writeBoardEmbed(
  { period, isCounting, rows }: Pick<LeaderboardPage, 'period' | 'isCounting' | 'rows'>,
  frame: EmbedFrame,
): string {
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col" class="name">Fan</th>
        <th scope="col">Bases</th>
        <th scope="col">Streak</th>
      </tr>
    </thead>
    <tbody>
      ${rows.slice(0, maxRows).map(writeRow)}
    </tbody>
  </table>`;
  const counting = isCounting ? html`<p>Counting results…</p>` : html``;
  const content = rows.length === 0 ? html`<p>No graded pick yet.</p>` : html`${counting}${table}`;
  const { page: path } = pathsOf({ kind: 'board', period });
  return writeEmbed({ ...frame, title: boardTitle(period), path, content });
}
