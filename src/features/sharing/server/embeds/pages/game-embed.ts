import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { hasStarted } from '#rules/baseball/game/predicates.ts';
import { describeState } from '#features/games/server/describe-state.ts';
import { type Html, html } from '#platform/http/html.ts';
import { pathsOf } from '../embed-target.ts';
import { type EmbedFrame, writeEmbed } from './embed-page.ts';

type Emblems = Record<'away' | 'home', string>;

/** 'Braves at Mets' */
export function gameTitle({ teams: { away, home } }: Pick<GameCard, 'teams'>): string {
  return `${away.shortName} at ${home.shortName}`;
}

/** Writes the card of a game: clubs, records, runs and state. `emblems`: the site's own drawings as SVG */
export function writeGameEmbed(game: GameCard, emblems: Emblems, frame: EmbedFrame): string {
  const isStarted = hasStarted(game);
  const row = (side: 'away' | 'home'): Html => {
    const { shortName, record, score } = game.teams[side];
    return html`<tr>
      <th scope="row">
        <span class="club"><span aria-hidden="true">${{ text: emblems[side] }}</span>${shortName}</span>
      </th>
      <td>${record === null ? '–' : `${record.wins}–${record.losses}`}</td>
      ${isStarted ? html`<td class="runs">${String(score ?? 0)}</td>` : html``}
    </tr>`;
  };
  const content = html`<p class="state">${describeState(game)}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Club</th>
          <th scope="col">Record</th>
          ${isStarted ? html`<th scope="col">Runs</th>` : html``}
        </tr>
      </thead>
      <tbody>
        ${[row('away'), row('home')]}
      </tbody>
    </table>
    <p>${game.venue.name}${game.series === null ? '' : ` · ${game.series}`}</p>`;
  const { page: path } = pathsOf({ kind: 'game', gamePk: game.gamePk });
  return writeEmbed({ ...frame, title: gameTitle(game), path, content });
}
