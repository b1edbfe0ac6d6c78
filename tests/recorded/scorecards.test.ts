import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plateAppearances } from '#rules/baseball/game/fold.ts';
import { scorecardAt } from '#rules/baseball/scorecard/scorecard-at.ts';
import { scorecardSchema } from '#rules/baseball/scorecard/shapes.ts';
import { splitLinesOf } from '#rules/baseball/scorecard/split-lines.ts';
import { toGameLog } from '#sources/statsapi/live/live-feed.ts';
import { toBoxScore } from '#sources/statsapi/live/to-box-score.ts';
import { wireFeed } from '#sources/statsapi/live/wire-feed.ts';
import { expectBalance } from '#tests/support/scorecards/expect-balance.ts';
import { battersOfBox, battersOfSplits } from '#tests/support/scorecards/split-figures.ts';
import { hasRecordings, recordingsFolder } from '#tests/support/upstream/recorded-feeds.ts';

const folder = join(recordingsFolder, 'live');
const files = hasRecordings ? readdirSync(folder).filter((name) => name.startsWith('live-')) : [];

describe.skipIf(!hasRecordings)('every recorded game (needs ../shared/recorded)', () => {
  test.each(files)('%s: the scorecards balance with the box score and the line score', (file) => {
    const body: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const card = scorecardAt(toGameLog(wireFeed.parse(body)));
    expect(scorecardSchema.parse(card)).toEqual(card);
    expectBalance(card, body, file);
  });

  test.each(files)('%s: the lines of each batter against both hands add up to the box score', (file) => {
    const feed = wireFeed.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const log = toGameLog(feed);
    const counted = battersOfSplits(splitLinesOf(log, plateAppearances(log)));
    expect(counted).toEqual(battersOfBox(toBoxScore(feed, log.header)));
  });

  test.each(files)('%s: every finished plate appearance has a notation with its fielders', (file) => {
    const { away, home } = scorecardAt(toGameLog(wireFeed.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))));
    const finished = [...away.cells, ...home.cells].filter(({ kind }) => kind === 'out' || kind === 'reached');
    const texts = finished.map(({ notation }) => notation?.text ?? 'none');
    const known = /^(?:K|[1-9](?:-[1-9])+|[FLPG][1-9]|[1-9]U|[123]B|HR|I?BB|HBP|E[1-9]|FC|CI|SAC|SF)$/;
    expect(texts.filter((text) => !known.test(text))).toEqual([]);
  });
});
