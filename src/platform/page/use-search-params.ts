import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/**
 * The search parameters of the URL, and a function that changes them. The router's own hook would bring the code of its forms and fetchers,
 * 4 kB for every page.
 */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = (next: URLSearchParams, options: NavigateOptions) => void navigate(`?${next.toString()}`, options);
  return [useMemo(() => new URLSearchParams(search), [search]), change] as const;
}
