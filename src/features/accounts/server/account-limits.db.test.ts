import { expect, test } from 'vitest';
import { passRealTime } from '#app/testing/pass-real-time.ts';
import { startTestApp } from '#app/testing/start-test-app.ts';
import { createTestDatabase } from '#tests/support/database/create-test-database.ts';
import { password, signUpUser } from './testing/sign-up-user.ts';

const db = await createTestDatabase();
const loginNearby = { method: 'POST', url: '/api/login', remoteAddress: '203.0.113.9' } as const;

async function startApp() {
  const { app } = await startTestApp({ db });
  const login = (given: string, remoteAddress: string, username = 'Owner') =>
    app.inject({ method: 'POST', url: '/api/login', payload: { username, password: given }, remoteAddress });
  return { app, login };
}

test('failed sign-ins are limited per network, and the owner can sign in from another', async () => {
  const { app, login } = await startApp();
  await signUpUser(app, 'Owner').catch(() => null);
  const guesses = await Promise.all(Array.from({ length: 14 }, () => login('a wrong passphrase', '203.0.113.9')));
  expect(guesses.map(({ statusCode }) => statusCode).filter((status) => status === 401)).toHaveLength(10);
  const refused = guesses.find(({ statusCode }) => statusCode === 429);
  const error = { error: expect.stringMatching(/^Too many attempts/), code: 'too_many_requests' };
  expect(refused?.json()).toMatchObject(error);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login(password, '203.0.113.9')).statusCode).toBe(429);
  expect((await login(password, '198.51.100.4')).statusCode).toBe(200);
  passRealTime(15 * 60_000);
  expect((await login(password, '203.0.113.9')).statusCode).toBe(200);
});

test('a browser with an earlier sign-in is not limited by failures of the same network', async () => {
  const { app, login } = await startApp();
  const user = await signUpUser(app, 'Neighbor');
  for (let round = 0; round < 10; round += 1) await login('a wrong passphrase', '203.0.113.9', 'Neighbor');
  expect((await login(password, '203.0.113.9', 'Neighbor')).statusCode).toBe(429);
  const again = (cookie: string, given: string) =>
    app.inject({ ...loginNearby, payload: { username: 'Neighbor', password: given }, headers: { cookie } });
  const device = user.cookie.split('; ').find((text) => text.startsWith('called_shot_device=')) ?? '';
  expect((await again(device, password)).statusCode).toBe(200);
  expect((await again(`called_shot_device=${'A'.repeat(43)}`, password)).statusCode).toBe(429);
  for (let round = 0; round < 10; round += 1) await again(device, 'a wrong passphrase');
  expect((await again(device, password)).statusCode).toBe(429);
});

test('failed sign-ins of one network are limited over all accounts', async () => {
  const { login } = await startApp();
  const statuses: number[] = [];
  for (let place = 0; place < 62; place += 1) {
    const address = `2001:db8:1:1::${place.toString(16)}`;
    statuses.push((await login('a wrong passphrase', address, `Unknown${place}`)).statusCode);
  }
  expect([statuses.slice(0, 60).every((status) => status === 401), statuses.slice(60)]).toEqual([true, [429, 429]]);
  expect((await login('a wrong passphrase', '2001:db8:1:2::1', 'Unknown')).statusCode).toBe(401);
});

test('failed sign-ins to one account are limited over all networks, but not for a known device', async () => {
  const { app, login } = await startApp();
  const user = await signUpUser(app, 'Besieged');
  const wrong = (n: number) => login('a wrong passphrase', `203.0.113.${n}`, 'Besieged');
  const attacks = await Promise.all(Array.from({ length: 53 }, (_, n) => wrong(n)));
  const statuses = attacks.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect((await login(password, '198.51.100.7', 'Besieged')).statusCode).toBe(429);
  expect((await user.inject({ ...loginNearby, payload: { username: 'Besieged', password } })).statusCode).toBe(200);
  passRealTime(60 * 60_000);
  expect((await login(password, '198.51.100.7', 'Besieged')).statusCode).toBe(200);
});

test('simultaneous correct sign-ins of one network succeed, and a known device does not wait for attacks', async () => {
  const { app, login } = await startApp();
  const user = await signUpUser(app, 'Patient');
  const order: string[] = [];
  const attacks = Array.from({ length: 20 }, (_, n) =>
    login('a wrong passphrase', `2001:db8:2:${n.toString(16)}::1`, `Unknown${n}`).then(() => order.push('attack')),
  );
  const request = { method: 'POST' as const, url: '/api/login', payload: { username: 'Patient', password } };
  const known = user.inject(request).then(({ statusCode }) => order.push(`known ${statusCode}`));
  const correct = await Promise.all(Array.from({ length: 62 }, () => login(password, '192.0.2.8', 'Patient')));
  await Promise.all([...attacks, known]);
  expect(new Set(correct.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(order.indexOf('known 200')).toBeLessThan(10);
});

test('sign-ups of one network are limited', async () => {
  const { app } = await startApp();
  const attempt = () =>
    app.inject({ method: 'POST', url: '/api/signup', payload: { username: 'x', email: 'x', password } });
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round += 1) statuses.add((await attempt()).statusCode);
  expect([...statuses]).toEqual([422]);
  const refused = await attempt();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ Error: expect.stringMatching(/^Too many/), fields: {} });
});

test('an unknown user takes as long as a wrong password', async () => {
  const { app, login } = await startApp();
  await signUpUser(app, 'Owner').catch(() => null);
  const timed = async (username: string, round: number) => {
    const start = performance.now();
    await login('a wrong passphrase', `192.0.2.${round}`, username);
    return performance.now() - start;
  };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < 11; round += 1) {
    times.known.push(await timed('Owner', round));
    times.unknown.push(await timed('Unknown', round));
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[5] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  expect(unknown).toBeGreaterThan(known * 0.4);
  expect(known).toBeGreaterThan(unknown * 0.4);
});
