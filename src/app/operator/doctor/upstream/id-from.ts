/** An id that an earlier check had to find. */
export class NotFound extends Error {}

export function idFrom(id: number | null): number {
  if (id === null) throw new NotFound('not requested: an earlier response has no id for it');
  return id;
}
