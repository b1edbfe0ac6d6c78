import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { inventedHeader } from '../testing/invented-game.ts';
import { announced, cut, hurried, momentsInUpdates } from '../testing/moments-in-updates.ts';
import { randomGame } from '../testing/random-game.ts';
import type { GameMoment } from './game-moment.ts';

const everyone = new Set(Object.keys(inventedHeader.players).map(Number));

test.each(Array.from({ length: 40 }, (_, place) => place + 1))(
  'a play of random game %d that is missing for a while repeats no run, lead or home run',
  (seed) => {
    const log = hurried(randomGame(seed));
    const roll = seededRandom(seed);
    const missing = Math.floor(roll() * 60);
    let index = -1;
    const events = log.events.filter((event) => {
      if (event.type === 'plateAppearanceStarted') index = event.index;
      return index !== missing || event.type === 'status';
    });
    const found = momentsInUpdates([announced(log), log, { ...log, events }, log], everyone);
    const before = momentsInUpdates([announced(log), log], everyone);
    const scoring = new Set(['run', 'leadChange', 'tie', 'homeRun', 'overturned']);
    expect(found.slice(before.length).filter(({ kind }) => scoring.has(kind))).toEqual([]);
  },
);

describe('in random games, pitch by pitch and in updates that skip plays', () => {
  const seeds = Array.from({ length: 2000 }, (_, place) => place + 1);
  const keysOf = (moments: readonly GameMoment[]) => moments.map(({ key }) => key).toSorted();

  test('each moment is found once, and none is lost', () => {
    const kinds = new Set<string>();
    for (const seed of seeds) {
      const log = hurried(randomGame(seed));
      const roll = seededRandom(seed);
      const first = announced(log);
      const whole = momentsInUpdates([first, log], everyone);
      const skipping = cut(log, [...Array.from(log.events.keys()).filter(() => roll() < 0.006), log.events.length]);
      const found = momentsInUpdates([first, ...skipping], everyone);
      expect(keysOf(found), `game ${seed}`).toEqual(keysOf(whole));
      expect(new Set(keysOf(found)).size).toBe(found.length);
      for (const { kind } of found) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(14);
  });

  test.each(seeds.slice(0, 6))('game %d has the same moments pitch by pitch', (seed) => {
    const log = hurried(randomGame(seed));
    const counts = log.events.map((_, place) => place + 1);
    const found = momentsInUpdates([announced(log), ...cut(log, counts)], everyone);
    expect(keysOf(found)).toEqual(keysOf(momentsInUpdates([announced(log), log], everyone)));
  });

  test('the sentence without the score is the same for each moment of a kind, and has no figures', () => {
    for (const seed of seeds.slice(0, 200)) {
      const log = hurried(randomGame(seed));
      const sentences = new Map<string, string>();
      for (const { kind, playerId, key, sentenceWithoutScore } of momentsInUpdates([announced(log), log], everyone)) {
        const club = kind === 'lineup' ? key : '';
        const subject = `${kind} ${playerId ?? club}`;
        expect(sentenceWithoutScore).toBe(sentences.get(subject) ?? sentenceWithoutScore);
        sentences.set(subject, sentenceWithoutScore);
        expect(sentenceWithoutScore.replaceAll(/Player-\d+|batting \d\w\w \(\w+\)/g, '')).not.toMatch(
          /\d|\b(?:lead|tie|win|score|run|homer)/i,
        );
      }
    }
  });
});
