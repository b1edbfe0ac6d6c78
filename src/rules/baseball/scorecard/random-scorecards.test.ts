import { expect, test } from 'vitest';
import { randomGame } from '#rules/baseball/game/testing/random-game.ts';
import { proves } from './proves.ts';
import { scorecardAt } from './scorecard-at.ts';
import { scorecardSchema } from './shapes.ts';

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'every random game: %i proves at its end and at any time, and fits the shapes',
  (seed) => {
    const log = randomGame(seed);
    for (const time of [Infinity, ...log.events.filter((_, place) => place % 37 === 0).map(({ at }) => at)]) {
      const card = scorecardAt({ ...log, events: log.events.filter(({ at }) => at <= time) });
      expect(proves(card.away.proof), `away at ${time}`).toBe(true);
      expect(proves(card.home.proof), `home at ${time}`).toBe(true);
    }
    const card = scorecardAt(log);
    expect(scorecardSchema.parse(card)).toEqual(card);
  },
);
