import { expect, test } from 'vitest';
import { countTests } from './vitest-step.ts';

const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test('passed, failed and skipped are those of the report', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
  expect(countTests({ ...counts, testResults })).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a file that broke before its first test is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countTests({ ...counts, numFailedTests: 0, testResults })).toMatchObject({ failed: 1 });
});
