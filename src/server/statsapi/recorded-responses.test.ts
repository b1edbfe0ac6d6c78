import { describe, expect, test } from 'vitest';
import { answerReaders, isForTheseReaders, readableAnswers, readerOf } from '#tests/support/answer-readers.ts';
import { completeAnswers, recordedBody } from '#tests/support/recorded-answers.ts';
import { hasRecorded } from '#tests/support/recorded.ts';

const answers = completeAnswers();
const errors = answers.filter(({ file }) => file.startsWith('errors/'));

describe.skipIf(!hasRecorded)('the recorded answers of the real API (skipped where they are absent)', () => {
  test('have a reader each, or belong to no screen', () => {
    const wanted = answers.filter(({ request }) => isForTheseReaders(request));
    expect(wanted.filter(({ request }) => readerOf(request) === undefined)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(80);
  });

  test.each(readableAnswers(answers))('$file converts to what its reader promises', ({ reader, file }) => {
    const value = reader.convert(recordedBody(file));
    expect(reader.shape.parse(value)).toEqual(value);
  });

  test.each(errors)('$file is refused by every reader that demands anything', ({ file }) => {
    const readers = answerReaders.filter(({ demands }) => demands.length > 0);
    for (const { convert } of readers) expect(() => convert(recordedBody(file))).toThrow();
  });
});
