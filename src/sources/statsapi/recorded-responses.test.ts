import { describe, expect, test } from 'vitest';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { listCompleteRecordings, readRecordedBody } from '#tests/support/upstream/recordings.ts';
import {
  responseReaders,
  isConvertedBySchema,
  listReadableRecordings,
  findReader,
} from '#tests/support/upstream/response-readers.ts';

const responses = listCompleteRecordings();
const errors = responses.filter(({ file }) => file.startsWith('errors/'));

describe.skipIf(!hasRecordings)('the recorded responses of the real API (needs ../shared/recorded)', () => {
  test('have a reader each, or are not displayed', () => {
    const wanted = responses.filter(({ request }) => isConvertedBySchema(request));
    expect(wanted.filter(({ request }) => findReader(request) === undefined)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(80);
  });

  test.each(listReadableRecordings(responses))(
    '$file converts to the return type of its reader',
    ({ reader, file }) => {
      const value = reader.convert(readRecordedBody(file));
      expect(reader.shape.parse(value)).toEqual(value);
    },
  );

  test.each(errors)('$file is rejected by every reader with required fields', ({ file }) => {
    const readers = responseReaders.filter(({ requiredFields }) => requiredFields.length > 0);
    for (const { convert } of readers) expect(() => convert(readRecordedBody(file))).toThrow();
  });
});
