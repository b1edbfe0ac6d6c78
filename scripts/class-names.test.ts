import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const files = ['src/web/ui/card.module.css', 'src/web/ui/loader.module.css', 'src/web/ui/stamp.module.css'];
const all = () => {
  const nameOf = createClassNames('src/web');
  return files.flatMap((file) => ['card', 'loader', 'stamp'].map((name) => nameOf(name, file)));
};

test('every class of every file has a name of its own without vowels, the same in every build', () => {
  const names = all();
  expect(new Set(names).size).toBe(names.length);
  expect(names.join(' ')).toMatch(/^[ b-df-hj-np-tv-z]+$/i);
  expect(all()).toEqual(names);
});

test('a file outside the pages is refused', () => {
  expect(() => createClassNames('src/web')('card', 'league/card.module.css')).toThrow('not a style sheet');
});
