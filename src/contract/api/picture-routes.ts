/** Method and path of the pictures. They are apart from `routes`, because pages do not call them. */
export const pictureRoutes = {
  headshot: { method: 'GET', path: '/api/headshots/:file' },
  teamLogo: { method: 'GET', path: '/api/team_logo_images/:file' },
  teamScoreLogo: { method: 'GET', path: '/api/team_logo_images/:name.webp' },
  collegeLogo: { method: 'GET', path: '/api/:teamId.svg' },
  profilePicture: { method: 'GET', path: '/api/profile_pictures/:file' },
  gamePicture: { method: 'GET', path: '/api/games/:gamePk/picture.png' },
  playerPicture: { method: 'GET', path: '/api/players/:id/picture.png' },
  fanPicture: { method: 'GET', path: '/api/fans/:username/picture.png' },
  fanPicksPicture: { method: 'GET', path: '/api/fans/:username/picks/picture.png' },
  leaderboardPicture: { method: 'GET', path: '/api/leaderboard/picture.png' },
} as const;

export type PictureRouteName = keyof typeof pictureRoutes;
