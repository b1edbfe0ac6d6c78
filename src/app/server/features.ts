import { accountForms } from '#features/accounts/server/account-forms.ts';
import type { OtherParts } from '#features/accounts/server/export-account.ts';
import { accountRoutes } from '#features/accounts/server/routes.ts';
import { onAccountDeletion, onClubChange } from '#features/accounts/server/user-record.ts';
import { workOnMail } from '#features/accounts/server/work-on-mail.ts';
import type { UpstreamHealth } from '#features/admin/contract.ts';
import { exportedReports } from '#features/admin/server/reports.ts';
import { adminRoutes } from '#features/admin/server/routes.ts';
import { followAlertedGames } from '#features/alerts/server/follow-alerted-games.ts';
import { exportedAlerts } from '#features/alerts/server/own-alerts.ts';
import type { ObserveAlert } from '#features/alerts/server/push-alert.ts';
import { alertRoutes } from '#features/alerts/server/routes.ts';
import { queueDueAlerts } from '#features/alerts/server/send-alerts.ts';
import { workOnAlerts } from '#features/alerts/server/work-on-alerts.ts';
import type { Article } from '#features/articles/contract.ts';
import { articleRoutes } from '#features/articles/server/routes.ts';
import { briefRoutes } from '#features/briefs/server/routes.ts';
import { challengeRoutes } from '#features/challenges/server.ts';
import { makeChances } from '#features/chances/server/make-chances.ts';
import { chancesRoutes } from '#features/chances/server/routes.ts';
import { clubRoutes } from '#features/clubs/server.ts';
import { fieldingRoutes } from '#features/fielding/server.ts';
import { exportedFollowed, followedPlayerRoutes } from '#features/followed-players/server.ts';
import { followFinalGames } from '#features/forecasts/server/follow-final-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import { forecastRoutes } from '#features/forecasts/server/routes.ts';
import { freeAgentRoutes } from '#features/free-agents/server.ts';
import { gameRoutes } from '#features/games/server/routes.ts';
import { createShownGames } from '#features/games/server/shown-games.ts';
import { changeAllegianceOf, exportedEarlierClub } from '#features/leaderboard/server/allegiance.ts';
import { type Leaderboards, leaderboardRoutes } from '#features/leaderboard/server/leaderboards.ts';
import { leagueLeaderRoutes } from '#features/league-leaders/server.ts';
import { leagueRoutes } from '#features/league/server.ts';
import { createCrowds } from '#features/picks/server/crowds.ts';
import { exportedConfidences, exportedPickEvents, exportedPicks } from '#features/picks/server/export-picks.ts';
import { onGameFinal } from '#features/picks/server/record-game.ts';
import { pickRoutes } from '#features/picks/server/routes.ts';
import { pickForm } from '#features/picks/server/submit-pick.ts';
import { pictureRoutes } from '#features/pictures/server/routes.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import { playerRoutes } from '#features/players/server/routes.ts';
import { workOnPlayers } from '#features/players/server/work-on-players.ts';
import { postseasonRoutes } from '#features/postseason/server.ts';
import { practiceRoutes } from '#features/practice/server/routes.ts';
import { exportedPracticePicks, practicePickForm } from '#features/practice/server/submit-practice-pick.ts';
import { leaveAllPrivateLeagues } from '#features/private-leagues/server/join-private-league.ts';
import { exportedMemberships } from '#features/private-leagues/server/read-private-leagues.ts';
import { privateLeagueRoutes } from '#features/private-leagues/server/routes.ts';
import { exportedReminders } from '#features/reminders/server/export-reminders.ts';
import { reminderRoutes } from '#features/reminders/server/routes.ts';
import { sendReminders } from '#features/reminders/server/send-reminders.ts';
import { sendResults } from '#features/reminders/server/send-results.ts';
import { workOnReminders } from '#features/reminders/server/work-on-reminders.ts';
import { rollingMetricRoutes } from '#features/rolling-metrics/server.ts';
import { rosterRoutes } from '#features/rosters/server.ts';
import { scheduleRoutes } from '#features/schedule/server.ts';
import { scorecardRoutes } from '#features/scorecard/server.ts';
import { searchRoutes } from '#features/search/server.ts';
import { followContests } from '#features/season-predictions/server/follow-contests.ts';
import { exportedSeasonPredictions } from '#features/season-predictions/server/read-contest.ts';
import { seasonPredictionRoutes } from '#features/season-predictions/server/routes.ts';
import { pickReportRoutes } from '#features/season-report/server.ts';
import { removeTally } from '#features/settlement/server/change-tally.ts';
import { followResults } from '#features/settlement/server/result-follower.ts';
import { onPicksGraded } from '#features/settlement/server/settle-game.ts';
import { exportedCalendar } from '#features/sharing/server/read-pick-calendar.ts';
import { sharingRoutes } from '#features/sharing/server/routes.ts';
import { standingsRoutes } from '#features/standings/server.ts';
import { textVersionRoutes } from '#features/text-version/server/routes.ts';
import { transactionRoutes } from '#features/transactions/server.ts';
import { userProfileRoutes } from '#features/users/server.ts';
import { videoRoutes } from '#features/videos/server.ts';
import { createReadWorth, watchingRoutes } from '#features/watching/server.ts';
import { webhookEventSchema } from '#features/webhooks/contract.ts';
import { exportedWebhooks } from '#features/webhooks/server/own-webhooks.ts';
import { recordWantedGames } from '#features/webhooks/server/record-wanted-games.ts';
import { webhookRoutes } from '#features/webhooks/server/routes.ts';
import { queueFinalGame, queueGradedPicks } from '#features/webhooks/server/webhook-jobs.ts';
import { workOnWebhooks } from '#features/webhooks/server/work-on-webhooks.ts';
import type { ServedRoutes } from '#platform/http/endpoints/served.ts';
import type { PostedForm } from '#platform/http/register-forms.ts';
import { createBusyCheck, type PeriodicJob } from '#platform/jobs/periodic-job.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import type { Services } from '#sources/services.ts';

/** What features offer others. */
type Offered = {
  articles: readonly Article[];
  leaderboards: Leaderboards;
  players: PlayerList;
  upstreamHealth: () => UpstreamHealth;
};

/** The handlers of all endpoints, a line for each feature. */
export function createRoutes(services: Services, { articles, leaderboards, players, upstreamHealth }: Offered) {
  // one cache for both: a game can have 100,000 picks to count
  const crowds = createCrowds(services);
  const shownGames = createShownGames(services);
  const readWorth = createReadWorth(services, shownGames);
  return joinRoutes([
    leagueRoutes(services),
    accountRoutes(services, otherParts),
    standingsRoutes(services),
    rosterRoutes(services),
    playerRoutes(services, players),
    transactionRoutes(services),
    postseasonRoutes(services),
    freeAgentRoutes(services),
    fieldingRoutes(services),
    challengeRoutes(services),
    articleRoutes(services, articles),
    searchRoutes(services, { articles, players }),
    forecastRoutes(services),
    chancesRoutes(services),
    gameRoutes(services, shownGames),
    scorecardRoutes(shownGames),
    videoRoutes(services),
    scheduleRoutes(services, shownGames),
    followedPlayerRoutes(services, { players, shownGames }),
    clubRoutes(services),
    leagueLeaderRoutes(services),
    rollingMetricRoutes(services),
    pickRoutes(services, { crowds, shownGames }),
    watchingRoutes(services, shownGames, readWorth),
    leaderboardRoutes(services, leaderboards),
    briefRoutes(services, crowds),
    userProfileRoutes(services),
    adminRoutes(services, upstreamHealth),
    seasonPredictionRoutes(services),
    pickReportRoutes(services),
    privateLeagueRoutes(services, shownGames),
    practiceRoutes(services),
    textVersionRoutes(services, { shownGames, readWorth }),
    pictureRoutes(services, { leaderboards, shownGames }),
    sharingRoutes(services, { leaderboards, shownGames }),
    reminderRoutes(services),
    alertRoutes(services),
    webhookRoutes(services),
  ]);
}

/** Throws if two endpoints have the same name. */
export function joinRoutes(listed: readonly ServedRoutes[]): ServedRoutes {
  const entries = listed.flatMap((routes) => Object.entries(routes));
  const joined = Object.fromEntries(entries);
  if (Object.keys(joined).length < entries.length) throw new Error('Two endpoints have the same name');
  return joined;
}

/** The forms that pages post without scripts. */
export const forms: readonly PostedForm[] = [pickForm, practicePickForm, ...accountForms];

/** What the site sends to the URLs of users, for the documentation of the API. */
export const sentEvents = webhookEventSchema.options;

/** The periodic jobs, which one process of the site does for all. */
export function createPeriodicJobs(services: Services): PeriodicJob[] {
  return [
    makeForecasts(services, createBusyCheck()),
    followFinalGames(services, createBusyCheck()),
    makeChances(services, createBusyCheck()),
    followResults(services),
    followContests(services),
    sendReminders(services),
    sendResults(services),
    followAlertedGames(services),
    queueDueAlerts(services),
    recordWantedGames(services),
  ];
}

type Working = { mailer: Mailer | null; players: PlayerList; observeAlert: ObserveAlert };

/** Does the work of the features' queues from now on. `mailer`: null if the server cannot send mail */
export async function workOnQueues(services: Services, { mailer, players, observeAlert }: Working): Promise<void> {
  if (mailer !== null) await workOnMail(services, mailer);
  await workOnPlayers(services, players);
  await workOnReminders(services, mailer);
  await workOnAlerts(services, observeAlert);
  await workOnWebhooks(services);
}

export const accountDeletionSteps = [removeTally, leaveAllPrivateLeagues];
export const clubChangeSteps = [changeAllegianceOf];
export const gameFinalSteps = [queueFinalGame];
export const gradedPickSteps = [queueGradedPicks];

/** Registers what features do in the transactions of features that do not know them. Every program that writes calls it first. */
export function registerSteps(): void {
  onAccountDeletion.register(accountDeletionSteps);
  onClubChange.register(clubChangeSteps);
  onGameFinal.register(gameFinalSteps);
  onPicksGraded.register(gradedPickSteps);
}

/** What each feature has of a user, for the export of the account. */
export const otherParts: OtherParts = {
  webhooks: exportedWebhooks,
  predictions: exportedPicks,
  confidences: exportedConfidences,
  practicePicks: exportedPracticePicks,
  calendarAddressCreatedAt: exportedCalendar,
  reminders: exportedReminders,
  alerts: exportedAlerts,
  seasonPredictions: exportedSeasonPredictions,
  earlierClub: exportedEarlierClub,
  leagues: exportedMemberships,
  followedPlayers: exportedFollowed,
  reports: exportedReports,
  pickEvents: exportedPickEvents,
};
