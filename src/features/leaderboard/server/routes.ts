import { leaderboard, leaderboardPage } from '../contract/leaderboard.ts';
import { skillBoard } from '../contract/skill.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import type { Leaderboards } from './leaderboards.ts';

export function leaderboardRoutes(leaderboards: Leaderboards) {
  return {
    leaderboard: serveData(leaderboard, () => leaderboards.first()),
    leaderboardPage: serveData(leaderboardPage, ({ query }, { user }) => leaderboards.page(query, user?.id ?? null)),
    skillBoard: serveData(skillBoard, ({ query }, { user }) => leaderboards.skill(query, user?.id ?? null)),
  };
}
