import { expect, test } from 'vitest';
import { clearedSessionCookie, sessionCookie, sessionToken } from './session-cookie.ts';

const token = 'a'.repeat(43);

test('over https the cookie is bound to this host', () => {
  const cookie = sessionCookie(token, true);
  expect(cookie).toMatch(/^__Host-called_shot=a{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(sessionToken(`theme=dark; __Host-called_shot=${token}`, true)).toBe(token);
});

test('over http it lacks what http cannot keep', () => {
  expect(sessionCookie(token, false)).toMatch(/^called_shot=a{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(sessionToken(`called_shot=${token};theme=dark`, false)).toBe(token);
});

test('over https a cookie that any page of the site could have set counts for nothing', () => {
  expect(sessionToken(`called_shot=${token}`, true)).toBeNull();
});

test.each([undefined, '', 'called_shot=', 'called_shot=short', `called_shot=${token}x`, `xcalled_shot=${token}`])(
  '%s is no session',
  (header) => expect(sessionToken(header, false)).toBeNull(),
);

test('clearing takes effect at once', () => {
  expect(clearedSessionCookie(true)).toMatch(/^__Host-called_shot=; Path=\/; Max-Age=0; .*Secure$/);
});
