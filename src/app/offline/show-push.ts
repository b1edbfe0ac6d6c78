import type { AlertPush } from '#features/alerts/shapes.ts';

/** What the worker uses of the browser. */
type Registration = {
  showNotification(title: string, options: NotificationOptions): Promise<void>;
  getNotifications(filter: { tag: string }): Promise<readonly { close(): void }[]>;
  pushManager: { getSubscription(): Promise<{ endpoint: string } | null> };
};
type Page = {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
};
type Pages = {
  matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
};

const home = '/today';

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** A push without a readable text is shown too: browsers require a notification for each. Reminders have no game. */
function readPush(text: string): AlertPush {
  let sent: { [Name in keyof AlertPush]?: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) sent = parsed;
  } catch {
    // shown without details
  }
  const path = textOf(sent.path, home);
  return {
    title: textOf(sent.title, 'News from Called Shot'),
    body: textOf(sent.body, ''),
    path: /^\/(?![/\\])/.test(path) ? path : home,
    topic: textOf(sent.topic, 'other'),
    gamePk: typeof sent.gamePk === 'number' ? sent.gamePk : null,
  };
}

/** Whether a page shows the present of the game that an alert is about. One that stands at a time of it is a replay. */
async function isGameSeen(pages: Pages, { path, gamePk }: AlertPush): Promise<boolean> {
  if (gamePk === null) return false;
  const [pathname] = path.split('?');
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  return open.some(({ url, visibilityState }) => {
    const shown = new URL(url);
    return visibilityState === 'visible' && shown.pathname === pathname && !shown.searchParams.has('at');
  });
}

/**
 * Chrome and Firefox require no notification while a page of the site is visible. Safari requires one for each push, and ends the
 * subscription at the third without one: there it is shown without a sound, and closed at once.
 */
async function satisfySafari(registration: Registration, { title, topic }: AlertPush): Promise<void> {
  const { endpoint } = (await registration.pushManager.getSubscription()) ?? {};
  if (endpoint === undefined || !new URL(endpoint).hostname.endsWith('.push.apple.com')) return;
  await registration.showNotification(title, { tag: topic, silent: true });
  for (const notification of await registration.getNotifications({ tag: topic })) notification.close();
}

/** Shows what was pushed. It replaces an earlier one of its topic. Nothing is shown of a game whose page the viewer sees. */
export async function showPush(registration: Registration, pages: Pages, text: string): Promise<void> {
  const push = readPush(text);
  if (await isGameSeen(pages, push)) return satisfySafari(registration, push);
  const { title, body, path, topic, gamePk } = push;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag: topic,
    // an alert that replaces another one is news
    renotify: gamePk !== null,
    icon: '/assets/icon.svg',
    data: path,
  };
  await registration.showNotification(title, options);
}

function pathOf({ url }: Page): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Opens the page of a notification, in a tab of this site if there is one, best in that of the same game. */
export async function openPush(pages: Pages, path: unknown): Promise<void> {
  const wanted = textOf(path, home);
  const [pathname] = wanted.split('?');
  const open = await pages.matchAll({ type: 'window' });
  const page =
    open.find((each) => pathOf(each) === wanted) ??
    open.find(({ url }) => new URL(url).pathname === pathname) ??
    open[0];
  if (page === undefined) {
    await pages.openWindow(wanted);
    return;
  }
  // a browser that refuses it can still open the page
  await page.focus().catch(() => undefined);
  if (pathOf(page) !== wanted) await page.navigate(wanted);
}
