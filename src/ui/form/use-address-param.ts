import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type AddressParam = ReturnType<typeof useAddressParam>;

const none: readonly string[] = [];

/** A search parameter that a form sets. `drops` are parameters that are removed when it changes; the others do not change. */
export function useAddressParam(name: string, drops = none) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const othersIn = (address: string) =>
    [...new URLSearchParams(address)].filter(([key]) => key !== name && !drops.includes(key));
  /** The address with another value; null removes the parameter. */
  const addressOf = (value: string | null, address = search): string => {
    const changed = value === null ? [] : [[name, value]];
    const params = new URLSearchParams([...othersIn(address), ...changed]).toString();
    return params === '' ? pathname : `${pathname}?${params}`;
  };
  const choose = (value: string | null) => {
    // read from the browser's address, which may contain a newer choice than the rendered one
    void navigate(addressOf(value, window.location.search), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get(name);
    if (typeof value === 'string') choose(value || null);
  };
  return { pathname, others: othersIn(search), addressOf, choose, submit };
}
