import { describe, expect, test } from 'vitest';
import { shortenLists, replaceAt, listPaths, removeAt } from '#tests/support/upstream/mutate-body.ts';
import { hasRecordings } from '#tests/support/upstream/recorded-feeds.ts';
import { listCompleteRecordings, readRecordedBody } from '#tests/support/upstream/recordings.ts';
import { type ResponseReader, listReadableRecordings } from '#tests/support/upstream/response-readers.ts';

const responses = listReadableRecordings(listCompleteRecordings());

/** The same field of more recordings of a kind adds only time. */
const recordingsPerField = 3;

/** Creates a function that lists the fields of a body, except the required fields of its kind and fields of enough earlier bodies. */
function createFieldList() {
  const uses = new Map<string, Set<unknown>>();
  return (body: unknown, { request, requiredFields }: ResponseReader) =>
    listPaths(body).filter((path) => {
      if (path.length === 1 && requiredFields.includes(String(path[0]))) return false;
      const field = `${request} ${path.join('.').replaceAll(/\d+/g, '*')}`;
      const bodies = uses.get(field) ?? new Set();
      uses.set(field, bodies);
      if (bodies.size < recordingsPerField) bodies.add(body);
      return bodies.has(body);
    });
}

/** The changed bodies that a reader rejects or converts to an invalid value. */
function refused({ convert, shape }: ResponseReader, bodies: readonly { name: string; body: unknown }[]): string[] {
  return bodies.flatMap(({ name, body }) => {
    try {
      return shape.safeParse(convert(body)).success ? [] : [`${name}: of another shape`];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

describe.skipIf(!hasRecordings)('a recorded response (needs ../shared/recorded)', () => {
  const fieldsToRemove = createFieldList();
  const fieldsToReplace = createFieldList();

  test.each(responses)('$file is read without any one field', ({ file, reader }) => {
    const body = shortenLists(readRecordedBody(file));
    const bodies = fieldsToRemove(body, reader).map((path) => ({ name: path.join('.'), body: removeAt(body, path) }));
    expect(refused(reader, bodies)).toEqual([]);
  });

  test.each(responses)('$file is read with an invalid value in any one field', ({ file, reader }) => {
    const body = shortenLists(readRecordedBody(file), 1);
    const invalidValues = [null, 'invalid', -1, { invalid: [] }, [7]];
    const bodies = fieldsToReplace(body, reader).map((path, index) => ({
      name: path.join('.'),
      body: replaceAt(body, path, invalidValues[index % invalidValues.length]),
    }));
    expect(refused(reader, bodies)).toEqual([]);
  });

  test.each(responses.filter(({ reader }) => reader.requiredFields.length > 0))(
    '$file without its required fields is rejected, so that the cached response remains',
    ({ file, reader }) => {
      const body = shortenLists(readRecordedBody(file), 1);
      for (const field of reader.requiredFields) expect(() => reader.convert(removeAt(body, [field]))).toThrow();
    },
  );
});
