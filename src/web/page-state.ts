import type { QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Theme } from './shell/theme.ts';

/** The state that the server writes into the page: the router's data and the loaded queries with their data. */
export type PageState = { router: HydrationState; queries: [QueryKey, unknown][]; theme: Theme | null };

export const pageStateId = 'page-state';

/**
 * The state as two lines of JSON: the lists of keys, and the values. An object is an array of the number of its list, from 1, and
 * its values; an array begins with 0. Objects of one shape share a list, which saves 50 to 400 B of a compressed page.
 */
export function writePageState(state: PageState): string {
  const shapes: string[] = [];
  const values = JSON.stringify(pack(state, shapes));
  return `[${shapes.join()}]\n${values}`;
}

function pack(value: unknown, shapes: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [0, ...value.map((each) => pack(each, shapes))];
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const shape = JSON.stringify(entries.map(([key]) => key));
  if (!shapes.includes(shape)) shapes.push(shape);
  return [shapes.indexOf(shape) + 1, ...entries.map(([, each]) => pack(each, shapes))];
}

/** Reads the two lines. */
export function readPageState(text: string): PageState {
  const [keys = '', values = ''] = text.split('\n');
  const shapes: string[][] = JSON.parse(keys);
  return JSON.parse(values, (_key, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const [shape, ...items] = value;
    return shape === 0 ? items : Object.fromEntries(shapes[shape - 1]?.map((key, place) => [key, items[place]]) ?? []);
  });
}
