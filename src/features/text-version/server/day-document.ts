import { describeMark, findMark } from '#features/chances/rules/stakes.ts';
import type { ComparedResults } from '#features/chances/shapes.ts';
import type { GamesDay } from '#features/games/contract.ts';
import { leagueTime, describeState } from '#features/games/server/league-time.ts';
import { type StoredLocks, toLockingGames } from '#features/picks/server/stored-locks.ts';
import { pages } from '#platform/api/pages.ts';
import { type Block, heading, plainPath, type TextDocument, type TextLink } from '#platform/http/text-document.ts';
import { countFitting } from '#platform/http/write-html.ts';
import { addDays } from '#rules/baseball/days.ts';
import { countOf, describeBases } from '#rules/baseball/game/describe.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { levels } from '#rules/baseball/game/levels.ts';
import {
  hasScore,
  isCalledOff,
  isHidden,
  isLive,
  isOver,
  acceptsPicks,
  isBetweenInnings,
  isSuspended,
  isPostponed,
} from '#rules/baseball/game/predicates.ts';
import type { GameWorth } from '#rules/baseball/watching/game-worth.ts';
import { leastWorth } from '#rules/baseball/watching/rank-games.ts';
import { locksAt } from '#rules/picks/lock.ts';
import { nextLock } from '#rules/picks/next-lock.ts';
import type { DayTextQuery } from '../contract.ts';
import { describeAge } from './describe-age.ts';
import { dayTextPath, gameTextPath, reloadLinks } from './situation.ts';

/** `now`: epoch ms, league clock. `notice`: of the league, or of the owner of the data */
type DayFrame = {
  now: number;
  notice: string;
  locks: StoredLocks;
  tonight: ComparedResults | null;
  worths: readonly GameWorth[];
};

const longDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });
/** The text is the same for all users, so none of its games counts as picked. */
const noPicks: ReadonlySet<number> = new Set();
/** The heading of a game. The games arrive in the order of the headings. */
function groupOf(game: GameCard): string {
  if (isLive(game)) return 'In progress';
  if (isOver(game)) return 'Final';
  if (isCalledOff(game)) return 'Not played';
  return isHidden(game) ? 'Hidden' : 'To come';
}

function lockFacts(games: readonly GameCard[], { locks, now }: DayFrame): string[] {
  const lockingGames = toLockingGames(games, { locks, picked: noPicks, now });
  const next = nextLock(lockingGames, now);
  const card = games.find(({ gamePk }) => gamePk === next?.gamePk);
  if (next === null || card === undefined) return [];
  const minutes = Math.ceil((next.locksAt - now) / 60_000);
  const away = minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
  const { teams } = card;
  return [`Next lock: ${leagueTime(next.locksAt)}, in ${away}, ${teams.away.shortName} at ${teams.home.shortName}.`];
}

function markFacts(games: readonly GameCard[], { tonight }: DayFrame): string[] {
  const mark = tonight && findMark(tonight, games);
  return mark === null ? [] : [`${describeMark(mark)}.`];
}

/** The game that is worth watching now; nothing while none is. */
function worthBlocks(games: readonly GameCard[], { worths: [top] }: DayFrame): Block[] {
  const game = games.find(({ gamePk }) => gamePk === top?.gamePk);
  if (game === undefined || top === undefined || top.worth < leastWorth) return [];
  const label = `${game.teams.away.shortName} at ${game.teams.home.shortName}`;
  const link = { label, path: gameTextPath(game.gamePk), note: `${top.reason}.` };
  return [heading('Worth watching now'), { kind: 'links', links: [link] }];
}

function dayLinks(day: GamesDay, query: DayTextQuery): Block[] {
  const { date, level } = day;
  const other = levels.filter(({ id }) => id !== level);
  return [
    heading('Other days and levels'),
    {
      kind: 'links',
      links: [
        { label: 'Previous day', path: dayTextPath({ date: addDays(date, -1), level }) },
        { label: 'Next day', path: dayTextPath({ date: addDays(date, 1), level }) },
        { label: 'Today', path: dayTextPath({ level }) },
        ...other.map(({ id, name }) => ({
          label: `${name} games`,
          path: dayTextPath({ date: query.date, level: id }),
        })),
      ],
    },
    heading('More'),
    {
      kind: 'links',
      links: [
        ...reloadLinks(query.refresh, true, (refresh) => dayTextPath({ ...query, refresh })),
        { label: 'These games with pictures', path: pagePath(query) },
        { label: 'This text as plain text', path: plainPath(dayTextPath(query)) },
      ],
    },
  ];
}

function pagePath({ date, level }: DayTextQuery): string {
  return dayTextPath({ date, level })
    .replace('/text', '')
    .replace(/^\/today/, pages.today.path);
}

/** Joins the lines under the headings of their groups. */
function groupLines(games: readonly GameCard[], lines: readonly TextLink[]): Block[] {
  const groups = Map.groupBy(games.keys(), (place) => {
    const game = games[place];
    return game === undefined ? '' : groupOf(game);
  });
  return [...groups].flatMap(([name, places]): Block[] => [
    heading(name),
    { kind: 'links', links: places.flatMap((place) => lines[place] ?? []) },
  ]);
}

/** The games of a day, each on one or two lines. Games that do not fit are on a page of their own, from the game `from` on. */
export function dayDocument(day: GamesDay, query: DayTextQuery, frame: DayFrame): TextDocument {
  const { date, level, games, freshness } = day;
  const { from = 0 } = query;
  const name = levels.find(({ id }) => id === level)?.name ?? '';
  const shown = games.slice(from);
  const lines = shown.map((game) => gameLine(game, frame.locks, frame.now));
  const document = {
    title: `${name} games of ${longDay.format(Date.parse(date))}`,
    path: dayTextPath(query),
    page: pagePath(query),
  };
  const facts = [
    games.length === 0 ? 'No games.' : `${countOf(games.length, 'game')}.`,
    ...lockFacts(games, frame),
    ...markFacts(games, frame),
    describeAge(freshness, frame.now),
  ];
  const more = (place: number): Block => ({
    kind: 'links',
    links: [{ label: `The next ${games.length - place} games`, path: dayTextPath({ ...query, from: place }) }],
  });
  const top: Block[] = [{ kind: 'facts', facts }, ...worthBlocks(games, frame)];
  const bottom: Block[] = [...dayLinks(day, query), { kind: 'facts', facts: [frame.notice] }];
  const headings = ['In progress', 'To come', 'Final', 'Not played'].map((text) => heading(text));
  const count = countFitting(
    lines.map((link) => [{ kind: 'links', links: [link] }]),
    { ...document, blocks: [...top, ...headings, more(999), ...bottom] },
  );
  const rest = count < shown.length ? [more(from + count)] : [];
  return { ...document, blocks: [...top, ...groupLines(shown.slice(0, count), lines), ...rest, ...bottom] };
}

function situationOf(game: GameCard): string | null {
  if (!isLive(game) || isBetweenInnings(game) || game.outs === null || game.bases === null) return null;
  return `${countOf(game.outs, 'out')}, ${describeBases(game.bases).toLowerCase()}.`;
}

function lockOf(game: GameCard, locks: StoredLocks, now: number): string | null {
  const lock = locksAt(game, locks.get(game.gamePk));
  return acceptsPicks(game) && lock !== null && now < lock ? `Picks lock at ${leagueTime(lock)}.` : null;
}

function movedTo(game: GameCard): string | null {
  if (isPostponed(game) && game.rescheduledTo !== null) return `Moved to ${game.rescheduledTo}.`;
  return isSuspended(game) && game.resumesOn !== null ? `Continues on ${game.resumesOn}.` : null;
}

/** A game of the day as a link, with its state, score and lock. `now`: epoch ms, league clock */
function gameLine(game: GameCard, locks: StoredLocks, now: number): TextLink {
  const { teams, gamePk, doubleHeaderGame, series } = game;
  const score = `${teams.away.shortName} ${teams.away.score ?? 0}, ${teams.home.shortName} ${teams.home.score ?? 0}.`;
  const note = [
    doubleHeaderGame === null ? null : `Game ${doubleHeaderGame}.`,
    `${describeState(game)}.`,
    hasScore(game) ? score : null,
    situationOf(game),
    lockOf(game, locks, now),
    movedTo(game),
    series === null ? null : `${series}.`,
  ].filter((part) => part !== null);
  return {
    label: `${teams.away.shortName} at ${teams.home.shortName}`,
    path: gameTextPath(gamePk),
    note: note.join(' '),
  };
}
