import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, isApiError } from '../api/api-error.ts';
import { callOverHttp, callUrl, readError } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

const respond = (status: number, text: string) => {
  const fetching = vi.fn<typeof fetch>(async () => new Response(text, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call over HTTP', () => {
  test('fills in path and query parameters and leaves out absent ones', () => {
    expect(callUrl('/api/games/:gamePk/plays', { params: { gamePk: 7 } })).toBe('/api/games/7/plays');
    expect(callUrl('/api/games', { query: { date: undefined, level: 11 } })).toBe('/api/games?level=11');
    expect(callUrl('/api/games', { query: { date: '2026-07-18&x' } })).toBe('/api/games?date=2026-07-18%26x');
  });

  test('returns the data of the response', async () => {
    const fetching = respond(200, '{"games":[]}');
    expect(await callOverHttp('GET /api/games', { query: { level: 11 } })).toEqual({ games: [] });
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/games?level=11');
  });

  test.each([
    [
      'the message of the server',
      400,
      '{"error":{"code":"bad_request","message":"date must be a day"}}',
      'date must be a day',
    ],
    ['a plain message', 401, '{"error":"No such user or password"}', 'No such user or password'],
    ['a default message when the body is not an error', 502, '<html>', 'The server responded with 502'],
  ])('rejects with %s', async (_, status, body, message) => {
    respond(status, body);
    const error = await refusalOf(callOverHttp('GET /api/league', {}));
    expect(isApiError(error) && [error.status, error.message]).toEqual([status, message]);
  });

  test('returns the invalid fields of an error with a plain message', async () => {
    respond(422, '{"Error":"Taken","error":"Taken","fields":{"username":"is taken"}}');
    const error = await refusalOf(callOverHttp('GET /api/league', {}));
    expect(isApiError(error) && [error.message, error.fields]).toEqual(['Taken', { username: 'is taken' }]);
  });

  test('rejects with status 0 when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await refusalOf(callOverHttp('GET /api/league', {}));
    expect(isApiError(error) && [error.status, error.message]).toEqual([0, 'Network error']);
  });

  test.each([
    ['no byte of the answer', () => new Promise<Response>(() => undefined)],
    ['only a part of it', async () => new Response(new ReadableStream())],
  ])('ends after 15 seconds with %s, and reports it to the page', async (_, answer) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const lost = vi.fn<() => void>();
    vi.stubGlobal('dispatchEvent', ({ type }: Event) => type === 'connection-lost' && lost());
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => {
      const ended = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('The operation timed out', 'TimeoutError')));
      });
      const response = await Promise.race([answer(), ended]);
      vi.spyOn(response, 'json').mockReturnValue(ended);
      return response;
    });
    const error = refusalOf(callOverHttp('GET /api/league', {}));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ status: 0, message: 'Network error' });
    expect(lost).toHaveBeenCalledOnce();
  });

  test('rejects with status 0 when the answer is not one of the server, as that of a network that asks to sign in', async () => {
    respond(200, '<html>Welcome to the hotel</html>');
    expect(await refusalOf(callOverHttp('GET /api/league', {}))).toMatchObject({ status: 0, message: 'Network error' });
  });

  test.each([
    ['GET /api/games', 503, 'Failed to fetch API. Code: 503'],
    ['GET /api/players', 500, "Network response wasn't okay"],
    ['PATCH /api/users/:id', 403, 'ERROR: STATUS 403'],
    ['POST /api/predictions', 422, 'Prediction failed. Code: 422. No such club'],
    ['POST /api/signup', 409, 'No such club'],
    ['GET /api/users/:id', 401, 'Not authorized'],
    ['GET /api/check_session', 500, 'Failed to fetch user data'],
    ['GET /api/check_session', 401, null],
    ['GET /api/standings', 500, null],
  ])('writes the line of the error catalog: %s, %d', async (route, status, line) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    respond(status, '{"error":"No such club"}');
    await refusalOf(callOverHttp(route, {}));
    await import('./call.ts');
    await expect.poll(() => log.mock.calls).toEqual(line === null ? [] : [[line]]);
  });
});

const refused = (status: number, code: string, message: string, fields: Record<string, string> = {}) =>
  new ApiError(status, { error: { code, message, fields } });

describe('the error of a change', () => {
  test.each([
    [
      'the server’s message',
      refused(401, 'wrong_credentials', 'No user by that name and password'),
      'No user by that name and password',
    ],
    ['the network error', refused(0, 'network', 'Network error'), 'Network error'],
    [
      'the fallback if the response has no message',
      refused(502, 'http', 'The server responded with 502'),
      'Login failed',
    ],
    ['the fallback for any other error', new TypeError('x is not a function'), 'Login failed'],
  ])('has %s', (_, error, message) => expect(readError(error, 'Login failed').message).toBe(message));

  test('has a message for each invalid field', () =>
    expect(readError(refused(409, 'taken', 'Taken', { username: 'is taken' }), 'x').fields).toEqual({
      username: 'is taken',
    }));
});
