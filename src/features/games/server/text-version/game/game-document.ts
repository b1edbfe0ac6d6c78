import type { GameTextQuery } from '../../../contract/text-version.ts';
import { firstChance } from '#rules/baseball/game/chance-series.ts';
import { hasStarted, isInProgress, isLive, acceptsPicks, isUnderReview } from '#rules/baseball/game/predicates.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import type { ShownGame } from '../../game-instants.ts';
import { countFitting } from '#platform/http/documents/count-fitting.ts';
import { type Block, heading, section, type TextDocument } from '#platform/http/documents/text-document.ts';
import { gameTextPath } from '../text-paths.ts';
import { gameLinks, gamePagePath } from './game-links.ts';
import { halfInning, playText } from './play-text.ts';
import { chanceFact, newestPitches, situation } from './situation.ts';
import type { Freshness } from '#platform/api/freshness.ts';
import { describeScore, nameOf } from '#rules/baseball/game/describe.ts';
import { lineScoreField, lineScoreInnings } from '#rules/baseball/game/describe-line-score.ts';
import { nameNoHitter } from '#rules/baseball/game/name-no-hitter.ts';
import { locksAt } from '#rules/picks/game-lock.ts';
import { describeState } from '../../describe-state.ts';
import { leagueDayAndTime } from '../../league-time.ts';
import { describeAge } from '../describe-age.ts';

/** `notice`: of the league, or of the owner of the data */
export type TextFrame = { now: number; notice: string };

const lastPlayCount = 5;

export function gameTitle({ teams }: GameView): string {
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

function forecast({ log, view }: ShownGame): Block[] {
  const found = log.header.forecast;
  if (hasStarted(view) || found === undefined) return [];
  const text = chanceFact(firstChance(found.homeWinProbability), view.teams);
  return section('Forecast', [text]);
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
export function gameDocument(live: ShownGame, query: GameTextQuery, { now, notice }: TextFrame): TextDocument {
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
