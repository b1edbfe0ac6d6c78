import { describe, expect, test } from 'vitest';
import { type AnswerReader, readableAnswers } from '#tests/support/answer-readers.ts';
import { collapsed, having, pathsOf, without } from '#tests/support/mutate-body.ts';
import { completeAnswers, recordedBody } from '#tests/support/recorded-answers.ts';
import { hasRecorded } from '#tests/support/recorded.ts';

const answers = readableAnswers(completeAnswers());

/** Every field of the body but those that its kind demands. */
function optionalPaths(body: unknown, { demands }: AnswerReader) {
  return pathsOf(body).filter((path) => path.length > 1 || !demands.includes(String(path[0])));
}

/** The changed bodies that a reader throws at, or reads into something else than it promises. */
function refused({ convert, shape }: AnswerReader, bodies: readonly { name: string; body: unknown }[]): string[] {
  return bodies.flatMap(({ name, body }) => {
    try {
      return shape.safeParse(convert(body)).success ? [] : [`${name}: of another shape`];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

describe.skipIf(!hasRecorded)('a recorded answer (skipped where the recordings are absent)', () => {
  test.each(answers)('$file loses any one field without harm', ({ file, reader }) => {
    const body = collapsed(recordedBody(file));
    const bodies = optionalPaths(body, reader).map((path) => ({ name: path.join('.'), body: without(body, path) }));
    expect(refused(reader, bodies)).toEqual([]);
  });

  test.each(answers)('$file may have junk in any one field', ({ file, reader }) => {
    const body = collapsed(recordedBody(file), 1);
    const junk = [null, 'junk', -1, { junk: [] }, [7]];
    const bodies = optionalPaths(body, reader).map((path, index) => ({
      name: path.join('.'),
      body: having(body, path, junk[index % junk.length]),
    }));
    expect(refused(reader, bodies)).toEqual([]);
  });

  test.each(answers.filter(({ reader }) => reader.demands.length > 0))(
    '$file without what makes it of its kind is refused, so that the last good answer stands',
    ({ file, reader }) => {
      const body = collapsed(recordedBody(file), 1);
      for (const field of reader.demands) expect(() => reader.convert(without(body, [field]))).toThrow();
    },
  );
});
