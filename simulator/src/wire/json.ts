export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path; undefined when a part is missing. */
export function member(value: Json | undefined, ...path: string[]): Json | undefined {
  let current = value;
  for (const key of path) current = isObject(current) ? current[key] : undefined;
  return current;
}

export function object(value: Json | undefined, ...path: string[]): JsonObject {
  const found = member(value, ...path);
  return isObject(found) ? found : {};
}

export function objects(value: Json | undefined, ...path: string[]): JsonObject[] {
  const found = member(value, ...path);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export function text(value: Json | undefined, ...path: string[]): string | null {
  const found = member(value, ...path);
  return typeof found === 'string' ? found : null;
}

export function number(value: Json | undefined, ...path: string[]): number | null {
  const found = member(value, ...path);
  return typeof found === 'number' ? found : null;
}

export function numbers(value: Json | undefined, ...path: string[]): number[] {
  const found = member(value, ...path);
  return Array.isArray(found) ? found.filter((element) => typeof element === 'number') : [];
}

/** Parses an ISO time of a document to epoch ms. */
export function time(value: Json | undefined, ...path: string[]): number | null {
  const ms = Date.parse(text(value, ...path) ?? '');
  return Number.isNaN(ms) ? null : ms;
}

/** Returns a copy without the named members. */
export function without(value: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
