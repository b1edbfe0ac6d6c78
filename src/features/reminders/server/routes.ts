import { eq } from 'drizzle-orm';
import { users } from '#platform/db/schema.ts';
import { Unacceptable } from '#platform/http/app-error.ts';
import { createPagePolicy } from '#platform/http/content-security-policy.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import { serveData } from '#platform/http/endpoints/serve-data.ts';
import { serveText } from '#platform/http/endpoints/serve-text.ts';
import { type Html, html } from '#platform/http/html.ts';
import { hashOfToken } from '#platform/http/secret-token.ts';
import { checkOutgoingUrl, OutgoingError } from '#platform/outgoing/check-outgoing-url.ts';
import type { Services } from '#sources/services.ts';
import {
  changeReminders,
  endPush,
  type PushSubscriptionInput,
  type Reminders,
  reminders,
  subscribeToPush,
  unsubscribe,
  unsubscribePage,
} from '../contract.ts';
import { usualQuietHours } from '../rules.ts';
import { changeReminderSettings, endReminderMails, readReminderSettings } from './export-reminders.ts';
import {
  endSubscription,
  readSubscriptions,
  storeSubscription,
  areBrowserKeys,
  type BrowserKeys,
  readReminderKeys,
} from './push-subscriptions.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

const hour = 3_600_000;

type Owner = { id: Authorized<UserId>; token: string };

/** Reminders of missing picks: the settings, the subscriptions of browsers, and the links that end mail. */
export function reminderRoutes(services: Services) {
  const { db, realNow, createRateLimit } = services;
  const changesPerUser = createRateLimit('reminderChangesPerUser', { max: 60, windowMs: hour });
  const read = (owner: Owner) => readReminders(services, owner);
  const unknown = () => ({ status: 404, text: renderUnsubscribePage('unknown') });
  const userOf = async (token: string) => readUnsubscribeToken((await readReminderKeys(db)).linkKey, token);
  return {
    reminders: serveData(reminders, async (_, caller) => read(ownerOf(caller))),
    changeReminders: serveData(changeReminders, async ({ body }, caller) => {
      const owner = ownerOf(caller);
      await changesPerUser.take(String(owner.id));
      if (body.byMail === true && (await read(owner)).mail !== 'ready')
        throw new Unacceptable({ byMail: 'needs a verified email' });
      await changeReminderSettings(db, owner.id, body);
      return read(owner);
    }),
    subscribeToPush: serveData(subscribeToPush, async ({ body }, caller) => {
      const { id, token } = ownerOf(caller);
      await changesPerUser.take(String(id));
      const subscription = checkSubscription(body);
      await db.transaction(async (tx) => {
        await changeReminderSettings(tx, id, { timeZone: body.timeZone });
        await storeSubscription(tx, { userId: id, token, ...subscription, createdAt: new Date(realNow()) });
      });
      return {};
    }),
    endPush: serveData(endPush, async (_, caller) => {
      const { id, token } = ownerOf(caller);
      await changesPerUser.take(String(id));
      await endSubscription(db, { userId: id, token });
      return {};
    }),
    unsubscribePage: serveText(
      unsubscribePage,
      async ({ params }) => ((await userOf(params.token)) === null ? unknown() : renderUnsubscribePage('ask')),
      unsubscribeHeaders,
    ),
    unsubscribe: serveText(
      unsubscribe,
      async ({ params }) => {
        const userId = await userOf(params.token);
        if (userId === null) return unknown();
        await endReminderMails(db, userId);
        return renderUnsubscribePage('done');
      },
      unsubscribeHeaders,
    ),
  };
}

/** The caller; a program with an API key, which can only read, has no session. */
function ownerOf({ user, session }: { user: { id: Authorized<UserId> }; session: { token: string | null } }): Owner {
  return { id: user.id, token: session.token ?? '' };
}

function checkSubscription({ endpoint, keys }: PushSubscriptionInput): { endpoint: string; keys: BrowserKeys } {
  const given = {
    publicKey: Buffer.from(keys.p256dh, 'base64url'),
    authSecret: Buffer.from(keys.auth, 'base64url'),
  };
  if (!areBrowserKeys(given)) throw new Unacceptable({ keys: 'are not those of a browser' });
  try {
    return { endpoint: checkOutgoingUrl(endpoint).href, keys: given };
  } catch (error) {
    if (error instanceof OutgoingError) throw new Unacceptable({ endpoint: `is refused. ${error.message}` });
    throw error;
  }
}

async function readReminders({ db, mailJobs, realNow }: Services, { id, token }: Owner): Promise<Reminders> {
  const [{ pushPublic }, settings, subscriptions, [account]] = await Promise.all([
    readReminderKeys(db),
    readReminderSettings(db, id),
    readSubscriptions(db, [id], realNow()),
    db.select({ verifiedAt: users.emailVerifiedAt }).from(users).where(eq(users.id, id)),
  ]);
  const own = hashOfToken(token);
  const others = subscriptions.filter(({ sessionHash }) => !sessionHash.equals(own));
  return {
    publicKey: pushPublic.toString('base64url'),
    isSubscribed: others.length < subscriptions.length,
    otherBrowsers: others.length,
    byMail: settings?.byMail ?? false,
    wantsResults: settings?.wantsResults ?? false,
    mail: mailJobs === null ? 'none' : account?.verifiedAt == null ? 'unverified' : 'ready',
    quietFrom: settings?.quietFrom ?? usualQuietHours.from,
    quietTo: settings?.quietTo ?? usualQuietHours.to,
    timeZone: settings?.timeZone ?? null,
  };
}

/** `ask`: before, with a button; `done`: after; `unknown`: the link is not valid. */
type State = 'ask' | 'done' | 'unknown';

const style = `:root { color-scheme: light dark; --paper: light-dark(#faf6ec, #10161c); --ink: light-dark(#1d2733, #ece6d8);
--blue: light-dark(#1f4e8c, #8ab6ef); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font: 700 1.75rem/1.2 Rockwell, Georgia, serif; }
a { color: var(--blue); }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 5px; background: var(--ink); color: var(--paper);
font: inherit; font-weight: 600; cursor: pointer; }`;

const contents: Record<State, Html> = {
  ask: html`<h1>No more reminders by email?</h1>
    <p>You then get no more email about games without your pick. Notifications in browsers stay as they are.</p>
    <form method="post"><button>End the reminders</button></form>`,
  done: html`<h1>The reminders have ended</h1>
    <p>No more email about games without your pick. You can turn it on again in your settings.</p>`,
  unknown: html`<h1>This link is not valid</h1>
    <p>It may be incomplete, or the account is deleted. Signed-in users can end the reminders in their settings.</p>`,
};

/** The page has one inline style sheet. */
const unsubscribeHeaders = { 'content-security-policy': createPagePolicy({ styles: [style], scripts: [] }) };

/** A page without scripts, so that the link in a mail works in every browser and without a session. */
function renderUnsubscribePage(state: State): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Reminders by email · Called Shot</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${{ text: `<style>${style}</style>` }}
      </head>
      <body>
        <main>
          ${contents[state]}
          <p><a href="/">Called Shot</a></p>
        </main>
      </body>
    </html>`;
  return page.text;
}
