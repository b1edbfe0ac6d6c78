import { expect, test } from 'vitest';
import { unsupportedNodeMessage } from './node-version.mjs';
import { readJson } from './project.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '26.10.0'])('Node %s is new enough', (version) => {
  expect(unsupportedNodeMessage(version)).toBeNull();
});

test.each(['18.20.4', '20.18.3', '19.9.0', '9.0.0'])('Node %s is too old and gives a one-line message', (version) => {
  expect(unsupportedNodeMessage(version)).toMatch(new RegExp(`^Called Shot needs Node 20\\.19 .*${version}\\.$`));
});

test('every platform has the same Node', () => {
  const { optionalDependencies } = readJson('package.json');
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  expect(versions).toHaveLength(4);
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
});
