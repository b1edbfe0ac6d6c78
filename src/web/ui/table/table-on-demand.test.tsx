import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableOnDemand } from './table-on-demand.tsx';

test('a table behind a line is not made before it is asked for', () => {
  const children = () => {
    throw new Error('made too early');
  };
  const html = renderToStaticMarkup(<TableOnDemand summary="The moves as a table">{children}</TableOnDemand>);
  expect(html).toMatch(/<details[^>]*><summary>The moves as a table<\/summary><\/details>/);
});
