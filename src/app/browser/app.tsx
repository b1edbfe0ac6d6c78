import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { FormResultContext } from '#platform/api/browser/form-result.ts';
import type { FormResult } from '#platform/api/form-result.ts';
import type { PageContext } from '#platform/api/browser/page-context.ts';
import { ThemeContext, type Theme } from '#app/shell/theme.ts';

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
