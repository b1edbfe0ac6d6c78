/** Caches the converted value of each body, so that a cached response is converted once. */
export function memoizeByBody<T>(convert: (body: unknown) => T): (body: unknown) => T {
  const converted = new WeakMap<object, { value: T }>();
  return (body) => {
    if (typeof body !== 'object' || body === null) return convert(body);
    const known = converted.get(body);
    if (known !== undefined) return known.value;
    const value = convert(body);
    converted.set(body, { value });
    return value;
  };
}
