const outfield = new Set<string | null>(['LF', 'CF', 'RF', 'OF']);

/** Whether somebody's position, as the league abbreviates it, is in the outfield. */
export function isOutfielder({ position }: { position: string | null }): boolean {
  return outfield.has(position);
}
