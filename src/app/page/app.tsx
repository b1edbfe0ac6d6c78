import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode, Component } from 'react';
import { useRoutes } from 'react-router';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { ThemeContext, type Theme } from '#app/shell/theme-context.ts';
import type { FormResult } from '#platform/api/form-result.ts';
import { FormResultContext } from '#platform/page/form-result.ts';
import type { PageContext } from '#platform/page/page-context.ts';
import type { OpenedPage } from './page-routes.tsx';

type AppProps = {
  page: PageContext;
  theme: Theme | null;
  formResult: FormResult | null;
  onHydrated?: () => void;
  children: ReactNode;
};

/** The providers around every page, the same on the server and in the browser. */
export function App({ page, theme, formResult, onHydrated, children }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <QueryClientProvider client={page.queryClient}>
        <FormResultContext value={formResult}>
          <ThemeContext value={theme}>{children}</ThemeContext>
        </FormResultContext>
      </QueryClientProvider>
    </StrictMode>
  );
}

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
