import { chanceSeries, firstChance } from '#rules/baseball/game/chance-series.ts';
import type { ChanceSeries } from '#rules/baseball/game/chance-shapes.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import type { Instant } from '#rules/baseball/replay/instant.ts';
import { boxOfScorecard } from '#rules/baseball/scorecard/box-of-scorecard.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { hideRecords } from '#rules/viewer/hide-result.ts';
import type { LiveGame } from '#sources/live/server/live-game.ts';
import { deltaFrame, viewFrame } from '#sources/live/server/stream-frames.ts';
import {
  type GameLogResponse,
  type GameResponse,
  type Plays,
  type WinProbability,
  gameResponseSchema,
} from '../contract.ts';
import { completeBox, lacksPlayer } from '../rules/complete-box.ts';
import { gameAtInstant, instantOf, pendingAfter, type ShownGame } from './game-instants.ts';
import { hideRecordsInDelta } from './hide-records-in-delta.ts';

/** The game's view or, if the client has version `since`, the deltas from it to the newest version. */
export function toGameResponse(
  { version, view, freshness, deltasSince }: LiveGame,
  since: number | null,
): GameResponse {
  const deltas = since === null ? null : deltasSince(since);
  return deltas === null ? { version, view, freshness } : { version, deltas, freshness };
}

const playsByLog = new WeakMap<object, Plays>();

/** The game at a time of a replay; the newest state of a game without plays. */
export function toPastGameResponse({ log, view, version, freshness }: ShownGame, time: number): GameResponse {
  const past = instantOf(log, time);
  if (past === null) return { version, view, freshness };
  return { version, view: past.view, moment: past.moment, freshness: { ...freshness, isStale: false } };
}

type InstantQuery = { instant: number; hasPending: boolean; earlier: GameCard | null };

/** The game at a viewer's instant, and on request what has happened since. */
export function toInstantGameResponse(game: LiveGame, { instant, hasPending, earlier }: InstantQuery): GameResponse {
  const past = gameAtInstant(game, instant, earlier);
  if (past === game) return toGameResponse(game, null);
  const pending = hasPending ? { pending: pendingAfter(game, { instant, shown: past.view }) } : {};
  return { version: past.version, view: past.view, ...pending, freshness: past.freshness };
}

/** The moment of a replay that a request shows (epoch ms, UTC); null: the newest state. */
export function momentOf({ log }: ShownGame, { at }: { at?: number | undefined }): Instant | null {
  return at === undefined ? null : instantOf(log, at);
}

/** The plate appearances so far, computed once per state of the log. Those of a past state have the version 0. */
export function toPlaysResponse(game: ShownGame, past: Instant | null): Plays {
  const plays = newestPlays(game);
  if (past === null) return plays;
  return { ...plays, version: 0, plateAppearances: past.plays, missingPlays: past.view.missingPlays };
}

function newestPlays(game: ShownGame): Plays {
  const { version, view, log } = game;
  const cached = playsByLog.get(log);
  if (cached?.version === version) return cached;
  const people = Object.fromEntries(Object.entries(log.header.players).map(([id, { name }]) => [id, name]));
  const plays = {
    gamePk: view.gamePk,
    version,
    plateAppearances: game.plateAppearances(),
    missingPlays: view.missingPlays,
    people,
  };
  playsByLog.set(log, plays);
  return plays;
}

export function toWinProbabilityResponse(game: ShownGame, past: Instant | null): WinProbability {
  const { forecast } = game.log.header;
  const series = chanceSeries(
    past?.plays ?? game.plateAppearances(),
    firstChance(forecast?.homeWinProbability ?? null),
  );
  const { missingPlays } = past?.view ?? game.view;
  // with plays missing, a change can be that of another play
  const swing = missingPlays.length === 0 ? series.swing : null;
  const batterId = swing?.batterId;
  const batter = batterId === undefined ? undefined : game.log.header.players[batterId];
  const people = batter ? { [batter.id]: batter.name } : {};
  const { version, view, log } = game;
  const alone = past ? null : situationOnly(log);
  return { ...series, swing, situationOnly: alone, missingPlays, gamePk: view.gamePk, version, people };
}

/** The chances from the situation alone; null if the game has no forecast. */
function situationOnly({ header: { forecast, ...header }, events }: GameLog): ChanceSeries['halves'] | null {
  return forecast === undefined ? null : chanceSeries(plateAppearances({ header, events })).halves;
}

export function toLogResponse({ version, log, freshness }: ShownGame): GameLogResponse {
  return { version, ...log, freshness };
}

/** The box score of the moment that the view shows. */
export function toBoxResponse({ box, view, log, freshness }: ShownGame) {
  if (!lacksPlayer(box, view)) return { ...box, freshness };
  const computed = boxOfScorecard(scorecardAt(log), { gamePk: view.gamePk, teams: view.teams });
  return { ...completeBox(box, computed, view.totals), freshness };
}

const end = '\n\n';

const wholeGameSchema = gameResponseSchema.required({ view: true });

function hideInFrame(frame: string): Buffer {
  const [, id, event, data] = /^id:(\d+)\nevent:(view|delta)\ndata:(.*)$/.exec(frame) ?? [];
  if (id === undefined || data === undefined) return Buffer.from(`${frame}${end}`);
  if (event === 'delta') return deltaFrame(Number(id), hideRecordsInDelta(data));
  const { view, freshness } = wholeGameSchema.parse(JSON.parse(data));
  return viewFrame(Number(id), hideRecords(view), freshness);
}

const hidden = new WeakMap<Buffer, Buffer>();

/** The frames of a stream without what earlier games have decided, made once for all viewers. */
export function hideInFrames(frames: Buffer): Buffer {
  const known = hidden.get(frames);
  if (known !== undefined) return known;
  const parts = frames.toString().split(end);
  const made = Buffer.concat(parts.filter((part) => part !== '').map(hideInFrame));
  hidden.set(frames, made);
  return made;
}
