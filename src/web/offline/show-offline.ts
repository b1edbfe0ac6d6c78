// The script of the offline page, which does not load the application.
import { formatAge } from './format-age.ts';
import {
  groupStoredGames,
  type StoredClub,
  type StoredGame,
  type StoredGames,
  type StoredGroup,
} from './stored-games.ts';
import { readStoredGames } from './game-store.ts';

const retryInterval = 15_000;
const ageInterval = 20_000;
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function find<E extends HTMLElement>(kind: new () => E, selector: string, within: ParentNode = document): E {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The offline page lacks ${selector}`);
  return found;
}

function copyTemplate(template: string): HTMLElement {
  const [element] = find(HTMLTemplateElement, template).content.children;
  if (!(element instanceof HTMLElement)) throw new Error(`${template} is empty`);
  return document.importNode(element, true);
}

const writePart = (within: ParentNode, part: string, text: string) => {
  find(HTMLElement, `[data-part="${part}"]`, within).textContent = text;
};

function writeClub(item: HTMLElement, side: 'away' | 'home', { id, name, runs }: StoredClub): void {
  const row = find(HTMLElement, `[data-part="${side}"]`, item);
  row.dataset.club = String(id);
  writePart(row, 'name', name);
  writePart(row, 'runs', runs === null ? '' : String(runs));
}

function createGameItem(game: StoredGame): HTMLElement {
  const item = copyTemplate('#game-template');
  writePart(item, 'state', game.text);
  writeClub(item, 'away', game.away);
  writeClub(item, 'home', game.home);
  return item;
}

/** 'seen 12 minutes ago, 7:10 PM', updated every minute. */
function writeAge(place: HTMLElement, seenAt: number): void {
  const at = document.createElement('time');
  at.dateTime = new Date(seenAt).toISOString();
  at.textContent = (Date.now() - seenAt < 43_200_000 ? time : dayAndTime).format(seenAt);
  const update = () => place.replaceChildren(`seen ${formatAge(seenAt, Date.now())}, at `, at);
  update();
  setInterval(update, ageInterval);
}

function createGroupSection({ day, seenAt, games }: StoredGroup, title = day): HTMLElement {
  const section = copyTemplate('#group-template');
  writePart(section, 'day', title);
  writeAge(find(HTMLElement, '[data-part="age"]', section), seenAt);
  find(HTMLUListElement, 'ul', section).append(...games.map(createGameItem));
  return section;
}

/** The requested game first, then the others grouped by day and time seen. */
function showStoredGames({ notice, copyright, games }: StoredGames): void {
  const requested = /^\/todaysgame\/(\d+)/i.exec(location.pathname)?.[1];
  const game = games.find(({ gamePk }) => String(gamePk) === requested);
  const rest = groupStoredGames(games.filter((each) => each !== game)).map((group) => createGroupSection(group));
  const first = game ? [createGroupSection({ ...game, games: [game] }, `This game, ${game.day}`)] : [];
  find(HTMLElement, '#seen').replaceChildren(...first, ...rest);
  find(HTMLElement, '#nothing').hidden = games.length > 0;
  find(HTMLElement, '#copyright').textContent = copyright;
  find(HTMLElement, '#notice').hidden = notice === null;
  find(HTMLElement, '#notice p').textContent = notice;
}

/** Applies the chosen theme: the stored page is the same for every visitor. */
function applyTheme(): void {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
}

/** Reloads the requested page if the server responds. Resolves to true if it does. */
async function reloadIfReachable(): Promise<boolean> {
  const response = await fetch('', { method: 'HEAD' }).catch(() => null);
  if (response !== null) location.reload();
  return response !== null;
}

/** The stored page is written for a browser that knows that it is offline. */
const writtenReason = {
  title: find(HTMLElement, '#title').textContent,
  why: find(HTMLElement, '#why').textContent,
};
const noResponse = {
  title: 'Called Shot does not respond',
  why: 'Either you or its server is offline. The page tries again every few seconds.',
};

function showReason(): void {
  const { title, why } = navigator.onLine ? noResponse : writtenReason;
  find(HTMLElement, '#title').textContent = title;
  find(HTMLElement, '#why').textContent = why;
}

/** Waits a frame until the layout is final: an element that becomes visible while it moves counts as a layout shift. */
function showFrame(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => delete find(HTMLElement, '#frame').dataset.waiting));
}

async function retry(): Promise<void> {
  const outcome = find(HTMLElement, '#outcome');
  outcome.textContent = 'Trying …';
  if (!(await reloadIfReachable())) outcome.textContent = `No response at ${time.format(Date.now())}.`;
}

applyTheme();
// this page replaces others; a request for its own path is not offline
if (location.pathname === '/offline') location.replace('/today');
showReason();
showStoredGames(await readStoredGames());
showFrame();
find(HTMLButtonElement, '#again').addEventListener('click', () => void retry());
addEventListener('online', () => void reloadIfReachable());
addEventListener('offline', showReason);
setInterval(() => navigator.onLine && void reloadIfReachable(), retryInterval);
