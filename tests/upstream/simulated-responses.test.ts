import { describe, expect, test } from 'vitest';
import { createFieldUse, observeFields } from '#app/operator/doctor/known-fields.ts';
import { collectOutOfBounds } from '#sources/statsapi/wire/out-of-bounds.ts';
import { bodyOf, examineLeague, league } from '#tests/support/upstream/examine-league.ts';
import { listPaths, removeAt, replaceAt, shortenLists } from '#tests/support/upstream/mutate-body.ts';
import { listCompleteRecordings, readRecordedBody } from '#tests/support/upstream/recordings.ts';
import {
  findReader,
  isConvertedBySchema,
  listReadableRecordings,
  responseReaders,
} from '#tests/support/upstream/response-readers.ts';

// The cases of the suites with recordings, for responses of the simulated league: they run without recordings.

const gamePk = league.games(1, '2030-06-09').find((game) => league.play(game.gamePk)?.plays.length)?.gamePk ?? 0;
const person = league.play(gamePk)?.starters.home.order[0]?.personId ?? 0;
const pitcher = league.play(gamePk)?.starters.home.pitcherId ?? 0;
const statsOf = (type: string) => `/api/v1/people/${person}/stats?stats=${type}&group=hitting&season=2030`;

/** One of each kind; the season before has no games. */
const ofDoctor = (await examineLeague()).saved.flatMap(({ kind, url }) =>
  kind === 'pastSeason' ? [] : [url.replace('http://league', '')],
);

const requests = [
  ...ofDoctor.filter(isConvertedBySchema),
  '/api/v1/schedule?sportId=1&date=2030-06-09&hydrate=team,linescore,probablePitcher,decisions,venue(timezone),flags',
  '/api/v1/schedule?sportId=1&date=2030-10-22&gameTypes=F,D,L,W&hydrate=team',
  `/api/v1/game/${gamePk}/boxscore`,
  `/api/v1/game/${gamePk}/plays`,
  `/api/v1/game/${gamePk}/linescore`,
  '/api/v1/teams/147/roster?rosterType=40Man&hydrate=person',
  '/api/v1/transactions?startDate=2030-06-01&endDate=2030-06-09',
  statsOf('season'),
  statsOf('gameLog'),
  `/api/v1/people?personIds=${person}&hydrate=currentTeam`,
  `/api/v1/people/${person}?hydrate=currentTeam,stats(group=[hitting],type=[sabermetrics,expectedStatistics,statSplits],sitCodes=[vl,risp,c32],season=2030)`,
  `/api/v1/people/${pitcher}?hydrate=stats(group=[pitching],type=[pitchArsenal],season=2030)`,
  '/api/v1/teams/stats?stats=season&group=pitching&season=2030&sportId=1',
  '/api/v1/teams/stats?stats=byDateRange&group=hitting,fielding&season=2030&sportIds=1&startDate=2030-06-01&endDate=2030-06-08',
  '/api/v1/teams/147/affiliates?season=2030',
];

const cases = requests.map((request) => {
  const reader = findReader(request);
  if (reader === undefined) throw new Error(`No reader for ${request}`);
  return { request, reader };
});

function get(request: string): unknown {
  const [, part] = /\/(boxscore|plays|linescore)$/.exec(request) ?? [];
  const body = JSON.parse(bodyOf(part === undefined ? request : `/api/v1.1/game/${gamePk}/feed/live`));
  // the league has the parts of a feed only in it
  return part === undefined ? body : body.liveData[part];
}

type Reader = (typeof cases)[number]['reader'];

/** Paths of every field that the reader does not require; at most `most` of them, evenly distributed. */
function optionalPaths(body: unknown, { requiredFields }: Reader, most = 400) {
  const all = listPaths(body).filter((path) => path.length > 1 || !requiredFields.includes(String(path[0])));
  const stride = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_path, index) => index % stride === 0);
}

/** Names of the bodies that the reader rejects or converts to another shape. */
function rejected({ convert, shape }: Reader, bodies: readonly { name: string; body: unknown }[]): string[] {
  return bodies.flatMap(({ name, body }) => {
    try {
      return shape.safeParse(convert(body)).success ? [] : [`${name}: another shape`];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
}

describe('a simulated response', () => {
  test('is tested for every reader', () =>
    expect(responseReaders.filter((reader) => !cases.some((one) => one.reader === reader))).toEqual([]));

  test.each(cases)(
    'of $request converts to the shape of its reader, without values out of bounds',
    ({ request, reader }) => {
      const { value, outOfBounds } = collectOutOfBounds(() => reader.convert(get(request)));
      expect(reader.shape.parse(value)).toEqual(value);
      expect(outOfBounds).toEqual({ count: 0, first: [], unknownCodes: new Set() });
      expect(JSON.stringify(value).length).toBeGreaterThan(2);
    },
  );

  test.each(cases)('of $request can lose any optional field', ({ request, reader }) => {
    const body = shortenLists(get(request), 1);
    const bodies = optionalPaths(body, reader).map((path) => ({ name: path.join('.'), body: removeAt(body, path) }));
    expect(rejected(reader, bodies)).toEqual([]);
  });

  test.each(cases)('of $request can have any value in an optional field', ({ request, reader }) => {
    const body = shortenLists(get(request), 1);
    const invalidValues = [null, 'invalid', -1, { invalid: [] }, [7]];
    const bodies = optionalPaths(body, reader).map((path, index) => ({
      name: path.join('.'),
      body: replaceAt(body, path, invalidValues[index % invalidValues.length]),
    }));
    expect(rejected(reader, bodies)).toEqual([]);
  });

  test.each(cases.filter(({ reader }) => reader.requiredFields.length > 0))(
    'of $request without a required field is rejected',
    ({ request, reader }) => {
      const body = shortenLists(get(request), 1);
      for (const field of reader.requiredFields) expect(() => reader.convert(removeAt(body, [field]))).toThrow();
    },
  );

  test('with an error is rejected by every reader with required fields', () => {
    const error = { messageNumber: 10, message: 'Object not found', timestamp: '2030-06-10T22:00:00Z', traceId: null };
    for (const { requiredFields, convert } of responseReaders)
      if (requiredFields.length > 0) expect(() => convert(error)).toThrow();
  });
});

/** The fields with a value that a reader reads in a body. The figures of a line of statistics are those of its columns. */
function fieldsRead(body: unknown, { convert }: Reader): Set<string> {
  const use = createFieldUse();
  if (typeof body === 'object' && body !== null) convert(observeFields(body, use));
  return new Set([...use.present].filter((path) => !path.includes('.stat.')));
}

/** What only some games and people have, and the notes of a box score, the fielders, the duration and videos, which the league does not have. */
const occasional = /\bplayId\b|\bnote\b|gameInfo|pitchingNotes|currentPlay|nickName|\bdefense\.(?!pitcher)/;

const recordings = listReadableRecordings(listCompleteRecordings());
const recordedReaders = responseReaders.filter((reader) => recordings.some((recording) => recording.reader === reader));

test.each(recordedReaders)(
  'the league has the fields that the reader of $request finds in nearly all recordings',
  (reader) => {
    const recorded = recordings.flatMap((each) =>
      each.reader === reader ? [fieldsRead(readRecordedBody(each.file), reader)] : [],
    );
    const own = new Set(
      cases.flatMap((each) => (each.reader === reader ? [...fieldsRead(get(each.request), reader)] : [])),
    );
    const usual = [...new Set(recorded.flatMap((fields) => [...fields]))].filter(
      (path) => recorded.filter((fields) => fields.has(path)).length >= 0.9 * recorded.length,
    );
    expect(usual.filter((path) => !own.has(path) && !occasional.test(path))).toEqual([]);
  },
);
