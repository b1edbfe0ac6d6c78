import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormResult } from '#platform/api/form-result.ts';
import { FormResultContext } from '#platform/page/form-result.ts';
import { Form } from './form.tsx';

const fields = [
  { name: 'email', label: 'Email', hint: 'Private' },
  { name: 'password', label: 'Password', type: 'password' },
] as const;

function Example({ posts }: { posts?: Record<string, number> }) {
  return <Form form={{ name: 'example', fields, action: 'Save' }} send={() => Promise.resolve()} posts={posts} />;
}

/** Renders a form as the server does, after it was posted with this result. */
function render(result: Partial<FormResult> | null, posts?: Record<string, number>): string {
  const posted = result && { form: 'example', code: 'refused', message: 'Refused', fields: {}, values: {}, ...result };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FormResultContext value={posted}>
        <Example posts={posts} />
      </FormResultContext>
    </QueryClientProvider>,
  );
}

test('a form without scripts posts to its name, with further values', () => {
  const html = render(null, { id: 7 });
  expect(html).toContain('action="/forms/example"');
  expect(html).toContain('<input type="hidden" name="id" value="7"/>');
  expect(html).not.toMatch(/disabled|needs|data-invalid/);
});

test('a form that needs scripts says so, and has a disabled button until hydration', () => {
  const html = render(null);
  expect(html).not.toContain('action=');
  expect(html).toMatch(/<button type="submit"[^>]*disabled=""/);
  expect(html).toContain('This form needs JavaScript.');
});

test('a posted form shows the error of each field and what was entered, and marks the fields', () => {
  const html = render({ fields: { email: 'is taken' }, values: { email: 'a@b' } }, {});
  expect(html).toContain('data-invalid="fields"');
  expect(html).toMatch(/aria-describedby="example-email-hint example-email-error" aria-invalid="true"[^>]*value="a@b"/);
  expect(html).toContain('role="alert">Email is taken</p>');
  expect(html).not.toContain('Refused');
});

test('a posted form shows an error of no field, or its success, once', () => {
  expect(render({}, {})).toMatch(/data-invalid="form".*role="alert"[^>]*>Refused<.*<button/s);
  const done = render({ code: 'done', message: 'Saved' }, {});
  expect(done).toContain('<p role="status">Saved</p>');
  expect(done).not.toMatch(/role="alert"|data-invalid/);
  expect(render({ fields: { other: 'is unknown' } }, {})).toContain('Refused');
  expect(render({ form: 'other' }, {})).not.toContain('Refused');
});
