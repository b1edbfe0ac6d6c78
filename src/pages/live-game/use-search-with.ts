import { useSearchParams } from 'react-router';

/** Returns a function that changes one parameter of the page's URL. */
export function useSearchWith() {
  const [search] = useSearchParams();
  return (name: string, value: string | number | null): string => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, String(value));
    return `?${next.toString()}`;
  };
}
