import { parseDate } from '../clock/league-date.ts';
import { invalidValue } from './api-error.ts';

/** Reads the parameters of a request. A malformed value throws the API's 400. */
export type Query = {
  text(name: string): string | null;
  /** comma-separated, also of repeated parameters */
  list(name: string): string[];
  id(name: string): number | null;
  /** of `name` and its plural; the API accepts both (`sportId`, `sportIds`) */
  ids(name: string): number[];
  /** league date, 'YYYY-MM-DD' */
  date(name: string): string | null;
  /** whether `hydrate` contains a name, at any depth */
  hydrates: (name: string) => boolean;
  all(): URLSearchParams;
};

export function readQuery(search: URLSearchParams): Query {
  const list = (name: string) =>
    search
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== '');
  const text = (name: string) => search.get(name);
  const hydrations = new Set((search.get('hydrate') ?? '').match(/[A-Za-z]+/g));
  return {
    text,
    list,
    id: (name) => optional(text(name), toId),
    ids: (name) => [...list(name), ...list(`${name}s`)].map(toId),
    date: (name) => optional(text(name), toDate),
    hydrates: (name) => hydrations.has(name),
    all: () => search,
  };
}

/** Parses a whole number; throws the API's 400 for any other text. */
export function toId(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw invalidValue(text);
  return Number(text);
}

function toDate(text: string): string {
  const date = parseDate(text);
  if (date === null) throw invalidValue(text);
  return date;
}

function optional<T>(text: string | null, read: (text: string) => T): T | null {
  return text === null || text === '' ? null : read(text);
}
