import { boardEmbed, gameEmbed, oEmbed, userEmbed, type OEmbed } from '../../contract/embeds.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Viewer } from '#rules/viewer/viewer.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import { drawTeamEmblem } from '#features/pictures/server/emblems/draw-team-emblem.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import type { Leaderboards } from '#features/leaderboard/server/leaderboards.ts';
import { leagueCopyright } from '#features/source/server/league-copyright.ts';
import { leagueNotice, type ShownLeague } from '#features/source/server/league-notice.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { AppError, NotFound } from '#platform/http/errors/app-error.ts';
import { createEmbedPolicy } from '#platform/http/security/content-security-policy.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { type EmbedTarget, findEmbedTarget, pathsOf } from './embed-target.ts';
import { html } from '#platform/http/html.ts';
import { boardTitle, writeBoardEmbed } from './pages/board-embed.ts';
import { embedStyle } from './pages/embed-style.ts';
import { gameTitle, writeGameEmbed } from './pages/game-embed.ts';
import { userTitle, writeUserEmbed } from './pages/user-embed.ts';
import { eq } from 'drizzle-orm';
import type { UserProfile } from '#features/users/contract.ts';
import { usernameKey } from '#features/accounts/rules/username-rule.ts';
import { users } from '#platform/db/schema.ts';
import { readUserProfile } from '#features/users/server/read-user-profile.ts';

type Parts = {
  db: Db;
  clock: Clock;
  client: StatsApiClient;
  leaderboards: Leaderboards;
  shownGames: ShownGames;
  league: ShownLeague;
  /** the address of the site; null: that of each request */
  publicUrl: string | null;
};

/** Other sites may show these pages in frames; every other response refuses frames. */
const embedHeaders = {
  'content-security-policy': createEmbedPolicy(embedStyle),
  'cross-origin-resource-policy': 'cross-origin',
};

const newest: Viewer = { instant: null, hidden: null };

async function readGame({ shownGames }: Parts, gamePk: number, viewer: Viewer): Promise<GameCard> {
  const card = await shownGames.card(gamePk, viewer);
  if (card === null) throw new NotFound('There is no such game.');
  return card;
}

/** Reads the title of a target and the path of its share picture. Throws `NotFound` if there is no such game or user. */
async function describeTarget(parts: Parts, target: EmbedTarget) {
  if (target.kind === 'board')
    return { target, title: boardTitle(target.period), picture: '/api/leaderboard/picture.png' };
  if (target.kind === 'game') {
    const title = gameTitle(await readGame(parts, target.gamePk, newest));
    return { target, title, picture: `/api/games/${target.gamePk}/picture.png` };
  }
  const user = await readShownUser(parts.db, target.username, parts.clock.now());
  const picture = `/api/fans/${encodeURIComponent(user.username)}/picture.png`;
  return { target: { ...target, username: user.username }, title: userTitle(user), picture };
}

export function embedRoutes(parts: Parts) {
  const { db, clock, client, leaderboards, league, publicUrl } = parts;
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
          const game = await readGame(parts, params.gamePk, viewer);
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
      if (target === null) throw new NotFound('This address cannot be embedded.');
      return writeOEmbed({ ...(await describeTarget(parts, target)), origin, maxwidth, maxheight });
    }),
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
