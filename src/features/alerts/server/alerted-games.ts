import { sql } from 'drizzle-orm';
import { compareResults } from '#features/chances/rules/compare-results.ts';
import { readNewestChances } from '#features/chances/server/stored-chances.ts';
import { readLateDay } from '#features/games/server/game-instants.ts';
import { lineupLead } from '#rules/baseball/forecast/lineups.ts';
import { baseballDay } from '#rules/baseball/game/baseball-day.ts';
import type { GameCard } from '#rules/baseball/game/game-card.ts';
import { majorLeagueLevel } from '#rules/baseball/game/levels.ts';
import { longestAge } from '#rules/baseball/game/moments/moments-of.ts';
import { compareByStart, isPickable, scheduledStart } from '#rules/baseball/game/predicates.ts';
import { isOver } from '#sources/live/server/live-game.ts';
import type { Services } from '#sources/services.ts';
import { readSchedule } from '#sources/statsapi/schedule/read-schedule.ts';
import type { AlertMoment } from '../rules/alert-moment.ts';
import { bestGame, bestGameKey } from '../rules/best-game.ts';
import { raceGames } from '../rules/race-games.ts';

/** real ms for which it is not read again who wants what, and which games are played */
const kept = 10_000;
/** the same for the games of the minor leagues, of which each level is a request */
const minorKept = 300_000;
/** ms */
const longestFollowed = 12 * 3_600_000;
const minorLevels = [11, 12, 13, 14];
/** games of the minor leagues that are followed for alerts at the same time, those that began first */
const mostMinorGames = 10;

/** `isOfAll`: a subscription can need any game of the major leagues; `isUnusual`: one is to what is unusual */
type Needs = { isOfAll: boolean; isUnusual: boolean; clubs: Set<number>; games: Set<number>; players: Set<number> };

/**
 * `players`: those whose moments are wanted; `races`: the games that matter for a race; `best`: the best game now, if it is wanted;
 * `bestKeys`: of all games that can be the best one of the evening
 */
export type AlertedGames = {
  gamePks: Set<number>;
  players: ReadonlySet<number>;
  races: ReadonlySet<number>;
  best: AlertMoment | null;
  bestKeys: string[];
};

async function readNeeds({ db }: Pick<Services, 'db'>): Promise<Needs | null> {
  // jumps from each subject to the next one in the index: there are many subscriptions to few subjects
  const { rows } = await db.execute<{ subject: string; id: number }>(sql`
    with recursive wanted as (
      (select subject, subject_id from alert_subscriptions order by subject, subject_id limit 1)
      union all
      select next.* from wanted w cross join lateral (
        select s.subject, s.subject_id from alert_subscriptions s
        where (s.subject, s.subject_id) > (w.subject, w.subject_id) order by s.subject, s.subject_id limit 1) next
    ) select subject, subject_id as id from wanted`);
  if (rows.length === 0) return null;
  const idsOf = (subject: string) => new Set(rows.flatMap((row) => (row.subject === subject ? [row.id] : [])));
  const isOfAll = rows.some(({ subject }) => subject !== 'club' && subject !== 'game');
  const isUnusual = rows.some(({ subject }) => subject === 'unusual');
  return { isOfAll, isUnusual, clubs: idsOf('club'), games: idsOf('game'), players: idsOf('player') };
}

/** The games that were in progress when they were last read, perhaps by a process before this one: their end is news. */
async function readGoing(db: Services['db'], now: number): Promise<number[]> {
  const { rows } = await db.execute<{ gamePk: number }>(sql`
    select game_pk as "gamePk" from alert_games
    where read_at > ${new Date(now - longestAge)} and since > ${new Date(now - longestFollowed)} and seen #>> '{status,phase}' not in ('final', 'void')`);
  return rows.map(({ gamePk }) => gamePk);
}

/** Whether a game is in progress or about to start. */
function isNear(card: GameCard, now: number): boolean {
  if (isOver(card)) return false;
  const start = scheduledStart(card);
  return !isPickable(card) || (start !== null && start - now < lineupLead);
}

function isNeeded({ gamePk, teams: { away, home } }: GameCard, { isOfAll, clubs, games }: Needs): boolean {
  return isOfAll || games.has(gamePk) || clubs.has(away.id) || clubs.has(home.id);
}

/** The games that subscriptions need now; null: there is no subscription. Read again after a while. */
export function createAlertedGames(
  services: Pick<Services, 'db' | 'client' | 'clock' | 'realNow'>,
): () => Promise<AlertedGames | null> {
  const { db, client, clock, realNow } = services;
  let known: { at: number; games: AlertedGames | null } | null = null;
  let minor: { at: number; cards: GameCard[] } | null = null;

  async function readMinor(date: string): Promise<GameCard[]> {
    if (minor !== null && realNow() - minor.at < minorKept) return minor.cards;
    const days = await Promise.allSettled(minorLevels.map((level) => readSchedule(client, { date, level })));
    const cards = days.flatMap((day) => (day.status === 'fulfilled' ? day.value.value : []));
    minor = { at: realNow(), cards };
    return cards;
  }

  async function read(): Promise<AlertedGames | null> {
    const needs = await readNeeds(services);
    if (needs === null) return null;
    const now = clock.now();
    const date = baseballDay(now);
    const [today, late, going, chances] = await Promise.all([
      readSchedule(client, { date, level: majorLeagueLevel }),
      readLateDay(client, now, majorLeagueLevel),
      readGoing(db, now),
      readNewestChances(db, { season: Number(date.slice(0, 4)), until: null }),
    ]);
    const cards = [...today.value, ...(late?.value ?? [])];
    const major = cards.filter((card) => isNear(card, now) && isNeeded(card, needs));
    const others = [...needs.games].filter((gamePk) => cards.every((card) => card.gamePk !== gamePk));
    const near = others.length === 0 ? [] : (await readMinor(date)).filter((card) => isNear(card, now));
    const minorGames = near.filter(({ gamePk }) => others.includes(gamePk)).toSorted(compareByStart);
    return {
      gamePks: new Set([...[...major, ...minorGames.slice(0, mostMinorGames)].map(({ gamePk }) => gamePk), ...going]),
      players: needs.players,
      best: needs.isUnusual ? bestGame(cards, { date, now }) : null,
      bestKeys: cards.map((card) => bestGameKey(date, card)),
      races: chances?.tonight == null ? new Set() : raceGames(compareResults({ ...chances, ...chances.tonight })),
    };
  }

  return async () => {
    if (known === null || realNow() - known.at >= kept) known = { at: realNow(), games: await read() };
    return known.games;
  };
}
