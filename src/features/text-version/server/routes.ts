import { describeGame } from '#features/chances/rules/stakes.ts';
import { readSeasonChances, readTonightChances } from '#features/chances/server/routes.ts';
import type { ComparedResults } from '#features/chances/shapes.ts';
import type { ShownGame } from '#features/games/server/game-instants.ts';
import { describeState, leagueDayAndTime } from '#features/games/server/league-time.ts';
import type { ShownGames } from '#features/games/server/shown-games.ts';
import { leagueCopyright, leagueNotice } from '#features/league/server.ts';
import { readStoredLocks, type StoredLocks } from '#features/picks/server/stored-locks.ts';
import { listStandings } from '#features/standings/server.ts';
import type { ReadWorth } from '#features/watching/server.ts';
import type { Freshness } from '#platform/api/input-schemas.ts';
import { fillPath, pages } from '#platform/api/pages.ts';
import { NotFound } from '#platform/http/app-error.ts';
import { serveDocument } from '#platform/http/endpoints/serve-text.ts';
import {
  type Block,
  heading,
  type TextDocument,
  section,
  plainPath,
  type TextLink,
} from '#platform/http/text-document.ts';
import { countFitting } from '#platform/http/write-html.ts';
import type { RequestViewer } from '#platform/viewer/server/viewer.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import {
  lineScoreField,
  lineScoreInnings,
  describeMissingPlays,
  nameNoHitter,
} from '#rules/baseball/game/describe-state.ts';
import { countOf, describeScore, nameOf } from '#rules/baseball/game/describe.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import type { GameView, PlateAppearance, Side } from '#rules/baseball/game/model.ts';
import {
  isCalledOff,
  isOver,
  hasStarted,
  isInProgress,
  isLive,
  acceptsPicks,
  isUnderReview,
} from '#rules/baseball/game/predicates.ts';
import { ordinal } from '#rules/baseball/stats/figures.ts';
import { locksAt } from '#rules/picks/lock.ts';
import { hidesTopic, type Viewer } from '#rules/viewer/viewer.ts';
import type { Services } from '#sources/services.ts';
import {
  dayPlainText,
  dayText,
  type DayTextQuery,
  gamePlainText,
  gameText,
  type GameTextQuery,
  standingsPlainText,
  standingsText,
} from '../contract.ts';
import { dayDocument } from './day-document.ts';
import { describeAge } from './describe-age.ts';
import {
  gameTextPath,
  dayTextPath,
  halfInning,
  playText,
  playTitle,
  shorten,
  pitchList,
  chanceFact,
  newestPitches,
  reloadLinks,
  situation,
} from './situation.ts';
import { standingsDocument } from './standings-document.ts';

type ToViewer = { viewer: Pick<RequestViewer, 'show'> };
type GameInput = { params: { gamePk: number }; query: GameTextQuery };
type Parts = { shownGames: ShownGames; readWorth: ReadWorth };

/** The texts of a game and of a day, as pages without scripts and as plain text. */
export function textVersionRoutes(services: Services, { shownGames, readWorth }: Parts) {
  const { db, clock, client, league, publicUrl } = services;
  const frame = () => {
    const now = clock.now();
    return { now, notice: leagueNotice(league) ?? leagueCopyright(client, now) };
  };

  /** Reads how the next games change chances; null for a viewer who hides scores, and without the database. */
  const readTonight = async (seen: Viewer): Promise<ComparedResults | null> => {
    if (hidesTopic(seen.hidden, 'standings')) return null;
    const tonight = await readTonightChances(services, seen).catch(() => null);
    return tonight?.current ?? null;
  };

  const readGame = ({ params, query }: GameInput, { viewer }: ToViewer) =>
    viewer.show(async (seen) => {
      const live = await shownGames.game(params.gamePk, seen);
      const { inning, refresh = null } = query;
      const tonight = isBefore(live.view) ? await readTonight(seen) : null;
      const document =
        inning === undefined
          ? gameDocument(live, query, { ...frame(), tonight })
          : inningDocument(live, { ...query, inning }, frame());
      return { document, refresh: isOver(live.view) ? null : refresh };
    });

  const readDay = ({ query }: { query: DayTextQuery }, { viewer }: ToViewer) =>
    viewer.show(async (seen) => {
      const day = await shownGames.day(query, seen);
      const { now, notice } = frame();
      // without the database the lock follows from the scheduled start
      const locks = await readStoredLocks(db, day.date, now).catch((): StoredLocks => new Map());
      const tonight = day.level === majorLeagueLevel ? await readTonight(seen) : null;
      const worths = query.date === undefined ? await readWorth(day.level, seen) : [];
      return {
        document: dayDocument(day, query, { now, notice, locks, tonight, worths }),
        refresh: query.refresh ?? null,
      };
    });

  const readStandings = async (_: unknown, { viewer }: ToViewer) => {
    const standings = await listStandings(services, { level: 1 });
    const selected = { season: standings.season, date: null };
    const chances = await viewer
      .show((seen) => readSeasonChances(services, selected, seen))
      .then(({ current }) => current?.clubs ?? [])
      // without the database there are none
      .catch(() => []);
    return { document: standingsDocument(standings, { ...frame(), chances }), refresh: null };
  };

  return {
    standingsText: serveDocument(standingsText, publicUrl, readStandings),
    standingsPlainText: serveDocument(standingsPlainText, publicUrl, readStandings),
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
  const outs = `${countOf(play.outs, 'out')}.`;
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
  const missing = describeMissingPlays(view.missingPlays.filter((each) => each.inning === inning));
  const all = live.plateAppearances();
  const people = Object.fromEntries(Object.values(log.header.players).map(({ id, name }) => [String(id), name]));
  const plays = all.filter((play) => play.inning === inning && play.index >= from);
  if (plays.length === 0 && missing === null)
    throw new NotFound(`There is no play of the ${ordinal(inning)} inning in this game.`);
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
    {
      kind: 'facts',
      facts: [
        `Score now: ${describeScore(view)}.`,
        ...(missing === null ? [] : [missing]),
        describeAge(freshness, frame.now),
      ],
    },
  ];
  const bottom: Block[] = [...gameLinks(view, query), { kind: 'facts', facts: [frame.notice] }];
  const count = countFitting(items, { ...document, blocks: [...top, more(999), ...bottom] });
  const next = plays[count];
  const rest = next === undefined ? [] : [more(next.index)];
  return { ...document, blocks: [...top, ...items.slice(0, count).flat(), ...rest, ...bottom] };
}

/** `notice`: of the league, or of the owner of the data */
type TextFrame = { now: number; notice: string };

const lastPlayCount = 5;

function gameTitle({ teams }: GameView): string {
  return `${teams.away.shortName} at ${teams.home.shortName}`;
}

function lastPlays(live: ShownGame): Block[] {
  if (!isLive(live.view)) return [];
  const ended = live.plateAppearances().filter((play) => !isInProgress(play));
  const shown = ended.slice(-lastPlayCount).toReversed();
  return section(
    'Last plays',
    shown.map((play) => `${halfInning(play)}: ${playText(play, live.view.teams)}`),
  );
}

const isBefore = (view: GameView): boolean => !hasStarted(view) && !isCalledOff(view);

function forecast({ log, view }: ShownGame): Block[] {
  const found = log.header.forecast;
  if (!isBefore(view) || found === undefined) return [];
  const text = chanceFact(firstChance(found.homeWinProbability), view.teams);
  return section('Forecast', [text]);
}

function stakes(view: GameView, tonight: ComparedResults | null): Block[] {
  const lines = tonight === null || !isBefore(view) ? [] : describeGame(tonight, view);
  return section(
    'What it means for the season',
    lines.map((line) => `${line}.`),
  );
}

/** The scoring plays that fit, the newest first. The pages of the innings have all. */
function scoringPlays(view: GameView, others: TextDocument): Block[] {
  const plays = view.scoringPlays.toReversed();
  const facts = plays.map((play) => `${halfInning(play)}: ${playText(play, view.teams)}`);
  if (facts.length === 0) return [];
  const title = heading('Scoring plays');
  const rest = `Earlier scoring plays are on the pages of the innings.`;
  const framed = { ...others, blocks: [...others.blocks, title, { kind: 'facts', facts: [rest] } as const] };
  const count = countFitting(
    facts.map((fact) => [{ kind: 'facts', facts: [fact] }]),
    framed,
  );
  return [title, { kind: 'facts', facts: count < facts.length ? [...facts.slice(0, count), rest] : facts }];
}

/** The state of a game, its newest pitches and plays, and links to the rest. */
export function gameDocument(
  live: ShownGame,
  query: GameTextQuery,
  { now, notice, tonight }: TextFrame & { tonight: ComparedResults | null },
): TextDocument {
  const { view, freshness } = live;
  const top: Block[] = [
    { kind: 'facts', facts: standingFacts(view, freshness, now) },
    ...situation(view),
    ...newestPitches(view),
    ...lastPlays(live),
    ...lineScore(view),
  ];
  const bottom: Block[] = [
    ...decisions(view),
    ...forecast(live),
    ...stakes(view, tonight),
    ...lineups(view),
    ...conditions(view),
    ...gameLinks(view, query),
    { kind: 'facts', facts: [notice] },
  ];
  const document = { title: gameTitle(view), path: gameTextPath(view.gamePk, query), page: gamePagePath(view) };
  const scoring = scoringPlays(view, { ...document, blocks: [...top, ...bottom] });
  return { ...document, blocks: [...top, ...scoring, ...bottom] };
}

const sides = ['away', 'home'] as const;

/** State, score and age of a game. `now`: epoch ms, league clock */
function standingFacts(view: GameView, freshness: Freshness, now: number): string[] {
  const { status, series, doubleHeaderGame, noHitter } = view;
  return [
    series === null ? null : `${series}.`,
    doubleHeaderGame === null ? null : `Game ${doubleHeaderGame} of a doubleheader.`,
    `${describeState(view)}.`,
    status.reason === null ? null : `Reason: ${status.reason}.`,
    isUnderReview(view) ? 'A call is under review.' : null,
    hasStarted(view) ? `Score: ${describeScore(view)}.` : null,
    describeMissingPlays(view.missingPlays),
    noHitter === null ? null : `${nameNoHitter(noHitter)} by the ${view.teams[noHitter.side].shortName}.`,
    lockFact(view, now),
    describeAge(freshness, now),
  ].filter((fact) => fact !== null);
}

function lockFact(view: GameView, now: number): string | null {
  const lock = locksAt(view, undefined);
  return acceptsPicks(view) && lock !== null && now < lock ? `Picks lock on ${leagueDayAndTime(lock)}.` : null;
}

/** Runs by inning and the totals, one line each for both clubs. */
function lineScore(view: GameView): Block[] {
  if (!hasStarted(view)) return [];
  const innings = lineScoreInnings(view);
  const runs = (side: Side) =>
    innings
      .map((inning) => lineScoreField(view, inning, side))
      .join(' ')
      .trimEnd();
  const totals = (side: Side) => {
    const { runs: scored, hits, errors } = view.totals[side];
    return `${view.teams[side].shortName}: runs ${scored}, hits ${hits}, errors ${errors}.`;
  };
  return section('Line score', [
    ...sides.flatMap((side) => (runs(side) === '' ? [] : [`${view.teams[side].shortName} by inning: ${runs(side)}`])),
    ...sides.map(totals),
  ]);
}

/** The batting orders before the first pitch, or the probable pitchers alone. */
function lineups(view: GameView): Block[] {
  if (hasStarted(view)) return [];
  return sides.flatMap((side) => {
    const pitcher = view.probablePitchers?.[side] ?? null;
    const slots = view.lineups[side].map(
      ({ order, playerId, position }) => `${order}. ${nameOf(view.people, playerId)}, ${position}`,
    );
    if (pitcher === null && slots.length === 0) return [];
    const { name, record } = view.teams[side];
    return [
      heading(record === null ? name : `${name}, ${record.wins} wins and ${record.losses} losses`),
      { kind: 'facts', facts: pitcher === null ? [] : [`Starting pitcher: ${pitcher.name}.`] },
      { kind: 'list', items: slots.length === 0 ? ['The lineup is not announced yet.'] : slots },
    ];
  });
}

/** The pitchers of record. */
function decisions({ decisions: found }: GameView): Block[] {
  const { winner = null, loser = null, save = null } = found ?? {};
  const all = [
    ['Winning pitcher', winner],
    ['Losing pitcher', loser],
    ['Save', save],
  ] as const;
  return section(
    'Decisions',
    all.flatMap(([label, person]) => (person === null ? [] : [`${label}: ${person.name}.`])),
  );
}

/** The park, and the weather where it is known. */
function conditions({ venue, weather }: GameView): Block[] {
  const { condition = null, temperature = null, wind = null } = weather ?? {};
  return section('Park', [
    `${venue.name}.`,
    ...(condition === null ? [] : [`Weather: ${condition}.`]),
    ...(temperature === null ? [] : [`Temperature: ${temperature} °F.`]),
    ...(wind === null ? [] : [`Wind: ${wind}.`]),
  ]);
}

function gamePagePath({ gamePk }: GameView): string {
  return fillPath(pages['live-game'].itemPath, gamePk);
}

function inningLinks(view: GameView): TextLink[] {
  return Array.from({ length: view.inning ?? 0 }, (_, place) => ({
    label: `${ordinal(place + 1)} inning`,
    path: gameTextPath(view.gamePk, { inning: place + 1 }),
  }));
}

/** Links to the innings, and to the other texts and pages. */
function gameLinks(view: GameView, query: GameTextQuery): Block[] {
  const innings = inningLinks(view);
  const own = gameTextPath(view.gamePk, query);
  const others: TextLink[] = [
    ...(query.inning === undefined ? [] : [{ label: 'The game now', path: gameTextPath(view.gamePk) }]),
    ...reloadLinks(query.refresh, isLive(view), (refresh) => gameTextPath(view.gamePk, { ...query, refresh })),
    { label: 'This game with pictures', path: gamePagePath(view) },
    { label: 'This text as plain text', path: plainPath(own) },
    { label: 'All games of the day', path: dayTextPath({ date: view.officialDate }) },
    { label: 'Today’s games', path: dayTextPath() },
  ];
  return [
    ...(innings.length === 0
      ? []
      : [heading('Every play, inning by inning'), { kind: 'links', links: innings } as const]),
    heading('More'),
    { kind: 'links', links: others },
  ];
}
