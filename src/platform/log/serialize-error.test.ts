import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { formatError, serializeError } from './serialize-error.ts';

const violation = Object.assign(new DatabaseError('duplicate key value "ann"', 10, 'error'), {
  severity: 'ERROR',
  code: '23505',
  constraint: 'users_username_key_key',
  detail: 'Key (username_key)=(ann) already exists.',
});
const query = new DrizzleQueryError('insert into users (email) values ($1)', ['ann\n    at ann'], violation);

test('a failed query is logged with its text and error code, without parameters and rows', () => {
  const logged = serializeError(query);
  expect(logged).toMatchObject({
    message: 'Failed query: insert into users (email) values ($1)',
    cause: { code: '23505', constraint: 'users_username_key_key' },
  });
  expect(logged.stack).toMatch(/^\s+at .*serialize-error\.test\.ts/);
  expect(JSON.stringify(logged)).not.toContain('ann');
  expect(formatError(query)).not.toContain('ann');
});

test('other errors keep message, stack and causes; circular causes end', () => {
  const error = new TypeError('a mistake');
  error.cause = error;
  const expected = { type: 'TypeError', message: 'a mistake', cause: { type: 'TypeError' } };
  expect(serializeError(error)).toMatchObject(expected);
});

test('a thrown value that is not an error is logged, without its deeper and longer parts', () => {
  expect(serializeError('no broker')).toEqual({ type: 'string', message: "'no broker' was thrown" });
  expect(serializeError(undefined)).toEqual({ type: 'undefined', message: 'undefined was thrown' });
  const thrown = { status: 503, at: { part: { deep: { hidden: 1 } } }, text: 'x'.repeat(5000) };
  const { message } = serializeError(thrown);
  expect(message).toContain('status: 503');
  expect(message).not.toContain('hidden');
  expect(message.length).toBeLessThan(700);
});
