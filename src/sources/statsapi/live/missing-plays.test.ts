import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { chanceSeries } from '#rules/baseball/game/chance-series.ts';
import { describeMissingPlays } from '#rules/baseball/game/describe-state.ts';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { createCheckpoints, fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { judgeCalls } from '#rules/baseball/game/judge-calls.ts';
import { boxScoreSchema, gameViewSchema, plateAppearanceSchema } from '#rules/baseball/game/model.ts';
import { filterPlays } from '#rules/baseball/game/play-log.ts';
import { isOver } from '#rules/baseball/game/predicates.ts';
import { instantAfter } from '#rules/baseball/replay/instant.ts';
import { momentsOf } from '#rules/baseball/replay/moments.ts';
import { boxOfScorecard } from '#rules/baseball/scorecard/box-of-scorecard.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { seededRandom } from '#rules/baseball/seeded-random.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { toLiveFeed } from './live-feed.ts';
import { boards, official } from './testing/official-game.ts';

const feedShape = z.looseObject({
  gamePk: z.number(),
  liveData: z.looseObject({
    plays: z.looseObject({
      allPlays: z.array(
        z.looseObject({ about: z.looseObject({ inning: z.number(), halfInning: z.enum(['top', 'bottom']) }) }),
      ),
    }),
  }),
});

type Feed = z.infer<typeof feedShape>;
type Play = Feed['liveData']['plays']['allPlays'][number];

const halfOf = ({ about }: Play): string => `${about.halfInning} ${about.inning}`;

/** Ways to lose plays: single ones, half-innings, the first or the last ones, all. */
const losses: ((plays: readonly Play[], roll: () => number) => Play[])[] = [
  (plays, roll) => plays.filter(() => roll() > 0.03),
  (plays, roll) => plays.filter(() => roll() > 0.5),
  (plays, roll) => {
    const lost = new Set(plays.map(halfOf).filter(() => roll() < 0.05));
    return plays.filter((play) => !lost.has(halfOf(play)));
  },
  (plays, roll) => plays.slice(Math.floor(roll() * plays.length)),
  (plays, roll) => plays.slice(0, Math.floor(roll() * plays.length)),
  () => [],
];

const withPlays = (feed: Feed, allPlays: Play[]): Feed => ({
  ...feed,
  liveData: { ...feed.liveData, plays: { ...feed.liveData.plays, allPlays, currentPlay: allPlays.at(-1) } },
});

/** Old feeds do not number their plays. */
const withoutNumber = (play: Play): Play => ({
  ...play,
  atBatIndex: undefined,
  about: { ...play.about, atBatIndex: undefined },
});

/** Everything that is computed from a game, in the shapes of the contract. */
function computeAll(log: GameLog): void {
  const view = fold(log, Infinity);
  expect(gameViewSchema.parse(view)).toEqual(view);
  const plays = plateAppearances(log);
  z.array(plateAppearanceSchema).parse(plays);
  boxScoreSchema.parse(boxOfScorecard(scorecardAt(log), view));
  chanceSeries(plays);
  judgeCalls(plays);
  filterPlays(plays, 'key');
  const checkpoints = createCheckpoints(log);
  for (const { count } of momentsOf(checkpoints).filter((_, place) => place % 40 === 0))
    instantAfter(checkpoints, count);
}

/** At no moment, a figure is later than the official one of that moment. */
function expectNothingLater(log: GameLog, complete: GameLog): void {
  const times = complete.events.map(({ at }) => at).filter((_, place) => place % 60 === 0);
  for (const time of times.filter((at) => at < (complete.events.at(-1)?.at ?? 0))) {
    const [shown, real] = [fold(log, time), fold(complete, time)];
    expect(isOver(shown)).toBe(false);
    for (const side of ['away', 'home'] as const) {
      for (const figure of ['runs', 'hits', 'errors'] as const)
        expect(shown.totals[side][figure], `${figure} at ${time}`).toBeLessThanOrEqual(real.totals[side][figure]);
    }
  }
}

function expectWholeGame(log: GameLog, complete: GameLog): void {
  computeAll(log);
  expectNothingLater(log, complete);
}

/** Loses plays of a feed in all ways. */
function expectOfficialFigures(body: unknown, seed: number): void {
  const feed = feedShape.parse(body);
  const roll = seededRandom(seed);
  const { log: complete } = toLiveFeed(feed, feed.gamePk);
  const { allPlays } = feed.liveData.plays;
  for (const lose of losses) {
    const kept = lose(allPlays, roll);
    const variant = withPlays(feed, kept);
    const { log } = toLiveFeed(variant, feed.gamePk);
    const { folded, expected } = boards(log, official.parse(variant).liveData);
    expect(folded).toEqual(expected);
    const lost = allPlays.filter((play) => !kept.includes(play)).map(halfOf);
    const { missingPlays } = fold(log, Infinity);
    // a walk that is missing after missing half-innings is not known
    for (const { half, inning } of missingPlays) expect(lost).toContain(`${half} ${inning}`);
    expect(describeMissingPlays(missingPlays) === null).toBe(lost.length === 0);
    expectWholeGame(log, complete);
    const unnumbered = toLiveFeed(withPlays(feed, kept.map(withoutNumber)), feed.gamePk).log;
    expect(boards(unnumbered, official.parse(variant).liveData).folded).toEqual(expected);
    expectWholeGame(unnumbered, complete);
  }
}

const folder = join(recordingsFolder, 'live');
const recorded = hasRecordings
  ? readdirSync(folder)
      .filter((name) => name.startsWith('live-'))
      .map((name): [string, unknown] => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))])
  : [];
const finals = recorded.filter(([, body]) => isOver(toLiveFeed(body, feedShape.parse(body).gamePk).log.header));

describe.skipIf(!hasRecordings)('a recorded feed (needs ../shared/recorded)', () => {
  test.each(recorded)('%s that is complete has no official figures besides its plays', (_, body) => {
    const { log, lacking } = toLiveFeed(body, feedShape.parse(body).gamePk);
    expect(log.events.filter(({ type }) => type === 'officialFigures')).toEqual([]);
    expect(lacking).toEqual([]);
  });

  test.each(finals)('%s that loses plays keeps its official figures', (name, body) =>
    expectOfficialFigures(body, name.length),
  );
});

const { url } = await startControlledLeague({
  seed: '7',
  openingDay: '2031-06-27',
  now: Date.parse('2031-07-11T23:30:00Z'),
});
const request = async (path: string): Promise<unknown> => (await fetch(new URL(path, url))).json();
const schedule = z.object({ dates: z.array(z.object({ games: z.array(z.object({ gamePk: z.number() })) })) });

test.each([1, 11, 22])('a simulated game at level %i that loses plays keeps its official figures', async (level) => {
  const days = `startDate=2031-07-08&endDate=2031-07-11`;
  const { dates } = schedule.parse(await request(`/api/v1/schedule?sportId=${level}&${days}`));
  const games = dates.flatMap((date) => date.games).slice(0, 3);
  let read = 0;
  for (const { gamePk } of games) {
    const body = await request(`/api/v1.1/game/${gamePk}/feed/live`);
    if (!isOver(toLiveFeed(body, gamePk).log.header)) continue;
    expectOfficialFigures(body, gamePk);
    read += 1;
  }
  expect(read).toBeGreaterThan(0);
});
