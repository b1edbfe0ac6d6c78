import { workOnMail } from '#features/accounts/server/work-on-mail.ts';
import { followFinalGames } from '#features/forecasts/server/follow-final-games.ts';
import { makeForecasts } from '#features/forecasts/server/make-forecasts.ts';
import type { PlayerList } from '#features/players/server/player-list.ts';
import { workOnPlayers } from '#features/players/server/work-on-players.ts';
import { sendReminders } from '#features/reminders/server/send-reminders.ts';
import { sendResults } from '#features/reminders/server/send-results.ts';
import { workOnReminders } from '#features/reminders/server/work-on-reminders.ts';
import { followContests } from '#features/season-predictions/server/follow-contests.ts';
import { followResults } from '#features/settlement/server/result-follower.ts';
import { recordWantedGames } from '#features/webhooks/server/record-wanted-games.ts';
import { workOnWebhooks } from '#features/webhooks/server/work-on-webhooks.ts';
import { createBusyCheck, type PeriodicJob } from '#platform/jobs/periodic-job.ts';
import type { Mailer } from '#platform/outgoing/mail.ts';
import type { Services } from '#sources/services.ts';

/** The periodic jobs, which one process of the site does for all. */
export function createPeriodicJobs(services: Services): PeriodicJob[] {
  return [
    makeForecasts(services, createBusyCheck()),
    followFinalGames(services, createBusyCheck()),
    followResults(services),
    followContests(services),
    sendReminders(services),
    sendResults(services),
    recordWantedGames(services),
  ];
}

/** Does the work of the features' queues from now on. `mailer`: null if the server cannot send mail */
export async function workOnQueues(
  services: Services,
  { mailer, players }: { mailer: Mailer | null; players: PlayerList },
): Promise<void> {
  if (mailer !== null) await workOnMail(services, mailer);
  await workOnPlayers(services, players);
  await workOnReminders(services, mailer);
  await workOnWebhooks(services);
}
