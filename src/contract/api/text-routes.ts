/** Method and path of the texts for other programs. They are apart from `routes`, because pages do not call them. */
export const textRoutes = {
  transactionsFeed: { method: 'GET', path: '/transactions/feed.xml' },
  clubCalendar: { method: 'GET', path: '/api/teams/:teamId/games.ics' },
  leagueFeed: { method: 'GET', path: '/api/league-feeds/:token/weeks.xml' },
  pickCalendar: { method: 'GET', path: '/api/calendars/:token/picks.ics' },
  gameEmbed: { method: 'GET', path: '/embed/games/:gamePk' },
  boardEmbed: { method: 'GET', path: '/embed/leaderboard' },
  userEmbed: { method: 'GET', path: '/embed/users/:username' },
  oEmbed: { method: 'GET', path: '/oembed' },
  gameText: { method: 'GET', path: '/TodaysGame/:gamePk/text' },
  gamePlainText: { method: 'GET', path: '/TodaysGame/:gamePk/text.txt' },
  dayText: { method: 'GET', path: '/today/text' },
  dayPlainText: { method: 'GET', path: '/today/text.txt' },
  unsubscribePage: { method: 'GET', path: '/unsubscribe/:token' },
  unsubscribe: { method: 'POST', path: '/unsubscribe/:token' },
} as const;

export type TextRouteName = keyof typeof textRoutes;
