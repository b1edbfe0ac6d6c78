import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { doneOf, postAll, type Tally } from './post-all.ts';

const player = (MLBAMID: number) => ({ age: null, currentTeamId: null, firstLastName: 'Una Vale', MLBAMID });
const four = [1, 2, 3, 4].map(player);
const refusal = (status: number, message: string) => new ApiError(status, { error: { code: 'x', message } });

function posting(answer: (id: number) => boolean | Error, stopAfter = Infinity) {
  const posted: number[] = [];
  const steps: Tally[] = [];
  const result = postAll({
    players: four,
    post: async ({ MLBAMID }) => {
      posted.push(MLBAMID);
      const given = answer(MLBAMID);
      if (given instanceof Error) throw given;
      return { isNew: given };
    },
    onStep: (tally) => steps.push(tally),
    isStopped: () => posted.length >= stopAfter,
  });
  return { result, posted, steps };
}

test('every player is posted once, in order, and told apart by what came of it', async () => {
  const { result, posted, steps } = posting((id) => (id === 3 ? refusal(422, 'Unknown.') : id === 1));
  expect(await result).toEqual({ total: 4, added: 1, known: 2, refused: 1, words: 'Unknown.' });
  expect(posted).toEqual([1, 2, 3, 4]);
  expect(steps.map(doneOf)).toEqual([1, 2, 3, 4]);
});

test.each([401, 0])('a refusal with status %i ends it', async (status) => {
  const { result, posted } = posting(() => refusal(status, 'No.'));
  expect(await result).toMatchObject({ refused: 1, words: 'No.' });
  expect(posted).toEqual([1]);
});

test('it stops when it is told to', async () => {
  const { result } = posting(() => true, 2);
  expect(doneOf(await result)).toBe(2);
});
