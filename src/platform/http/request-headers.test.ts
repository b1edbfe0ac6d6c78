import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readCookies } from './request-headers.ts';

const token = 'x'.repeat(43);
const read = (cookie: string | undefined) =>
  readCookies(Object.assign(new IncomingMessage(new Socket()), { headers: cookie === undefined ? {} : { cookie } }));

test.each([
  [undefined, null],
  ['', null],
  ['theme=dark', 'dark'],
  ['a=1; theme=light; b=2', 'light'],
  ['theme =light', 'light'],
  ['theme=purple', null],
  ['mytheme=dark', null],
  ['theme=darker', null],
] as const)('the cookies %s have the theme %s', (cookie, theme) => expect(read(cookie).theme).toBe(theme));

test('the clock and the hidden scores are read from values as the session is, whatever the spaces', () => {
  const { clock, hidden } = read('delay =30;held= 1900000000000 ;hide\t=147').viewer;
  expect(clock).toEqual({ delay: 30, heldAt: 1_900_000_000_000 });
  expect(hidden).toEqual({ teams: [147], opened: [] });
});

test.each([
  [undefined, 'all'],
  ['', 'all'],
  ['theme=dark; other=1', 'all'],
  [`__Host-called_shot_device=${token}`, 'all'],
  [`theme=dark; called_shot=${token}`, 'data'],
  [`__Host-called_shot =${token}`, 'data'],
  [`called_shot=${token}; delay=30`, 'nothing'],
  ['called_shot=', 'nothing'],
  [`called_shot="${token}"`, 'nothing'],
  ['called_shot_device=short', 'nothing'],
  ['__Host-called_shots=1', 'nothing'],
  ['theme=', 'nothing'],
  ['delay=0', 'nothing'],
  ['held =x', 'nothing'],
  ['hide=1,2', 'nothing'],
  ['opened=standings', 'nothing'],
] as const)('with the cookies %s, %s may be shared', (cookie, sharing) => expect(read(cookie).sharing).toBe(sharing));
