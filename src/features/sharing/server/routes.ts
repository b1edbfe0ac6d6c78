import { eq } from 'drizzle-orm';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { describeState } from '#features/games/server/league-time.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { LeaderboardPage } from '#features/leaderboard/contract.ts';
import type { Leaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { leagueCopyright, leagueNotice } from '#features/league/server.ts';
import { drawTeamEmblem } from '#features/pictures/server/draw-team-emblem.ts';
import type { UserProfile } from '#features/users/contract.ts';
import { readUserProfile } from '#features/users/server.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import { AppError, NotFound } from '#platform/http/app-error.ts';
import { createDocumentPolicy } from '#platform/http/content-security-policy.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { html, type Html, tableHtml } from '#platform/http/html.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { hasScore } from '#rules/baseball/game/predicates.ts';
import { percentCorrect } from '#rules/picks/accuracy.ts';
import type { Period } from '#rules/picks/period.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import { boardEmbed, gameEmbed, oEmbed, userEmbed, type OEmbed } from '../contract.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { type EmbedTarget, findEmbedTarget, pathsOf } from './embed-target.ts';

/** The styles of all embeds, with their own copies of the color tokens: an embed loads no other file. */
const embedStyle = [
  ':root{color-scheme:light dark;--card:light-dark(#fffdf7,#171f27);--ink:light-dark(#1d2733,#ece6d8)}',
  ':root{--soft:light-dark(#56606b,#a3adb5);--rule:light-dark(#d9d0bd,#33404b);--blue:light-dark(#1f4e8c,#8ab6ef)}',
  '[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}',
  '*{box-sizing:border-box}body{margin:0;background:var(--card);color:var(--ink);font:15px/1.4 Inter,system-ui,sans-serif}',
  'main{padding:14px 16px;border:1px solid var(--rule);border-radius:5px;min-height:100vh;display:flex;flex-direction:column}',
  "h1{margin:0;font:700 20px/1.2 'Zilla Slab',Rockwell,Georgia,serif;overflow-wrap:anywhere}",
  'a{color:inherit;text-decoration-color:var(--soft);text-underline-offset:3px}a:hover{color:var(--blue)}',
  'a:focus-visible{outline:3px solid var(--blue);outline-offset:2px}',
  'p{margin:4px 0 0;color:var(--soft);font-size:13px}.state{color:var(--ink);font-weight:600}',
  'table{width:100%;margin-top:8px;border-collapse:collapse;font-variant-numeric:tabular-nums}',
  'th,td{padding:5px 0 5px 12px;border-top:1px solid var(--rule);text-align:end;font-weight:400}',
  'thead th{border:0;color:var(--soft);font-size:12px}thead th,tbody th{white-space:nowrap}',
  'th:first-child,td:first-child,.name{padding-inline-start:0;text-align:start}',
  'td.name,th.name{padding-inline-start:12px;white-space:normal;overflow-wrap:anywhere}',
  '.club{display:flex;align-items:center;gap:10px;font-weight:600}.club svg{width:28px;height:28px;flex:none}',
  '.runs{font-size:22px;font-weight:700;line-height:1.2}',
  'dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(124px,1fr));gap:10px 12px;margin:12px 0 0}',
  "dt{color:var(--soft);font-size:12px}dd{margin:0;white-space:nowrap;font:700 22px/1.2 'Zilla Slab',Rockwell,Georgia,serif}",
  'footer{margin-top:auto;padding-top:12px}footer p{font-size:12px;overflow-wrap:anywhere}',
].join('');

/** Other sites may show these pages in frames; every other response refuses frames. */
const embedHeaders = {
  'content-security-policy': createDocumentPolicy(embedStyle, '*'),
  'cross-origin-resource-policy': 'cross-origin',
};

const newest: Viewer = { instant: null, hidden: null };

async function readGame(shownGames: ShownGames, gamePk: number, viewer: Viewer): Promise<GameCard> {
  const card = await shownGames.card(gamePk, viewer);
  if (card === null) throw new NotFound('There is no such game.');
  return card;
}

/** Reads the title of a target and the path of its share picture. Throws `NotFound` if there is no such game or user. */
async function describeTarget({ db, clock }: Services, shownGames: ShownGames, target: EmbedTarget) {
  if (target.kind === 'board')
    return { target, title: boardTitles[target.period], picture: '/api/leaderboard/picture.png' };
  if (target.kind === 'game') {
    const title = gameTitle(await readGame(shownGames, target.gamePk, newest));
    return { target, title, picture: `/api/games/${target.gamePk}/picture.png` };
  }
  const user = await readShownUser(db, target.username, clock.now());
  const picture = `/api/fans/${encodeURIComponent(user.username)}/picture.png`;
  return { target: { ...target, username: user.username }, title: userTitle(user), picture };
}

/** Games and boards for other sites, and calendars. */
export function sharingRoutes(
  services: Services,
  { leaderboards, shownGames }: { leaderboards: Leaderboards; shownGames: ShownGames },
) {
  const { db, clock, client, league, publicUrl } = services;
  const frameOf = (theme: 'light' | 'dark' | undefined, origin: string) => ({
    theme,
    notice: leagueNotice(league) ?? leagueCopyright(client, clock.now()),
    origin: publicUrl ?? origin,
  });
  const emblem = async (teamId: number) => String((await drawTeamEmblem(client, teamId)).content);

  return {
    gameEmbed: serveText(
      gameEmbed,
      ({ params, query }, { origin, viewer: { show } }) =>
        show(async (viewer) => {
          const game = await readGame(shownGames, params.gamePk, viewer);
          const [away, home] = await Promise.all([emblem(game.teams.away.id), emblem(game.teams.home.id)]);
          return writeGameEmbed(game, { away, home }, frameOf(query.theme, origin));
        }),
      embedHeaders,
    ),
    boardEmbed: serveText(
      boardEmbed,
      async ({ query: { period, theme } }, { origin }) =>
        writeBoardEmbed(await leaderboards.page({ period }, null), frameOf(theme, origin)),
      embedHeaders,
    ),
    userEmbed: serveText(
      userEmbed,
      async ({ params, query }, { origin }) =>
        writeUserEmbed(await readShownUser(db, params.username, clock.now()), frameOf(query.theme, origin)),
      embedHeaders,
    ),
    oEmbed: serveData(oEmbed, async ({ query: { url, format, maxwidth, maxheight } }, caller) => {
      if (format !== 'json') throw new AppError('not_implemented', 'Only the format json is available.');
      const origin = publicUrl ?? caller.origin;
      const target = findEmbedTarget(url, new URL(origin).host);
      if (target === null) throw new NotFound('This URL cannot be embedded.');
      return writeOEmbed({ ...(await describeTarget(services, shownGames, target)), origin, maxwidth, maxheight });
    }),
    ...calendarRoutes(services),
  };
}

/** Reads the public profile of a user for other sites. Throws `NotFound` for a hidden user too. `now`: epoch ms, league clock. */
export async function readShownUser(db: Db, username: string, now: number): Promise<UserProfile> {
  const [row] = await db
    .select({ isHidden: users.isHidden })
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)));
  if (row?.isHidden !== false) throw new NotFound('There is no user with this name.');
  return readUserProfile(db, username, now);
}

/** CSS pixels */
const fullWidth = 480;
const wideFrom = 400;

/** The heights of a wide and of a narrow frame, CSS pixels. A lower frame scrolls. */
const heights: Record<EmbedTarget['kind'], { wide: number; narrow: number }> = {
  game: { wide: 330, narrow: 430 },
  board: { wide: 540, narrow: 800 },
  user: { wide: 310, narrow: 410 },
};

const thumbnail = { thumbnail_width: 1200, thumbnail_height: 630 };

/** seconds for which a consumer may keep the response; the content of the frame changes by itself */
const cacheAge = 86_400;

type Facts = {
  target: EmbedTarget;
  /** scheme and host of the site */
  origin: string;
  title: string;
  /** path of the share picture */
  picture: string;
  maxwidth: number | undefined;
  maxheight: number | undefined;
};

function writeFrame(attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => html`${name}="${value}"`.text);
  return `<iframe ${written.join(' ')}></iframe>`;
}

/** Writes the oEmbed response for a target (https://oembed.com, type `rich`). */
function writeOEmbed({ target, origin, title, picture, maxwidth, maxheight }: Facts): OEmbed {
  const { page, embed } = pathsOf(target);
  const width = Math.min(fullWidth, maxwidth ?? fullWidth);
  const wanted = heights[target.kind][width < wideFrom ? 'narrow' : 'wide'];
  const height = Math.min(wanted, maxheight ?? wanted);
  const fits =
    thumbnail.thumbnail_width <= (maxwidth ?? Infinity) && thumbnail.thumbnail_height <= (maxheight ?? Infinity);
  const frame = writeFrame({
    src: `${origin}${embed}`,
    width: String(width),
    height: String(height),
    title,
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  });
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Called Shot',
    provider_url: origin,
    cache_age: cacheAge,
    ...(target.kind === 'user' && { author_name: target.username, author_url: `${origin}${page}` }),
    ...(fits && { thumbnail_url: `${origin}${picture}`, ...thumbnail }),
    html: frame,
    width,
    height,
  };
}

const figure = (name: string, value: number | string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
  </div>`;

/** 'ann’s picks' */
function userTitle({ username }: Pick<UserProfile, 'username'>): string {
  return `${username}’s picks`;
}

/** Writes the record of a user: graded picks only, so that it says nothing about a pick before its lock. */
export function writeUserEmbed(user: UserProfile, frame: EmbedFrame): string {
  const { totalGuessesCorrect: correct, totalGuessesIncorrect: wrong, rank } = user;
  const graded = correct + wrong;
  const content = html`${user.isSimulated ? html`<p>A simulated user, not a person</p>` : html``}
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

type Emblems = Record<'away' | 'home', string>;

/** 'Braves at Mets' */
function gameTitle({ teams: { away, home } }: Pick<GameCard, 'teams'>): string {
  return `${away.shortName} at ${home.shortName}`;
}

/** Writes the card of a game: clubs, records, runs and state. `emblems`: the site's own drawings as SVG */
export function writeGameEmbed(game: GameCard, emblems: Emblems, frame: EmbedFrame): string {
  const isStarted = hasScore(game);
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
    ${tableHtml(['Club', 'Record', ...(isStarted ? ['Runs'] : [])], [row('away'), row('home')])}
    <p>${game.venue.name}${game.series === null ? '' : ` · ${game.series}`}</p>`;
  const { page: path } = pathsOf({ kind: 'game', gamePk: game.gamePk });
  return writeEmbed({ ...frame, title: gameTitle(game), path, content });
}

const maxRows = 10;

const boardTitles: Record<Period, string> = {
  season: 'Leaderboard of the season',
  month: 'Leaderboard of the month',
  week: 'Leaderboard of the week',
};

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
  const heads = ['Rank', html`<th scope="col" class="name">Fan</th>`, 'Bases', 'Streak'];
  const table = tableHtml(heads, rows.slice(0, maxRows).map(writeRow));
  const counting = isCounting ? html`<p>Counting results…</p>` : html``;
  const content = rows.length === 0 ? html`<p>No graded pick yet.</p>` : html`${counting}${table}`;
  const { page: path } = pathsOf({ kind: 'board', period });
  return writeEmbed({ ...frame, title: boardTitles[period], path, content });
}

/** What every embed needs. `notice`: that of a simulated or recorded league, or of the owner of the data */
type EmbedFrame = { origin: string; theme: 'light' | 'dark' | undefined; notice: string };

type EmbedPage = EmbedFrame & {
  title: string;
  /** path of the page that shows more */
  path: string;
  content: Html;
};

/** Writes an embed: a document without scripts and other files. Its links open outside the frame. */
function writeEmbed({ origin, theme, notice, title, path, content }: EmbedPage): string {
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · Called Shot</title>
        <base target="_blank" />
        ${{ text: `<style>${embedStyle}</style>` }}
      </head>
      <body>
        <main>
          <h1><a href="${origin}${path}" rel="noopener">${title}</a></h1>
          ${content}
          <footer>
            <p>Called Shot: follow the game, call the winner.</p>
            <p>${notice}</p>
          </footer>
        </main>
      </body>
    </html>`;
  return page.text;
}
