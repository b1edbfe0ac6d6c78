import type { Freshness } from '#platform/api/freshness.ts';
import { describeScore, nameOf } from '#rules/baseball/game/describe.ts';
import { lineScoreField, lineScoreInnings } from '#rules/baseball/game/describe-line-score.ts';
import { nameNoHitter } from '#rules/baseball/game/name-no-hitter.ts';
import type { GameView, Side } from '#rules/baseball/game/model.ts';
import { acceptsPicks, hasStarted, isUnderReview } from '#rules/baseball/game/predicates.ts';
import { locksAt } from '#rules/picks/game-lock.ts';
import { describeState } from '../../describe-state.ts';
import { leagueDayAndTime } from '../../league-time.ts';
import { type Block, heading, section } from '#platform/http/documents/text-document.ts';
import { describeAge } from '../describe-age.ts';

const sides = ['away', 'home'] as const;

/** State, score and age of a game. `now`: epoch ms, league clock */
export function standingFacts(view: GameView, freshness: Freshness, now: number): string[] {
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
export function lineScore(view: GameView): Block[] {
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
export function lineups(view: GameView): Block[] {
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
export function decisions({ decisions: found }: GameView): Block[] {
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
export function conditions({ venue, weather }: GameView): Block[] {
  const { condition = null, temperature = null, wind = null } = weather ?? {};
  return section('Park', [
    `${venue.name}.`,
    ...(condition === null ? [] : [`Weather: ${condition}.`]),
    ...(temperature === null ? [] : [`Temperature: ${temperature} °F.`]),
    ...(wind === null ? [] : [`Wind: ${wind}.`]),
  ]);
}
