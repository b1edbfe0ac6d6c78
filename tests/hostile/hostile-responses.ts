/** A bad response of the upstream: its name, and the fault that makes the league send it. */
export type HostileResponse = { name: string; fault: { kind: string; [field: string]: unknown } };

const text = (name: string, body: string, more: object = {}): HostileResponse => ({
  name,
  fault: { kind: 'text', text: body, ...more },
});

const status = (code: number, more: object = {}): HostileResponse => ({
  name: `status ${code}`,
  fault: { kind: 'status', status: code, ...more },
});

const without = (...fields: string[]): HostileResponse => ({
  name: `without ${fields.join(', ')}`,
  fault: { kind: 'missingFields', fields },
});

const values = (name: string, fields: string[], value: unknown): HostileResponse => ({
  name,
  fault: { kind: 'values', fields, value },
});

const names = ['name', 'fullName', 'teamName', 'shortName', 'abbreviation', 'description', 'detailedState'];
const numbers = [
  'inning',
  'currentInning',
  'num',
  'scheduledInnings',
  'runs',
  'hits',
  'errors',
  'wins',
  'losses',
  'score',
];
const dates = ['gameDate', 'officialDate', 'date', 'birthDate', 'regularSeasonStartDate', 'regularSeasonEndDate'];
const ids = ['id', 'gamePk'];

/** Responses for which a client waits until its own limit of time. */
export const slowResponses: readonly HostileResponse[] = [
  { name: 'a response after a minute', fault: { kind: 'delay', ms: 60_000 } },
  { name: 'a body that takes a minute', fault: { kind: 'drip', ms: 60_000 } },
];

/** Responses that arrive at once. */
export const quickResponses: readonly HostileResponse[] = [
  { name: 'a reset connection', fault: { kind: 'reset' } },
  { name: 'a connection closed before the body', fault: { kind: 'hangUp' } },
  status(400),
  status(403),
  status(404),
  status(429, { retryAfter: 999_999_999 }),
  status(500),
  status(502),
  status(503, { retryAfter: 999_999_999 }),
  text('a redirect to itself', '', { status: 302, headers: { location: '' } }),
  text('a redirect to another host', '', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }),
  text('plain text declared as gzip', '{"dates":[]}', { headers: { 'content-encoding': 'gzip' } }),
  { name: 'a page of HTML', fault: { kind: 'html' } },
  { name: 'JSON that ends early', fault: { kind: 'brokenJson' } },
  text('no content', '', { status: 204 }),
  text('an empty body', ''),
  text('null', 'null'),
  text('a number', '42'),
  text('a text', '"text"'),
  text('an empty list', '[]'),
  text('a list of lists', '[[],[[]]]'),
  text('an empty object', '{}'),
  text('an error message with status 200', '{"messageNumber":1,"message":"Internal error occurred"}'),
  text('a number that JSON does not have', '{"dates":NaN}'),
  text('a prototype', '{"__proto__":{"dates":[]},"constructor":{"prototype":{}}}'),
  text('lists nested 100,000 deep', '[', { repeat: 100_000 }),
  text('20 MB of spaces', ' '.repeat(1000), { repeat: 20_000 }),
  text('another encoding of text', '\ufeff{"dates":"\ufffd"}', { type: 'application/json;charset=UTF-16' }),
  without('dates', 'records', 'roster', 'stats', 'people', 'teams', 'transactions', 'leagueLeaders', 'freeAgents'),
  without('status'),
  without('id', 'gamePk'),
  without('name', 'fullName'),
  without('gameData', 'liveData'),
  values('numbers of 30,000,000', numbers, 30_000_000),
  values('negative numbers', numbers, -1),
  values('texts instead of numbers', numbers, 'many'),
  values('null instead of numbers', numbers, null),
  values('names of 2,000 characters', names, 'x'.repeat(2000)),
  values('markup in names', names, '<img src=x onerror=alert(1)>'),
  values('control characters in names', names, '\u0000\u202e\u200b'),
  values('lists instead of names', names, []),
  values('dates that do not exist', dates, '2026-02-31T99:99:99Z'),
  values('ids that are texts', ids, 'one'),
  values('ids that are the same', ids, 1),
  values('an unknown time zone', ['timeZone', 'id'], 'Mars/Olympus_Mons'),
  values('lists instead of objects', ['teams', 'team', 'status', 'venue', 'person'], []),
];
