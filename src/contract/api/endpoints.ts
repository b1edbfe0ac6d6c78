import {
  adminState,
  adminUsers,
  adminReports,
  adminRenameUser,
  adminHideUser,
  adminDeleteUser,
  adminDismissReports,
  adminRegradeGame,
} from '../admin.ts';
import { createApiKey, revokeApiKey } from '../api-keys.ts';
import { article, articles } from '../blog.ts';
import { checkSession, deleteUser, exportUser, login, logout, patchUser, signup, user } from '../accounts.ts';
import { addPasskey, passkeyOptions, passkeySignIn, passkeySignInOptions, removePasskey } from '../passkeys.ts';
import {
  changeEmail,
  changePassword,
  createRecoveryCodes,
  endSession,
  endSessions,
  recoverAccount,
  requestReset,
  resetPassword,
  security,
  sendVerification,
  verifyEmail,
} from '../security.ts';
import { gameBrief } from '../briefs.ts';
import { bullpen } from '../bullpen.ts';
import { calendarAddress, clubCalendar, endCalendarAddress, pickCalendar, renewCalendarAddress } from '../calendars.ts';
import { changeReminders, endPush, reminders, subscribeToPush, unsubscribe, unsubscribePage } from '../reminders.ts';
import { challenges } from '../challenges.ts';
import { confidence, confidenceBoard, ownConfidences, removeConfidence, setConfidence } from '../confidence.ts';
import { boardEmbed, gameEmbed, oEmbed, userEmbed } from '../embeds.ts';
import { faq } from '../faq.ts';
import { fanBases } from '../fan-bases.ts';
import { fan } from '../fans.ts';
import { fielding, outfielders } from '../fielding.ts';
import { gameForecast } from '../forecasts.ts';
import { followedPlayers, followPlayers, playerDays, unfollowPlayer } from '../followed-players.ts';
import { freeAgents } from '../free-agents.ts';
import { game, gameBox, gameLog, gamePlays, games, gameStream, gameWinProbability } from '../games.ts';
import { housePlayers } from '../house-players.ts';
import { leaderboard, leaderboardPage } from '../leaderboard.ts';
import { dismissNotice, moderation, reportUsername } from '../moderation.ts';
import { leagueLeaders } from '../league-leaders.ts';
import { league } from '../league.ts';
import { collegeLogo, headshot, profilePicture, teamLogo, teamScoreLogo } from '../pictures.ts';
import {
  createPlayer,
  featuredPlayer,
  player,
  playerGames,
  playerMinors,
  playerPercentiles,
  playerRankings,
  players,
  playerSearch,
  seasonPlayers,
} from '../players.ts';
import { myPicks } from '../my-picks.ts';
import { practice, submitPracticePick } from '../practice.ts';
import { picksFile } from '../picks-file.ts';
import { pickReport } from '../pick-reports.ts';
import {
  appointLeagueAdmin,
  createPrivateLeague,
  endLeagueFeed,
  joinPrivateLeague,
  leagueFeed,
  leagueInvitation,
  leavePrivateLeague,
  privateLeague,
  privateLeagues,
  removeLeagueMember,
  renamePrivateLeague,
  renewLeagueCode,
  renewLeagueFeed,
} from '../private-leagues.ts';
import { dayPredictions, submitPrediction, userPredictions, withdrawPrediction } from '../predictions.ts';
import { leadersForm, rollingMetrics } from '../rolling-metrics.ts';
import { fanPicksPicture, fanPicture, gamePicture, leaderboardPicture, playerPicture } from '../share-pictures.ts';
import { postseason } from '../postseason.ts';
import { gameScorecard } from '../scorecards.ts';
import { seasons } from '../seasons.ts';
import { predictBracket, predictedBracket, predictedTable, predictTable, seasonBoard } from '../season-predictions.ts';
import { skillBoard } from '../skill.ts';
import { teams } from '../teams.ts';
import { standings, standingsRace } from '../standings.ts';
import { teamRoster } from '../rosters.ts';
import { dayPlainText, dayText, gamePlainText, gameText } from '../text-version.ts';
import { transactions, transactionsFeed } from '../transactions.ts';
import { createWebhook, enableWebhook, removeWebhook, testWebhook, webhooks } from '../webhooks.ts';
import type { Endpoint } from './endpoint.ts';
import type { OnDemandRouteName } from './on-demand-routes.ts';
import type { PictureRouteName } from './picture-routes.ts';
import type { RouteName } from './routes.ts';
import type { TextRouteName } from './text-routes.ts';

/** Every endpoint of the public API. A route without a server handler, or a handler without a route, does not compile. */
export const endpoints = {
  league,
  games,
  game,
  gameStream,
  gamePlays,
  gameLog,
  gameForecast,
  gameBrief,
  gameBox,
  gameScorecard,
  gameWinProbability,
  headshot,
  teamLogo,
  teamScoreLogo,
  collegeLogo,
  profilePicture,
  checkSession,
  login,
  signup,
  logout,
  user,
  patchUser,
  deleteUser,
  exportUser,
  webhooks,
  createWebhook,
  testWebhook,
  enableWebhook,
  removeWebhook,
  security,
  changePassword,
  changeEmail,
  sendVerification,
  createRecoveryCodes,
  endSession,
  endSessions,
  passkeyOptions,
  addPasskey,
  removePasskey,
  passkeySignInOptions,
  passkeySignIn,
  reportUsername,
  moderation,
  dismissNotice,
  verifyEmail,
  requestReset,
  resetPassword,
  recoverAccount,
  submitPrediction,
  withdrawPrediction,
  dayPredictions,
  userPredictions,
  picksFile,
  myPicks,
  pickReport,
  fanBases,
  practice,
  submitPracticePick,
  privateLeagues,
  privateLeague,
  leagueFeed,
  renewLeagueFeed,
  endLeagueFeed,
  leagueInvitation,
  createPrivateLeague,
  joinPrivateLeague,
  leavePrivateLeague,
  renamePrivateLeague,
  renewLeagueCode,
  removeLeagueMember,
  appointLeagueAdmin,
  leaderboard,
  leaderboardPage,
  housePlayers,
  skillBoard,
  confidence,
  confidenceBoard,
  ownConfidences,
  setConfidence,
  removeConfidence,
  predictedTable,
  predictTable,
  predictedBracket,
  predictBracket,
  seasonBoard,
  standings,
  standingsRace,
  postseason,
  challenges,
  players,
  createPlayer,
  playerSearch,
  seasonPlayers,
  featuredPlayer,
  player,
  playerGames,
  playerMinors,
  playerPercentiles,
  playerRankings,
  followedPlayers,
  followPlayers,
  unfollowPlayer,
  playerDays,
  fan,
  teamRoster,
  transactions,
  transactionsFeed,
  leadersForm,
  rollingMetrics,
  freeAgents,
  leagueLeaders,
  seasons,
  teams,
  fielding,
  outfielders,
  articles,
  article,
  faq,
  bullpen,
  gamePicture,
  playerPicture,
  fanPicture,
  fanPicksPicture,
  leaderboardPicture,
  clubCalendar,
  pickCalendar,
  calendarAddress,
  renewCalendarAddress,
  endCalendarAddress,
  createApiKey,
  revokeApiKey,
  gameEmbed,
  boardEmbed,
  userEmbed,
  oEmbed,
  gameText,
  gamePlainText,
  dayText,
  dayPlainText,
  reminders,
  changeReminders,
  subscribeToPush,
  endPush,
  unsubscribePage,
  unsubscribe,
  adminState,
  adminUsers,
  adminReports,
  adminRenameUser,
  adminHideUser,
  adminDeleteUser,
  adminDismissReports,
  adminRegradeGame,
} satisfies Record<RouteName | PictureRouteName | TextRouteName | OnDemandRouteName, Endpoint>;

export type Endpoints = typeof endpoints;
