import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableOnDemand } from './table-on-demand.tsx';

test('a collapsed table is not rendered before it is opened', () => {
  const children = () => {
    throw new Error('made too early');
  };
  const html = renderToStaticMarkup(<TableOnDemand summary="The moves as a table">{children}</TableOnDemand>);
  expect(html).toMatch(/<details[^>]*><summary>The moves as a table<\/summary><\/details>/);
});

test('a table whose choices are in the URL is open', () => {
  const html = renderToStaticMarkup(
    <TableOnDemand summary="The moves as a table" isOpen>
      {() => 'the moves'}
    </TableOnDemand>,
  );
  expect(html).toMatch(/<details open=""[^>]*><summary>The moves as a table<\/summary>.*the moves/);
});
