import { expect, test } from 'vitest';
import { ApiError } from '#platform/api/api-error.ts';
import { countDone, postAll, type PostCounts } from './test.page.tsx';

const player = (MLBAMID: number) => ({ age: null, currentTeamId: null, firstLastName: 'Una Vale', MLBAMID });
const four = [1, 2, 3, 4].map(player);
const refusal = (status: number, message: string) => new ApiError(status, { error: { code: 'x', message } });

function posting(respond: (id: number) => boolean | Error, stopAfter = Infinity) {
  const posted: number[] = [];
  const steps: PostCounts[] = [];
  const result = postAll({
    players: four,
    post: async ({ MLBAMID }) => {
      posted.push(MLBAMID);
      const response = respond(MLBAMID);
      if (response instanceof Error) throw response;
      return { isNew: response };
    },
    onStep: (counts) => steps.push(counts),
    isStopped: () => posted.length >= stopAfter,
  });
  return { result, posted, steps };
}

test('every player is posted once, in order, and counted by result', async () => {
  const { result, posted, steps } = posting((id) => (id === 3 ? refusal(422, 'Unknown.') : id === 1));
  expect(await result).toEqual({ total: 4, added: 1, known: 2, refused: 1, firstError: 'Unknown.' });
  expect(posted).toEqual([1, 2, 3, 4]);
  expect(steps.map(countDone)).toEqual([1, 2, 3, 4]);
});

test.each([401, 0])('a response with status %i stops posting', async (status) => {
  const { result, posted } = posting(() => refusal(status, 'No.'));
  expect(await result).toMatchObject({ refused: 1, firstError: 'No.' });
  expect(posted).toEqual([1]);
});

test('posting can be stopped', async () => {
  const { result } = posting(() => true, 2);
  expect(countDone(await result)).toBe(2);
});
