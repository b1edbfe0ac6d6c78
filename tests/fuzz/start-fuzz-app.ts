import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { assembleTestApp } from '#app/testing/assemble-test-app.ts';
import { startSession } from '#features/accounts/server/sessions.ts';
import { password, signUpUser, type TestUser } from '#features/accounts/server/testing/sign-up-user.ts';
import type { Endpoint } from '#platform/api/endpoint.ts';
import { errorBodySchema, plainErrorBodySchema, signUpErrorBodySchema } from '#platform/api/error-bodies.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users as accounts } from '#platform/db/schema.ts';
import { markAuthorized } from '#platform/http/endpoints/authorized.ts';
import { sessionCookie } from '#platform/http/session-cookie.ts';
import { endpoints } from '#tests/support/contract-endpoints.ts';
import { startControlledLeague } from '#tests/support/league/start-controlled-league.ts';
import type { FuzzRequest } from './request-arbitrary.ts';
import type { KnownValues } from './value-arbitrary.ts';

const leagueNow = Date.parse('2026-04-04T15:00:00Z');
const today = '2026-04-04';
const hour = 3_600_000;

const formatSchemas = { plain: plainErrorBodySchema, 'sign-up': signUpErrorBodySchema };

/** The application with a simulated league, and two users. */
export async function startFuzzApp(db: Db) {
  const { client, clock, league } = await startControlledLeague({
    seed: '1',
    openingDay: '2026-03-26',
    now: leagueNow,
  });
  const time = { now: leagueNow };
  const { app, stop } = await assembleTestApp(
    { client, clock, db, after: () => () => {}, realNow: () => time.now },
    { validateResponses: false },
  );
  afterAll(stop);

  let signUps = 0;
  async function signUp(): Promise<TestUser> {
    // a later time, so that sign-ups are not limited
    time.now += hour;
    signUps += 1;
    return signUpUser(app, `Knuckleball${signUps}`);
  }
  const users = { owner: await signUp(), other: await signUp() };
  const games = league.games(1, today);
  const known: KnownValues = {
    texts: [
      today,
      '2026-04-05',
      'Knuckleball1',
      'Knuckleball2',
      password,
      '1',
      String(games[0]?.gamePk),
      '2026',
      'ERA',
    ],
    numbers: [
      1,
      11,
      2026,
      users.owner.user.id,
      users.other.user.id,
      ...games.slice(0, 4).flatMap(({ gamePk, awayId, homeId }) => [gamePk, awayId, homeId]),
    ],
  };

  /** A hash of all rows that users can change. */
  async function readDigest(): Promise<string> {
    const { rows } = await db.execute<{ digest: string }>(sql`
      select md5(concat(
        (select string_agg(u::text, '' order by id) from users u),
        (select string_agg(concat(token_hash, user_id), '' order by token_hash) from sessions),
        (select string_agg(p::text, '' order by user_id, game_pk) from picks p),
        (select string_agg(e::text, '' order by id) from pick_events e))) as digest`);
    return rows[0]?.digest ?? '';
  }

  async function send({ method, url, role, payload }: FuzzRequest): Promise<LightMyRequestResponse> {
    const cookie = role === 'visitor' ? {} : { cookie: users[role].cookie };
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    return app.inject({ method, url, headers: { ...cookie, ...type }, ...(payload !== undefined && { payload }) });
  }

  /** Starts a session without the password, whose hash takes most of the time of a sign-in. A deleted user is replaced. */
  async function signInAgain({ user }: TestUser): Promise<TestUser> {
    const id = markAuthorized(user.id);
    const [row] = await db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id));
    if (row === undefined) return signUp();
    const token = await startSession(db, { id, ...row }, { before: null, device: '', now: time.now });
    const cookie = `${sessionCookie.name}=${token}`;
    return { user, cookie, inject: (request) => app.inject({ ...request, headers: { ...request.headers, cookie } }) };
  }

  /** Signs a user in again after a request that ended the session. */
  async function replaceSignedOut(role: FuzzRequest['role']): Promise<void> {
    if (role === 'visitor') return;
    const { statusCode } = await users[role].inject({ url: '/api/check_session' });
    if (statusCode === 401) users[role] = await signInAgain(users[role]);
  }

  /** the digest after the last refused request; null after an accepted one */
  let digest: string | null = null;

  /** Sends a request and returns how its response violates the contract, or null. */
  async function findProblem(request: FuzzRequest): Promise<string | null> {
    const isChange = request.method !== 'GET';
    const before = isChange ? (digest ?? (await readDigest())) : '';
    const response = await send(request);
    const problem = findContractProblem(request, response);
    if (!isChange) return problem;
    if (response.statusCode >= 400) {
      digest = await readDigest();
      return problem ?? (digest === before ? null : 'a refused request changed data');
    }
    digest = null;
    await replaceSignedOut(request.role);
    return problem;
  }

  return { known, findProblem };
}

function findContractProblem({ name, url }: FuzzRequest, response: LightMyRequestResponse): string | null {
  const { statusCode } = response;
  // 501: oEmbed in another format than JSON
  if (statusCode >= 500 && statusCode !== 501) return `status ${statusCode} ${response.body.slice(0, 100)}`;
  const endpoint = endpoints[name];
  if (statusCode === 304 || (statusCode < 300 && endpoint?.response === undefined)) return null;
  if (endpoint?.errorFormat === 'document') {
    if (isText(response) || (hasLongPart(url) && errorBodySchema.safeParse(response.json()).success)) return null;
    return `status ${statusCode} is not a text: ${response.body.slice(0, 100)}`;
  }
  if (pagesOfMail.has(name) && statusCode === 404 && isHtml(response)) return null;
  const schema = statusCode < 300 ? endpoint?.response : errorSchemaOf(endpoint);
  const result = schema?.safeParse(response.json());
  return result?.success === false ? `status ${statusCode} with an invalid body ${response.body.slice(0, 100)}` : null;
}

/** The router refuses a parameter of more than 200 characters, before it knows the format of the route's errors. */
const hasLongPart = (url: string) => url.split(/[/?]/).some((part) => part.length > 200);

/** The page of a link in a mail explains that the link is not valid. */
const pagesOfMail = new Set(['unsubscribePage', 'unsubscribe']);

const isHtml = ({ headers }: LightMyRequestResponse) =>
  headers['content-type']?.toString().startsWith('text/html') === true;

const isText = (response: LightMyRequestResponse) =>
  isHtml(response) || response.headers['content-type']?.toString().startsWith('text/plain') === true;

/** Some endpoints have an error body of their own; errors before their handler have the general one. */
function errorSchemaOf(endpoint: Endpoint | undefined) {
  const format = endpoint?.errorFormat;
  return format === undefined || format === 'document' ? errorBodySchema : errorBodySchema.or(formatSchemas[format]);
}
