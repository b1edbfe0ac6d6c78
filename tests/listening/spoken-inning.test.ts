import { describe, expect, test } from 'vitest';
import { verbosities } from '#features/listening/rules/sentence-between.ts';
import { addDays } from '#simulator/clock/league-date.ts';
import { createLeague } from '#simulator/create-league.ts';
import { liveFeed } from '#simulator/wire/game/live-feed.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { transcriptOf } from './transcript-of.ts';

const openingDay = '2026-03-26';

/** A simulated game with a run, a wild pitch and a challenge in its first inning. */
function simulatedGame() {
  const league = createLeague({ seed: 'listening', openingDay });
  const game = league.games(1, addDays(openingDay, 20))[0];
  const played = game && league.play(game.gamePk);
  if (!game || !played) throw new Error('no game');
  return toGameLog(wireFeed.parse(liveFeed(league, game, played, played.endedAt + 60_000)));
}

describe('the first inning of a simulated game', () => {
  const log = simulatedGame();

  test.each(verbosities)('is spoken at verbosity "%s" as in the stored transcript', async (verbosity) => {
    const text = `${transcriptOf(log, 1, verbosity).join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(`transcripts/${verbosity}.txt`);
  });

  test('is spoken with four seconds between two sentences when it is played faster, and loses no play', () => {
    const lines = transcriptOf(log, 1, 'everything', 5);
    const starts = lines.map((line) => Number(line.slice(0, 4)));
    expect(starts.slice(1).filter((start, place) => start - (starts[place] ?? 0) < 4)).toEqual([]);
    expect(lines.length).toBeLessThan(transcriptOf(log, 1, 'everything').length);
    const text = lines.join('\n');
    expect(
      transcriptOf(log, 1, 'scores').every((line) => text.includes(line.slice(5).replace(/, \w+ 1st\.$/, ''))),
    ).toBe(true);
  });
});
