import { expect, test } from 'vitest';
import { pageGroups } from './page-groups.ts';

test.each(pageGroups)('the places in the group “$title” are 1, 2, 3 …, and each page has one path', ({ links }) => {
  expect(links.map(({ place }) => place)).toEqual(links.map((_, index) => index + 1));
  expect(links.map(({ path }) => path)).not.toContain('');
});
