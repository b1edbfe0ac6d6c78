import { addDays } from '#rules/baseball/days.ts';
import { baseballDay, baseballHour } from '#rules/baseball/game/baseball-day.ts';
import { describeMissingPlays } from '#rules/baseball/game/describe-state.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { createCheckpoints } from '#rules/baseball/game/fold.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { hasStarted, isLive, isOfficialFigures, isOver } from '#rules/baseball/game/predicates.ts';
import { findStep, placeAt } from '#rules/baseball/replay/find-moment.ts';
import { type Instant, instantAfter } from '#rules/baseball/replay/instant.ts';
import { momentsOf } from '#rules/baseball/replay/moments.ts';
import { boxOfScorecard } from '#rules/baseball/scorecard/box-of-scorecard.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { hideRecords, recordsOf } from '#rules/viewer/hide-result.ts';
import { diffViews } from '#sources/live/diff-views.ts';
import type { LiveGame } from '#sources/live/server/live-game.ts';
import { memoizeLatest, type UpstreamResponse } from '#sources/statsapi/client/response.ts';
import type { StatsApiClient } from '#sources/statsapi/client/stats-api-client.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { GameResponse } from '../contract.ts';

const replayOf = memoizeLatest((log: GameLog) => {
  const checkpoints = createCheckpoints(log);
  return { checkpoints, moments: momentsOf(checkpoints) };
});

/**
 * A game at the newest moment of a time (epoch ms, UTC), without anything that became known later; before the first pitch, at the first
 * moment. Null for a game without plays.
 */
export function instantOf(log: GameLog, time: number): (Instant & Required<Pick<GameResponse, 'moment'>>) | null {
  const { checkpoints, moments } = replayOf(log);
  const place = placeAt(moments, time);
  const moment = moments[place];
  if (moment === undefined) return null;
  const timeOf = (found: number | null) => (found === null ? null : (moments[found]?.at ?? null));
  return {
    ...instantAfter(checkpoints, moment.count),
    moment: {
      at: moment.at,
      previousPlay: timeOf(findStep(moments, place, 'play', -1)),
      nextPlay: timeOf(findStep(moments, place, 'play', 1)),
    },
  };
}

/** A game as a viewer sees it. */
export type ShownGame = Pick<
  LiveGame,
  'version' | 'view' | 'log' | 'box' | 'freshness' | 'arrivals' | 'plateAppearances'
>;

type Arrived = Pick<ShownGame, 'log' | 'arrivals'>;

/** Without the official figures that arrived after a time (epoch ms, UTC). The same game for the same figures, because what follows is kept. */
const withoutFigures = memoizeLatest((log: GameLog, arrivals: readonly number[], places: string): Arrived => {
  const late = new Set(places.split(' ').map(Number));
  const isKept = (_: unknown, place: number) => !late.has(place);
  return { log: { ...log, events: log.events.filter(isKept) }, arrivals: arrivals.filter(isKept) };
});

/** The game with the official figures that had arrived at a viewer's instant (epoch ms, UTC), and the number of its events then. */
function knownAt({ log, arrivals }: Arrived, instant: number): Arrived & { count: number } {
  const late = log.events.flatMap((event, place) =>
    isOfficialFigures(event) && (arrivals[place] ?? 0) > instant ? [place] : [],
  );
  const known = late.length === 0 ? { log, arrivals } : withoutFigures(log, arrivals, late.join(' '));
  return { ...known, count: known.arrivals.findLastIndex((at) => at <= instant) + 1 };
}

/** The view with what its card has of other games, and with the starters that were announced then. */
function asOnCard(view: GameView, card: GameCard): GameView {
  const { away, home } = card.teams;
  const probablePitchers = hasStarted(view)
    ? view.probablePitchers
    : { away: away.probablePitcher, home: home.probablePitcher };
  return { ...view, ...recordsOf(card, view), probablePitchers };
}

/**
 * A game as it was at a viewer's instant (epoch ms, UTC; null: now), also before the first pitch. `earlier`: its card at that time, if that
 * is known, for what other games have decided
 */
export function gameAtInstant(game: ShownGame, instant: number | null, earlier: GameCard | null = null): ShownGame {
  if (instant === null) return game;
  const { version, freshness } = game;
  const { log, arrivals, count } = knownAt(game, instant);
  // of a game in progress, the newest state has facts that are gone with the next event
  if (log === game.log && count === log.events.length && isOver(game.view)) return game;
  const { plays, view: computed } = instantAfter(replayOf(log).checkpoints, count);
  const view = earlier === null ? hideRecords(computed) : asOnCard(computed, earlier);
  const known = logUntil(log, view, count);
  return {
    version,
    view,
    log: known,
    freshness,
    arrivals: arrivals.slice(0, count),
    plateAppearances: () => plays,
    get box() {
      const { gamePk, teams, missingPlays } = view;
      const box = boxOfScorecard(scorecardAt(known), { gamePk, teams });
      const missing = describeMissingPlays(missingPlays);
      return missing === null ? box : { ...box, notes: [{ label: '', text: missing }] };
    },
  };
}

/** the last states of a long hold are enough: an earlier one is replaced at the same time */
const maxPending = 120;

/** The states after a viewer's instant until the newest view, as deltas from the view `shown` at the instant on, with their times (epoch ms). */
export function pendingAfter(
  game: ShownGame,
  { instant, shown }: { instant: number; shown: GameView },
): NonNullable<GameResponse['pending']> {
  const later = game.arrivals.filter((at) => at > instant).toSorted((one, other) => one - other);
  const viewAt = (at: number): GameView => {
    const { log, count } = knownAt(game, at);
    const isNewest = log === game.log && count === log.events.length;
    return isNewest ? game.view : instantAfter(replayOf(log).checkpoints, count).view;
  };
  let before = shown;
  return [...new Set(later)].slice(-maxPending).flatMap((at) => {
    const view = viewAt(at);
    const delta = diffViews(before, view);
    before = view;
    return delta === null ? [] : [{ at, delta }];
  });
}

/** The events until the newest moment of a time of a replay (epoch ms, UTC), with such a header. All of a game without plays. */
export function logAtMoment(log: GameLog, time: number): GameLog {
  const { moments } = replayOf(log);
  const past = instantOf(log, time);
  return past === null ? log : logUntil(log, past.view, moments[placeAt(moments, time)]?.count ?? 0);
}

function logUntil({ header, events }: GameLog, view: GameView, count: number): GameLog {
  const { status, noHitter, remaining, teams, series } = view;
  const { forecast, ...others } = header;
  return {
    // the forecast is added when the game has begun
    header: {
      ...others,
      ...(forecast !== undefined && status.phase !== 'open' && { forecast }),
      status,
      noHitter,
      remaining,
      teams,
      series,
      decisions: null,
    },
    events: events.slice(0, count),
  };
}

/** the last hour (US Eastern) in which games of the evening before may be live */
const lastHour = 6;

/** Reads the games of the day before `now`, while some may be live; null later, and if the upstream fails. */
export async function readLateDay(
  client: StatsApiClient,
  now: number,
  level: number,
): Promise<UpstreamResponse<GameCard[]> | null> {
  if (baseballHour(now) >= lastHour) return null;
  return readSchedule(client, { date: addDays(baseballDay(now), -1), level }).catch(() => null);
}

/** Reads the live games of the day before `now`, which are listed after midnight as well. Empty if the upstream fails. */
export async function readLateGames(client: StatsApiClient, now: number, level: number): Promise<GameCard[]> {
  return (await readLateDay(client, now, level))?.value.filter(isLive) ?? [];
}
