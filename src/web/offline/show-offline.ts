// The script of the offline page, which does not load the application.
import { ageWords } from './age-words.ts';
import { groupSeen, type SeenClub, type SeenGame, type SeenGames, type SeenGroup } from './seen-games.ts';
import { readSeen } from './seen-store.ts';

const tryEvery = 15_000;
const countEvery = 20_000;
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function find<E extends HTMLElement>(kind: new () => E, selector: string, within: ParentNode = document): E {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The offline page lacks ${selector}`);
  return found;
}

function copyOf(template: string): HTMLElement {
  const [element] = find(HTMLTemplateElement, template).content.children;
  if (!(element instanceof HTMLElement)) throw new Error(`${template} is empty`);
  return document.importNode(element, true);
}

const write = (within: ParentNode, part: string, text: string) => {
  find(HTMLElement, `[data-part="${part}"]`, within).textContent = text;
};

function writeClub(item: HTMLElement, side: 'away' | 'home', { id, name, runs }: SeenClub): void {
  const row = find(HTMLElement, `[data-part="${side}"]`, item);
  row.dataset.club = String(id);
  write(row, 'name', name);
  write(row, 'runs', runs === null ? '' : String(runs));
}

function gameItem(game: SeenGame): HTMLElement {
  const item = copyOf('#game-template');
  write(item, 'state', game.words);
  writeClub(item, 'away', game.away);
  writeClub(item, 'home', game.home);
  return item;
}

/** 'seen 12 minutes ago, 7:10 PM', updated every minute. */
function writeAge(place: HTMLElement, seenAt: number): void {
  const at = document.createElement('time');
  at.dateTime = new Date(seenAt).toISOString();
  at.textContent = (Date.now() - seenAt < 43_200_000 ? time : dayAndTime).format(seenAt);
  const count = () => place.replaceChildren(`seen ${ageWords(seenAt, Date.now())}, at `, at);
  count();
  setInterval(count, countEvery);
}

function groupSection({ day, seenAt, games }: SeenGroup, title = day): HTMLElement {
  const section = copyOf('#group-template');
  write(section, 'day', title);
  writeAge(find(HTMLElement, '[data-part="age"]', section), seenAt);
  find(HTMLUListElement, 'ul', section).append(...games.map(gameItem));
  return section;
}

/** The requested game first, then the others grouped by day and time seen. */
function showSeen({ notice, copyright, games }: SeenGames): void {
  const asked = /^\/todaysgame\/(\d+)/i.exec(location.pathname)?.[1];
  const game = games.find(({ gamePk }) => String(gamePk) === asked);
  const rest = groupSeen(games.filter((each) => each !== game)).map((group) => groupSection(group));
  const first = game ? [groupSection({ ...game, games: [game] }, `This game, ${game.day}`)] : [];
  find(HTMLElement, '#seen').replaceChildren(...first, ...rest);
  find(HTMLElement, '#nothing').hidden = games.length > 0;
  find(HTMLElement, '#copyright').textContent = copyright;
  find(HTMLElement, '#notice').hidden = notice === null;
  find(HTMLElement, '#notice p').textContent = notice;
}

/** Applies the chosen theme: the stored page is the same for every visitor. */
function takeTheme(): void {
  const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1];
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
}

/** Reloads the requested page if the server responds. Resolves to true if it does. */
async function goBack(): Promise<boolean> {
  const answer = await fetch('', { method: 'HEAD' }).catch(() => null);
  if (answer !== null) location.reload();
  return answer !== null;
}

function sayWhy(): void {
  if (!navigator.onLine) return;
  find(HTMLElement, '#title').textContent = 'Called Shot does not answer';
  find(HTMLElement, '#why').textContent =
    'You are offline, or its server is. It is tried again by itself every few seconds.';
}

/** Waits a frame until the layout is final: an element that becomes visible while it moves counts as a layout shift. */
function show(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => delete find(HTMLElement, '#frame').dataset.waiting));
}

async function tryAgain(): Promise<void> {
  const outcome = find(HTMLElement, '#outcome');
  outcome.textContent = 'Trying …';
  if (!(await goBack())) outcome.textContent = `No answer at ${time.format(Date.now())}.`;
}

takeTheme();
// this page replaces others; a request for its own path is not offline
if (location.pathname === '/offline') location.replace('/today');
sayWhy();
showSeen(await readSeen());
show();
find(HTMLButtonElement, '#again').addEventListener('click', () => void tryAgain());
addEventListener('online', () => void goBack());
setInterval(() => navigator.onLine && void goBack(), tryEvery);
