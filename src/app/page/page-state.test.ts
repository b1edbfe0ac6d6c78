import { expect, test } from 'vitest';
import { ApiError, isApiError } from '#platform/api/api-error.ts';
import { readPageState, writePageState, type PageState } from './page-state.ts';

const stateOf = (page: PageState['page']): PageState => ({
  page,
  queries: [
    [['GET /api/games', { query: { level: 1 } }], { games: [{ gamePk: 1, name: 'two\nlines' }], date: null }],
    [['GET /api/check_session', {}], null],
  ],
  theme: 'dark',
  formResult: null,
});

test('a state is read as it was written', () => {
  const state = stateOf({ data: { title: 'Today' }, error: undefined });
  expect(readPageState(writePageState(state))).toEqual(state);
});

test('the error of the API is read as it was written, another one without its message', () => {
  const body = { error: { code: 'hidden', message: 'You hide this.', fields: { opens: 'standings' } } };
  const { error } = readPageState(writePageState(stateOf({ data: null, error: new ApiError(425, body) }))).page;
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 425, code: 'hidden' });
  expect(error).toMatchObject({ message: 'You hide this.', fields: { opens: 'standings' } });
  const defect = readPageState(writePageState(stateOf({ data: null, error: new TypeError('x of undefined') }))).page;
  expect(String(defect.error)).not.toContain('undefined');
  expect(isApiError(defect.error)).toBe(false);
});

test('a text cannot close the element that contains the state', () =>
  expect(writePageState(stateOf({ data: '</script>', error: undefined }))).not.toContain('</script>'));
