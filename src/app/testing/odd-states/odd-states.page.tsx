import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, createPath, type To, useRoutes, useSearchParams } from 'react-router';
import { openPage, type OpenedPage } from '#app/page/page-routes.tsx';
import { createQueryClient } from '#platform/page/query.ts';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Stack } from '#ui/kit/stack.tsx';
import { callOddLeague, oddStates } from './odd-league.ts';

export function loader() {
  return { title: 'Odd states', description: 'The pages of the site in states that are rare. In development only.' };
}

/** A link of a sample opens the page of the league that the server shows. */
const leave = (to: To) => window.location.assign(typeof to === 'string' ? to : createPath(to));
const navigator = { push: leave, replace: leave, go: () => {}, createHref: (to: To) => createPath(Object(to)) };

function Sample({ opened: { route, Component, data } }: { opened: OpenedPage }) {
  return useRoutes([{ path: route.path, element: Component && <Component data={data} /> }]);
}

/** A page with the data of the odd league, as a root of its own: a router cannot be inside another one. */
function OddPage({ path }: { path: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const root = createRoot(place.current);
    const queryClient = createQueryClient({ call: callOddLeague, isServer: false });
    void openPage(new URL(path, window.location.href), { queryClient, waitsForData: true }).then((opened) =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <Router location={path} navigator={navigator}>
            <Sample opened={opened} />
          </Router>
        </QueryClientProvider>,
      ),
    );
    // not while the page around it renders
    return () => queueMicrotask(() => root.unmount());
  }, [path]);
  return <div ref={place} />;
}

/** Every odd state, and the one of `?page=`. */
function OddStatesPage() {
  const [search] = useSearchParams();
  const path = search.get('page');
  return (
    <Stack gap={6}>
      <Note>
        {oddStates.map(({ name, path: page }) => (
          <span key={name}>
            <Link to={`/odd-states?page=${encodeURIComponent(page)}`}>{name.replace('odd-', '')}</Link>{' '}
          </span>
        ))}
      </Note>
      {path !== null && <OddPage key={path} path={path} />}
    </Stack>
  );
}

export { OddStatesPage as Component };
