import {
  dayPlainText,
  dayText,
  type DayTextQuery,
  gamePlainText,
  gameText,
  type GameTextQuery,
} from '../../contract/text-version.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import type { Clock } from '#platform/jobs/clock.ts';
import type { Db } from '#platform/db/open-db.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { leagueCopyright } from '#features/source/server/league-copyright.ts';
import { leagueNotice, type ShownLeague } from '#features/source/server/league-notice.ts';
import { readStoredLocks, type StoredLocks } from '#features/picks/server/my-picks/stored-locks.ts';
import { serveDocument } from '#platform/http/endpoints/serve-document.ts';
import type { RequestViewer } from '#platform/viewer/server/viewer.ts';
import { dayDocument } from './day/day-document.ts';
import { gameDocument, gameTitle, type TextFrame } from './game/game-document.ts';
import { describeScore } from '#rules/baseball/game/describe.ts';
import type { GameView, PlateAppearance } from '#rules/baseball/game/model.ts';
import { ordinal } from '#rules/baseball/stats/ordinal.ts';
import { NotFound } from '#platform/http/errors/app-error.ts';
import { countFitting } from '#platform/http/documents/count-fitting.ts';
import { type Block, heading, type TextDocument } from '#platform/http/documents/text-document.ts';
import type { ShownGame } from '../game-instants.ts';
import { describeAge } from './describe-age.ts';
import { gameTextPath } from './text-paths.ts';
import { gameLinks, gamePagePath } from './game/game-links.ts';
import { halfInning, playText, playTitle, shorten } from './game/play-text.ts';
import { pitchList } from './game/situation.ts';
import type { ShownGames } from '../shown-games.ts';

/** `publicUrl`: the address of the site; null: that of each request */
type Parts = {
  client: StatsApiClient;
  clock: Clock;
  shownGames: ShownGames;
  db: Db;
  league: ShownLeague;
  publicUrl: string | null;
};

type ToViewer = { viewer: Pick<RequestViewer, 'show'> };
type GameInput = { params: { gamePk: number }; query: GameTextQuery };

/** The texts of a game and of a day, as pages without scripts and as plain text. */
export function textVersionRoutes(parts: Parts) {
  const { db, clock, client, league, publicUrl, shownGames } = parts;
  const frame = () => {
    const now = clock.now();
    return { now, notice: leagueNotice(league) ?? leagueCopyright(client, now) };
  };

  const readGame = ({ params, query }: GameInput, { viewer }: ToViewer) =>
    viewer.show(async (seen) => {
      const live = await shownGames.game(params.gamePk, seen);
      const { inning, refresh = null } = query;
      const document =
        inning === undefined ? gameDocument(live, query, frame()) : inningDocument(live, { ...query, inning }, frame());
      return { document, refresh: isOver(live.view) ? null : refresh };
    });

  const readDay = ({ query }: { query: DayTextQuery }, { viewer }: ToViewer) =>
    viewer.show(async (seen) => {
      const day = await shownGames.day(query, seen);
      const { now, notice } = frame();
      // without the database the lock follows from the scheduled start
      const locks = await readStoredLocks(db, day.date, now).catch((): StoredLocks => new Map());
      return { document: dayDocument(day, query, { now, notice, locks }), refresh: query.refresh ?? null };
    });

  return {
    gameText: serveDocument(gameText, publicUrl, readGame),
    gamePlainText: serveDocument(gamePlainText, publicUrl, readGame),
    dayText: serveDocument(dayText, publicUrl, readDay),
    dayPlainText: serveDocument(dayPlainText, publicUrl, readDay),
  };
}

type Half = Pick<PlateAppearance, 'inning' | 'half'>;

const isSameHalf = (one: Half | undefined, other: Half): boolean =>
  one?.inning === other.inning && one.half === other.half;

/** A play with its notes and pitches; the first of a half-inning with its heading. */
function playBlocks(
  play: PlateAppearance,
  before: PlateAppearance | undefined,
  view: GameView,
  people: GameView['people'],
): Block[] {
  const batting = view.teams[play.half === 'top' ? 'away' : 'home'].shortName;
  const outs = `${play.outs} ${play.outs === 1 ? 'out' : 'outs'}.`;
  return [
    ...(isSameHalf(before, play) ? [] : [heading(`${halfInning(play)}: ${batting} bat`)]),
    heading(playTitle(play, people), 3),
    { kind: 'facts', facts: [...play.notes.map(shorten), `${playText(play, view.teams)} ${outs}`] },
    ...pitchList({ ...play, pitches: play.pitches.toReversed() }),
  ];
}

/** Every play of an inning with its pitches. Plays that do not fit are on a page of their own, from the play `from` on. */
export function inningDocument(
  live: ShownGame,
  query: GameTextQuery & { inning: number },
  frame: TextFrame,
): TextDocument {
  const { view, freshness, log } = live;
  const { inning, from = 0 } = query;
  const all = live.plateAppearances();
  const people = Object.fromEntries(Object.values(log.header.players).map(({ id, name }) => [String(id), name]));
  const plays = all.filter((play) => play.inning === inning && play.index >= from);
  if (plays.length === 0) throw new NotFound(`There is no play of the ${ordinal(inning)} inning in this game.`);
  const items = plays.map((play) => playBlocks(play, all[all.indexOf(play) - 1], view, people));
  const more = (index: number): Block => {
    const path = gameTextPath(view.gamePk, { ...query, from: index });
    return { kind: 'links', links: [{ label: `The next plays of the ${ordinal(inning)} inning`, path }] };
  };
  const document = {
    title: `${gameTitle(view)}, ${ordinal(inning)} inning`,
    path: gameTextPath(view.gamePk, query),
    page: gamePagePath(view),
  };
  const top: Block[] = [
    { kind: 'facts', facts: [`Score now: ${describeScore(view)}.`, describeAge(freshness, frame.now)] },
  ];
  const bottom: Block[] = [...gameLinks(view, query), { kind: 'facts', facts: [frame.notice] }];
  const count = countFitting(items, { ...document, blocks: [...top, more(999), ...bottom] });
  const next = plays[count];
  const rest = next === undefined ? [] : [more(next.index)];
  return { ...document, blocks: [...top, ...items.slice(0, count).flat(), ...rest, ...bottom] };
}
