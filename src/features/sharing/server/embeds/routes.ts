import { boardEmbed, gameEmbed, oEmbed, userEmbed } from '../../contract/embeds.ts';
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
import { type EmbedTarget, findEmbedTarget } from './embed-target.ts';
import { writeOEmbed } from './o-embed.ts';
import { boardTitle, writeBoardEmbed } from './pages/board-embed.ts';
import { embedStyle } from './pages/embed-style.ts';
import { gameTitle, writeGameEmbed } from './pages/game-embed.ts';
import { userTitle, writeUserEmbed } from './pages/user-embed.ts';
import { readShownUser } from './read-shown-user.ts';

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
