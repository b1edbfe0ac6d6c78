import { expect, test } from 'vitest';
import { listLicenses } from './list-licenses.ts';

const component = (purl: string, license: string | null, isPrivate = false) => ({
  purl,
  version: '1.2.3',
  licenses: license === null ? [] : [{ license: { id: license } }],
  properties: isPrivate ? [{ name: 'cdx:npm:package:private', value: 'true' }] : [],
});

test('the list has each package with its version and license, without the workspaces', () => {
  const components = [
    component('pkg:npm/zod@1.2.3', 'MIT'),
    component('pkg:npm/%40fastify/cookie@1.2.3', 'BSD-3-Clause'),
    component('pkg:npm/%40called-shot/simulator@1.2.3', null, true),
  ];
  expect(listLicenses({ components }).split('\n').slice(4)).toEqual([
    '| @fastify/cookie | 1.2.3 | BSD-3-Clause |',
    '| zod | 1.2.3 | MIT |',
    '',
  ]);
});

test('a package without a license is an error', () =>
  expect(() => listLicenses({ components: [component('pkg:npm/unknown@1.2.3', null)] })).toThrow(
    'unknown 1.2.3 has no license',
  ));
