import type { Agent } from 'node:https';
import { setImmediate } from 'node:timers/promises';
import {
  deleteGoneSubscription,
  pushContact,
  readReminderKeys,
  type StoredSubscription,
} from '#features/reminders/server/push-subscriptions.ts';
import { createAuthorizations, sendPush } from '#features/reminders/server/send-push.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import { keepConnections } from '#platform/outgoing/send-to-public-address.ts';
import type { Services } from '#sources/services.ts';
import type { AlertMoment } from '../rules/alert-moment.ts';
import { alertLifetime } from '../rules/decide-alerts.ts';
import type { AlertPush } from '../shapes.ts';
import { pausedPushJob } from './alert-jobs.ts';
import { createPauses } from './pauses.ts';
import { serviceOf } from './push-services.ts';

/** An alert that is stored as sent. `delay`: ms since it was due */
export type SentAlert = { userId: number; moment: AlertMoment; text: string; delay: number };

/** Sends alerts to the browsers of their users, all at once. Resolves to those that no browser can have received. */
export type SendPushes = (
  alerts: readonly (SentAlert & { browsers: readonly Browser[] })[],
) => Promise<{ userId: number; key: string }[]>;

/** What became of an alert, for metrics. `seconds`: from when it was due to the answer of the push service */
export type ObserveAlert = (outcome: 'sent' | 'refused' | 'failed' | 'late', seconds: number) => void;

type Browser = Pick<StoredSubscription, 'endpoint' | 'publicKey' | 'authSecret'>;

/** ms; a service that does not answer keeps its place this long */
const timeLimit = 5000;
/** to each push service, from one process */
const mostConnections = 128;

/** A place in the replay would show the score that the text hides. */
function describePush({ moment, text }: Pick<SentAlert, 'moment' | 'text'>): AlertPush {
  const { gamePk, game, happenedAt, sentence } = moment;
  if (gamePk === null)
    return { title: 'While you paused', body: text, path: pages.alerts.path, topic: 'pause', gamePk };
  const at = happenedAt === null || text !== sentence ? '' : `?at=${happenedAt}`;
  const path = `${fillPath(pages['live-game'].itemPath, gamePk)}${at}`;
  // alerts of a game replace each other
  return { title: game, body: text, path, topic: `game-${gamePk}`, gamePk };
}

/** `until`: epoch ms, real time, after which it is not sent */
type Message = { alert: SentAlert; browser: Browser; until: number };

type PushServices = Pick<Services, 'db' | 'realNow' | 'contact' | 'publicUrl' | 'network' | 'jobs'>;

/** Sends alerts through push services over kept connections, and obeys those that ask for a pause. */
export function createAlertPushes(services: PushServices, observe: ObserveAlert) {
  const { db, realNow, network, jobs } = services;
  const pauses = createPauses(realNow);
  const connections = new Map<string, Agent>();
  const connectionsTo = (service: string): Agent => {
    const kept = connections.get(service) ?? keepConnections(mostConnections, network);
    connections.set(service, kept);
    return kept;
  };
  let authorizations: ReturnType<typeof createAuthorizations> | null = null;
  const readAuthorizations = async () => {
    authorizations ??= createAuthorizations(
      { keys: await readReminderKeys(db), contact: pushContact(services) },
      realNow,
    );
    return authorizations;
  };

  /** Resolves to whether the browser can have received the alert, or can still receive it. */
  async function send(message: Message): Promise<boolean> {
    const { alert, browser, until } = message;
    const { host } = new URL(browser.endpoint);
    const began = realNow();
    const pause = pauses.of(host);
    if (pause?.isAsked === true) return postpone(message, pause.rest);
    const lifetime = until - began;
    const observed = (outcome: Parameters<ObserveAlert>[0]) =>
      observe(outcome, (alert.delay + realNow() - began) / 1000);
    if (pause !== null || lifetime <= 0) {
      observed('failed');
      return false;
    }
    const push = describePush(alert);
    const { result, retryAfter } = await sendPush(
      { authorizationOf: await readAuthorizations(), network, kept: connectionsTo(serviceOf(browser.endpoint)) },
      { subscription: browser, text: JSON.stringify(push), lifetime, topic: push.topic, timeLimit },
    );
    if (retryAfter !== null) {
      pauses.ask(host, retryAfter * 1000);
      return postpone(message, retryAfter * 1000);
    }
    pauses.note(host, result !== 'unreachable');
    if (result === 'gone') await deleteGoneSubscription(db, browser.endpoint);
    observed(result === 'sent' ? 'sent' : result === 'unreachable' ? 'failed' : 'refused');
    // a service that did not answer may have received it
    return result === 'sent' || result === 'unreachable';
  }

  /** After its lifetime an alert is not sent. */
  async function postpone({ alert, browser, until }: Message, pause: number): Promise<boolean> {
    if (realNow() + pause >= until) {
      observe('late', (alert.delay + pause) / 1000);
      return false;
    }
    const { userId, moment } = alert;
    const paused = { userId, key: moment.key, endpoint: browser.endpoint, until };
    await jobs.send(pausedPushJob, paused, undefined, Math.ceil(pause / 1000));
    return true;
  }

  const pushAll: SendPushes = async (alerts) => {
    const until = realNow() + alertLifetime;
    const sending: Promise<PromiseSettledResult<boolean>[]>[] = [];
    for (const { browsers, ...alert } of alerts) {
      sending.push(Promise.allSettled(browsers.map((browser) => send({ alert, browser, until }))));
      // live streams would wait while all are encrypted
      await setImmediate();
    }
    const ended = await Promise.all(sending);
    for (const each of ended.flat()) if (each.status === 'rejected') throw each.reason;
    const isReceived = (each: PromiseSettledResult<boolean>) => each.status === 'fulfilled' && each.value;
    return alerts.flatMap(({ userId, moment }, place) =>
      ended[place]?.some(isReceived) === true ? [] : [{ userId, key: moment.key }],
    );
  };
  return { pushAll, send };
}
