import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';
import type { PageContext } from '#platform/api/browser/page-context.ts';
import { ThemeContext, type Theme } from '#app/shell/theme.ts';

type AppProps = { page: PageContext; theme: Theme | null; onHydrated?: () => void; children: ReactNode };

/** The providers around every page, the same on the server and in the browser. */
export function App({ page, theme, onHydrated, children }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <QueryClientProvider client={page.queryClient}>
        <ThemeContext value={theme}>{children}</ThemeContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
