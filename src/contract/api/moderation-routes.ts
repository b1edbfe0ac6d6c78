/** Method and path of the endpoints of moderation: apart from `routes`, because the code of every page contains those. */
export const moderationRoutes = {
  reportUsername: { method: 'POST', path: '/api/fans/:username/reports' },
  moderation: { method: 'GET', path: '/api/users/:id/moderation' },
  dismissNotice: { method: 'DELETE', path: '/api/users/:id/notices/:kind' },
} as const;

export type ModerationRouteName = keyof typeof moderationRoutes;
