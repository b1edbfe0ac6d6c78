import { Component, type ReactNode } from 'react';
import { useRoutes } from 'react-router';
import type { OpenedPage } from './page-routes.tsx';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { Shell } from '#app/shell/shell.tsx';

type BoundaryProps = { opened: OpenedPage; children: ReactNode };
type BoundaryState = { opened: OpenedPage; error: unknown };

/** Shows the error page if the page or its frame fails while it renders, until another page is opened. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { opened: this.props.opened, error: undefined };

  static getDerivedStateFromProps({ opened }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return opened === state.opened ? null : { opened, error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}

/** A page in the frame, or the error page. The route gives the page its parameters. */
export function OpenedPageView({ opened }: { opened: OpenedPage }) {
  const { Component: Page, data, error, route } = opened;
  const element = (
    <PageBoundary opened={opened}>
      <Shell opened={opened}>
        <PageBoundary opened={opened}>
          {error !== undefined || Page === null ? <ErrorPage error={error} /> : <Page data={data} />}
        </PageBoundary>
      </Shell>
    </PageBoundary>
  );
  return useRoutes([{ path: route.path, element }]);
}
