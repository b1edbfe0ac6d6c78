import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { troubleOf } from './form-trouble.ts';

const refusal = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  new ApiError(status, { error: { code, message, ...(fields === undefined ? {} : { fields }) } });

test.each([
  [
    'the server’s own words',
    refusal(401, 'wrong_credentials', 'No fan by that name and password'),
    'No fan by that name and password',
  ],
  ['the network’s', refusal(0, 'network', 'Network error'), 'Network error'],
  ['ours when the answer has none', refusal(502, 'http', 'The server answered 502'), 'Login failed'],
  ['ours when something broke', new TypeError('x is not a function'), 'Login failed'],
])('the sentence is %s', (_, error, message) => {
  expect(troubleOf(error, 'Login failed').message).toBe(message);
});

test('fields at fault keep their words', () => {
  expect(troubleOf(refusal(409, 'taken', 'Taken', { username: 'is taken' }), 'x').fields).toEqual({
    username: 'is taken',
  });
});
