import { fillPath, pages } from '#platform/api/pages.ts';
import { type Period, periodSchema } from '#rules/picks/period.ts';
import { boardEmbed, gameEmbed, userEmbed } from '../contract.ts';

/** What can be embedded. */
export type EmbedTarget =
  | { kind: 'game'; gamePk: number }
  | { kind: 'board'; period: Period }
  | { kind: 'user'; username: string };

/** The last part of a path that matches a pattern, `/user/ann%20b` with `/user/:username` → `ann b`; else null. */
function parameterOf(pattern: string, pathname: string): string | null {
  const start = pattern.slice(0, pattern.indexOf(':'));
  if (!pathname.toLowerCase().startsWith(start.toLowerCase())) return null;
  const rest = pathname.slice(start.length).replace(/\/$/, '');
  if (rest === '' || rest.includes('/')) return null;
  try {
    return decodeURIComponent(rest);
  } catch {
    return null;
  }
}

/**
 * Finds what the URL of a page of this site shows; null for other sites and pages. The scheme may differ: `host` decides, because
 * a proxy may hide the scheme.
 */
export function findEmbedTarget(text: string, host: string): EmbedTarget | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== host) return null;
  const { pathname, searchParams } = url;
  const gamePk = parameterOf(pages['live-game'].itemPath, pathname);
  if (gamePk !== null) return /^[1-9]\d{0,8}$/.test(gamePk) ? { kind: 'game', gamePk: Number(gamePk) } : null;
  const username = parameterOf(pages['user-home'].itemPath, pathname);
  if (username !== null) return { kind: 'user', username };
  if (pathname.toLowerCase().replace(/\/$/, '') !== pages.leaderboard.path.toLowerCase()) return null;
  if (searchParams.has('board')) return null;
  return { kind: 'board', period: periodSchema.catch('season').parse(searchParams.get('period')) };
}

/** The paths of a target's page and of its embed. */
export function pathsOf(target: EmbedTarget): { page: string; embed: string } {
  switch (target.kind) {
    case 'game':
      return {
        page: fillPath(pages['live-game'].itemPath, target.gamePk),
        embed: fillPath(gameEmbed.path, target.gamePk),
      };
    case 'user':
      return {
        page: fillPath(pages['user-home'].itemPath, target.username),
        embed: fillPath(userEmbed.path, target.username),
      };
    default: {
      const search = target.period === 'season' ? '' : `?period=${target.period}`;
      return { page: `${pages.leaderboard.path}${search}`, embed: `${boardEmbed.path}${search}` };
    }
  }
}
