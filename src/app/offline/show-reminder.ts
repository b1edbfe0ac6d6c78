/** What the worker uses of the browser. */
type Registration = { showNotification(title: string, options: NotificationOptions): Promise<void> };
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };
type Pages = {
  matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
};

const home = '/today';

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** A push without a readable text is shown too: browsers require a notification for each. */
function readReminder(text: string): { title: string; body: string; path: string } {
  let sent: { title?: unknown; body?: unknown; path?: unknown } = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) sent = parsed;
  } catch {
    // shown without details
  }
  const path = textOf(sent.path, home);
  return {
    title: textOf(sent.title, 'Games without your pick'),
    body: textOf(sent.body, ''),
    path: /^\/(?![/\\])/.test(path) ? path : home,
  };
}

/** Shows a reminder, which replaces the one before. */
export async function showReminder(registration: Registration, text: string): Promise<void> {
  const { title, body, path } = readReminder(text);
  await registration.showNotification(title, { body, tag: 'missing-picks', icon: '/assets/icon.svg', data: path });
}

/** Opens the page of a reminder, in a tab of this site if there is one. */
export async function openReminder(pages: Pages, path: unknown): Promise<void> {
  const wanted = textOf(path, home);
  const open = await pages.matchAll({ type: 'window' });
  const page = open.find(({ url }) => new URL(url).pathname === wanted) ?? open[0];
  if (page === undefined) {
    await pages.openWindow(wanted);
    return;
  }
  await page.focus();
  if (new URL(page.url).pathname !== wanted) await page.navigate(wanted);
}
