import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type UrlParam = ReturnType<typeof useUrlParam>;

const none: readonly string[] = [];

/** A search parameter that a form sets. `drops` are parameters that are removed when it changes; the others do not change. */
export function useUrlParam(name: string, drops = none) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const othersIn = (text: string) =>
    [...new URLSearchParams(text)].filter(([key]) => key !== name && !drops.includes(key));
  /** The URL with another value; null removes the parameter. */
  const pathOf = (value: string | null, text = search): string => {
    const changed = value === null ? [] : [[name, value]];
    const params = new URLSearchParams([...othersIn(text), ...changed]).toString();
    return params === '' ? pathname : `${pathname}?${params}`;
  };
  const choose = (value: string | null) => {
    // read from the browser's URL, which may contain a newer choice than the rendered one
    void navigate(pathOf(value, window.location.search), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(name);
    if (typeof value === 'string') choose(value || null);
  };
  return { pathname, others: othersIn(search), pathOf, choose, submit };
}
