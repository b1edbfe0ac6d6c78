import { readText } from './read-text.ts';

type WireNamed = { id?: number | undefined; name?: string | undefined };

/** The id and name of a club, league or division; null when the upstream sends no id. */
export function toNamed(wire: WireNamed | undefined): { id: number; name: string } | null {
  return wire?.id === undefined ? null : { id: wire.id, name: wire.name ?? '' };
}

/** Text that has data; null otherwise. */
export function toText(text: string | undefined): string | null {
  return readText(text ?? '') ?? null;
}
