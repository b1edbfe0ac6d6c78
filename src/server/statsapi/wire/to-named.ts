type WireNamed = { id?: number | undefined; name?: string | undefined };

/** A club, league or the like by number and name; null where the upstream gives no number. */
export function toNamed(wire: WireNamed | undefined): { id: number; name: string } | null {
  return wire?.id === undefined ? null : { id: wire.id, name: wire.name ?? '' };
}

/** Text that says something; null for none or blank. */
export function toText(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}
