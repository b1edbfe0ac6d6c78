import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { toFormError } from './use-account-form.ts';

const refusal = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  new ApiError(status, { error: { code, message, ...(fields === undefined ? {} : { fields }) } });

test.each([
  [
    'the server’s message',
    refusal(401, 'wrong_credentials', 'No user by that name and password'),
    'No user by that name and password',
  ],
  ['the network error', refusal(0, 'network', 'Network error'), 'Network error'],
  [
    'the fallback if the response has no message',
    refusal(502, 'http', 'The server responded with 502'),
    'Login failed',
  ],
  ['the fallback for any other error', new TypeError('x is not a function'), 'Login failed'],
])('the message is %s', (_, error, message) => expect(toFormError(error, 'Login failed').message).toBe(message));

test('invalid fields have their own messages', () =>
  expect(toFormError(refusal(409, 'taken', 'Taken', { username: 'is taken' }), 'x').fields).toEqual({
    username: 'is taken',
  }));
