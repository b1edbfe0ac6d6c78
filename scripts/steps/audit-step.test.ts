import { expect, test } from 'vitest';
import { readAudit } from './audit-step.ts';

test('serious vulnerabilities are listed', () => {
  const vulnerabilities = { one: { severity: 'critical' }, two: { severity: 'moderate' }, three: { severity: 'high' } };
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({ serious: ['one: critical', 'three: high'] });
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ serious: [] });
});

test.each(['', '{"statusCode":405}', '{"error":{"code":"ENOTFOUND"}}', '<html>'])(
  'a registry without a list is no result: %s',
  (output) => expect(readAudit(output)).toBeNull(),
);
