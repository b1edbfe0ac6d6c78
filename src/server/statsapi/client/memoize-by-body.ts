/** Converts each body once, however often its kept answer is asked for: a body never changes after it was parsed. */
export function oncePerBody<T>(convert: (body: unknown) => T): (body: unknown) => T {
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
