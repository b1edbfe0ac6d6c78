import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { GameLog } from '#rules/baseball/game/event.ts';
import { fold, plateAppearances } from '#rules/baseball/game/fold.ts';
import { boxScoreSchema, gameViewSchema, plateAppearanceSchema, type Side } from '#rules/baseball/game/model.ts';
import { foldEach } from '#rules/baseball/game/testing/fold-each.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';
import { toGameLog } from './live-feed.ts';
import { boards, official, statesAfterPlays } from './testing/official-game.ts';
import { toBoxScore } from './to-box-score.ts';
import { wireFeed } from './wire-feed.ts';

const folder = join(recordingsFolder, 'live');
const files = hasRecordings ? readdirSync(folder).filter((name) => name.startsWith('live-')) : [];
const sides: Side[] = ['away', 'home'];
const single = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? null;

const load = (file: string) => {
  const body: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const feed = wireFeed.parse(body);
  const live = official.parse(body).liveData;
  return { feed, log: toGameLog(feed), live, ...live };
};

const finalOf = (log: GameLog) => foldEach(log).at(-1);

describe.skipIf(!hasRecordings)('every recorded feed (needs ../shared/recorded)', () => {
  test.each(files)('%s: the line score by half-inning and the totals match the official ones', (file) => {
    const { log, live } = load(file);
    const { folded, expected } = boards(log, live);
    expect(folded).toEqual(expected);
  });

  test.each(files)('%s: count, outs, bases and score after every play match the official ones', (file) => {
    const { log, live } = load(file);
    const { folded, expected } = statesAfterPlays(log, live);
    expect(folded).toEqual(expected);
  });

  test.each(files)('%s: every plate appearance has its batter, pitcher, half-inning and result', (file) => {
    const { log, plays } = load(file);
    const reported = plays.allPlays.map(({ about, matchup, result }) => ({
      inning: about.inning,
      half: about.halfInning,
      batterId: matchup.batter?.id,
      pitcherId: matchup.pitcher?.id,
      event: about.isComplete ? result.event : null,
      description: about.isComplete ? single(result.description) : null,
      away: result.awayScore,
      home: result.homeScore,
    }));
    const appearances = z.array(plateAppearanceSchema).parse(plateAppearances(log));
    expect(appearances.map((appearance) => appearance.index)).toEqual(reported.map((_, index) => index));
    appearances.forEach((appearance, index) => expect(appearance).toMatchObject(reported[index] ?? {}));
  });

  test.each(files)('%s: without the counts of pitches, the counts are computed from the calls', (file) => {
    const { feed, log } = load(file);
    const plays = feed.liveData.plays?.allPlays.map((play) => ({
      ...play,
      playEvents: play.playEvents.map((event) => (event.isPitch ? { ...event, count: undefined } : event)),
    }));
    const bare = { ...feed, liveData: { ...feed.liveData, plays: { allPlays: plays ?? [], currentPlay: undefined } } };
    const countsOf = (each: GameLog) =>
      plateAppearances(each).map(({ pitches }) => pitches.map(({ balls, strikes }) => [balls, strikes]));
    expect(countsOf(toGameLog(bare))).toEqual(countsOf(log));
  });

  test.each(files)('%s: the scoring plays and the score after each match the official ones', (file) => {
    const { log, plays } = load(file);
    const scoring = fold(log, Infinity).scoringPlays;
    expect(scoring.map(({ index }) => index)).toEqual(plays.scoringPlays);
    for (const { index, away, home, description } of scoring) {
      const { result } = plays.allPlays[index] ?? {};
      expect({ away, home }).toEqual({ away: result?.awayScore, home: result?.homeScore });
      expect(description).toContain(single(result?.description));
    }
  });

  test.each(files)(
    '%s: the line-ups after all substitutions and the pitch counts are those of the box score',
    (file) => {
      const { log, boxscore } = load(file);
      const state = finalOf(log);
      for (const side of sides) {
        const { battingOrder, pitchers, players } = boxscore.teams[side];
        const lineup = state?.lineups[side] ?? [];
        expect(lineup.map(({ playerId }) => playerId)).toEqual(battingOrder);
        expect(lineup.map(({ position }) => position)).toEqual(
          battingOrder.map((id) => players[`ID${id}`]?.position.abbreviation),
        );
        const thrown = pitchers.map((id) => players[`ID${id}`]?.stats.pitching.numberOfPitches ?? 0);
        expect(pitchers.map((id) => state?.pitchCounts[id] ?? 0)).toEqual(thrown);
      }
    },
  );

  test.each(files)('%s: the view and the box score match the schemas of the contract', (file) => {
    const { feed, log } = load(file);
    const view = fold(log, Infinity);
    expect(gameViewSchema.parse(view)).toEqual(view);
    const box = toBoxScore(feed, log.header);
    expect(boxScoreSchema.parse(box)).toEqual(box);
    for (const side of sides) {
      expect(box[side].batting.reduce((sum, line) => sum + line.runs, 0)).toBe(view.totals[side].runs);
    }
  });

  test.each(files)('%s: events are in chronological order, and every displayed player has a name', (file) => {
    const { log } = load(file);
    const times = log.events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const { people, lineups, plateAppearance } = fold(log, Infinity);
    const ids = [...lineups.away, ...lineups.home].map(({ playerId }) => playerId);
    const present = [...ids, plateAppearance?.batterId, plateAppearance?.pitcherId].filter((id) => id !== undefined);
    expect(present.filter((id) => !people[id])).toEqual([]);
  });

  test.each(files)('%s: the first half of the events contains nothing of the second half', (file) => {
    const { log } = load(file);
    const middle = log.events[Math.floor(log.events.length / 2)]?.at ?? 0;
    const view = fold(log, middle);
    expect(view).toEqual(fold({ ...log, events: log.events.filter(({ at }) => at <= middle) }, Infinity));
    expect(view.decisions).toBeNull();
  });
});
