import { expect, test } from 'vitest';
import { countTests } from './vitest-step.ts';

const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

test('passed, failed and skipped tests are counted from the report', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
  expect(countTests({ ...counts, testResults })).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a file that fails before its first test counts as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countTests({ ...counts, numFailedTests: 0, testResults })).toMatchObject({ failed: 1 });
});
