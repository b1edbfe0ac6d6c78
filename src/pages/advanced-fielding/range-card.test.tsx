import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RangeCard } from './range-card.tsx';

describe('the card before its data', () => {
  const card = (isError: boolean) =>
    renderToStaticMarkup(<RangeCard data={undefined} isLoadingNext={false} isError={isError} onRetry={() => {}} />);

  test('shows Loading...', () => expect(card(false)).toContain('Loading...'));

  test('reports a failure and offers to try again', () => {
    expect(card(true)).toContain('Sorry Your Request Could not be completed');
    expect(card(true)).toContain('Try again');
    expect(card(true)).not.toContain('Loading...');
  });
});
