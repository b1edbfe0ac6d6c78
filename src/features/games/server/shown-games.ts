import type { CardSource } from '#platform/viewer/server/known-results.ts';
import { refuseHiddenGame, refuseLongHold } from '#platform/viewer/server/viewer.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import { cardOfView } from '#rules/baseball/game/card-of-view.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { isLaterReport, progressOf } from '#rules/baseball/game/is-later-report.ts';
import type { GameView } from '#rules/baseball/game/model.ts';
import { orderGames } from '#rules/baseball/game/order-games.ts';
import { hasStarted, isCalledOff, isLive, isOver, isPickable } from '#rules/baseball/game/predicates.ts';
import { hideRecords, hideResult, hideScores, recordsOf } from '#rules/viewer/hide-result.ts';
import { clubsOfHidden, hiddenDaysUntil, type HiddenTeams, isLongAgo, type Viewer } from '#rules/viewer/viewer.ts';
import type { LiveGame } from '#sources/live/server/live-game.ts';
import type { LeagueServices, Services } from '#sources/services.ts';
import { memoizeLatest } from '#sources/statsapi/client/response.ts';
import { readNextGameDay } from '#sources/statsapi/schedule/read-past-days.ts';
import { readGameCard, readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { GamesDay } from '../contract.ts';
import { gameAtInstant, type ShownGame, readLateGames } from './game-instants.ts';
import { hideRecordsInDelta } from './hide-records-in-delta.ts';

type Day = { date?: string | undefined; level: number };

/** Games as viewers see them: without later results than a viewer's instant, and without those that the viewer hides. */
export type ShownGames = {
  /** `asOf`: of the response that has these cards */
  cards(cards: readonly GameCard[], asOf: number, viewer: Viewer, source?: CardSource): Promise<GameCard[]>;
  /** null if there is no such game */
  card(gamePk: number, viewer: Viewer): Promise<GameCard | null>;
  /** The card of a game as it was read at the viewer's instant; null if it was not read then, and for viewers who hide scores. */
  earlierCard(gamePk: number, viewer: Viewer): GameCard | null;
  /** Lists the games of a day; by default, of the viewer's current day. */
  day(day: Day, viewer: Viewer): Promise<GamesDay>;
  /**
   * Reads a game. Rejects if the viewer hides it, unless it has not begun, or has paused the updates for more than a day, and with
   * `UpstreamError` if there is no state at all.
   */
  game(gamePk: number, viewer: Viewer): Promise<ShownGame>;
  /** The same at the present, with the changes since earlier versions. Only its box score has notes, such as the umpires. */
  newest(gamePk: number, viewer: Viewer): Promise<LiveGame>;
};

/** ms between two events of a game, with a long rain delay */
const longestPause = 6 * 3_600_000;

/** The same log for the same log, because what follows from it is kept. */
const hideRecordsOfLog = memoizeLatest((log: GameLog): GameLog => ({ ...log, header: hideRecords(log.header) }));

function withoutRecords(game: LiveGame): LiveGame {
  const { log, box } = game;
  const view = hideRecords(game.view);
  const { away, home } = view.teams;
  const boxOf = (side: 'away' | 'home', team: typeof away) => ({ ...box[side], team });
  return {
    ...game,
    view,
    log: hideRecordsOfLog(log),
    box: { ...box, away: boxOf('away', away), home: boxOf('home', home) },
    deltasSince: (since) => game.deltasSince(since)?.map(hideRecordsInDelta) ?? null,
  };
}

/** The card as the live feed of its game has it, if that is later than the schedule. */
function withFeed(card: GameCard, game: LiveGame | null): GameCard {
  const reportOf = (shown: GameCard | GameView) => ({ ...shown, progress: progressOf(shown) });
  return game !== null && isLaterReport(reportOf(game.view), reportOf(card)) ? cardOfView(card, game.view) : card;
}

/** `instant`: epoch ms, UTC; `source`: of the card */
type Then = { instant: number; source: CardSource };

export function createShownGames(services: Pick<Services, 'client' | 'clock' | 'hub' | 'results'>): ShownGames {
  const { client, clock, hub, results } = services;
  /** The card that was read at the instant; otherwise without what later results of other games decide. */
  function cardBefore(card: GameCard, { instant, source }: Then): GameCard {
    const isLater = (results.newest() ?? instant) > instant;
    return results.cardAt(card.gamePk, instant, source) ?? (isLater ? hideRecords(card) : card);
  }

  async function cardAt(card: GameCard, then: Then): Promise<GameCard> {
    const { instant } = then;
    const earlier = cardBefore(card, then);
    const isDecided = isOver(card) && results.isKnownAt(card, instant);
    if (isDecided) return isOver(earlier) ? earlier : { ...card, ...recordsOf(earlier, card) };
    if (isPickable(card) || isCalledOff(card)) return isLive(earlier) ? card : earlier;
    const game = isLongAgo(instant, clock.now()) ? null : await hub.game(card.gamePk).catch(() => null);
    if (game === null) return hideResult(earlier, 'Hidden by your delay');
    const { view, arrivals } = gameAtInstant(game, instant, earlier);
    if (!hasStarted(view) && isPickable(earlier)) return earlier;
    // the events do not say that a game was suspended
    const isPaused = isLive(view) && (arrivals.at(-1) ?? instant) < instant - longestPause;
    return isPaused ? hideResult(earlier, 'Hidden by your delay') : cardOfView(earlier, view);
  }

  /** The clubs whose records reveal a result of the hidden days, and the first of these; null: those of all clubs. */
  async function concealedClubs({ teams }: HiddenTeams): Promise<{ clubs: ReadonlySet<number>; since: string } | null> {
    const days = hiddenDaysUntil(clock.now());
    const [since] = days;
    const games = teams === 'all' ? null : await results.readGames(days);
    if (teams === 'all' || games === null || since === undefined) return null;
    return { clubs: clubsOfHidden(teams, games), since };
  }

  const shown: ShownGames = {
    async cards(cards, asOf, { instant, hidden }, source = 'day') {
      // what the feed knows alone is not known at the time of the cards
      results.record(cards, asOf, source);
      const now = () => cards.map((card) => withFeed(card, hub.followed(card.gamePk)));
      const known =
        instant === null ? now() : await Promise.all(cards.map((card) => cardAt(card, { instant, source })));
      const concealed = hidden === null ? null : await concealedClubs(hidden);
      return known.map((card) => {
        // the record on an earlier card reveals the results of the days before it
        const isWithin = concealed !== null && card.officialDate >= concealed.since;
        return hideScores(card, hidden, (id) => !isWithin || concealed.clubs.has(id));
      });
    },
    async card(gamePk, viewer) {
      const { value, asOf } = await readGameCard(client, gamePk);
      const [card = null] = value === null ? [] : await shown.cards([value], asOf, viewer);
      return card;
    },
    async day(asked, viewer) {
      const day = await listGames({ client, clock }, { ...asked, at: viewer.instant });
      const { games, freshness } = day;
      const asOf = Math.min(freshness.asOf, viewer.instant ?? freshness.asOf);
      const cards = await shown.cards(games, freshness.asOf, viewer);
      return { ...day, games: orderGames(cards), freshness: { ...freshness, asOf } };
    },
    async game(gamePk, viewer) {
      const newest = await shown.newest(gamePk, viewer);
      return gameAtInstant(newest, viewer.instant, shown.earlierCard(gamePk, viewer));
    },
    earlierCard: (gamePk, { instant, hidden }) =>
      instant === null || hidden !== null ? null : results.cardAt(gamePk, instant, 'day'),
    async newest(gamePk, viewer) {
      refuseLongHold(viewer, clock.now());
      const { hidden } = viewer;
      const game = await hub.game(gamePk);
      if (hidden === null) return game;
      if (!isPickable(game.view)) refuseHiddenGame(hidden, game.view);
      return withoutRecords(game);
    },
  };
  return shown;
}

/**
 * Lists the games of a day and level. The current day, that of the time `at` (epoch ms, league clock; null: now), includes the previous
 * day's live games.
 */
async function listGames({ client, clock }: LeagueServices, day: Day & { at: number | null }): Promise<GamesDay> {
  const now = day.at ?? clock.now();
  const { date = baseballDay(now), level } = day;
  const [{ value, asOf, isStale }, late] = await Promise.all([
    readSchedule(client, { date, level }),
    day.date === undefined ? readLateGames(client, now, level) : [],
  ]);
  const listed = new Set(value.map(({ gamePk }) => gamePk));
  const games = [...value, ...late.filter(({ gamePk }) => !listed.has(gamePk))];
  const nextDay = games.length === 0 ? await readNextGameDay(client, { date, level }) : null;
  return { date, level, games, ...(nextDay !== null && { nextDay }), freshness: { asOf, isStale } };
}
