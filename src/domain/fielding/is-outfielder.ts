const outfield = new Set<string | null>(['LF', 'CF', 'RF', 'OF']);

/** Whether somebody's position, as the league abbreviates it, is in the outfield. */
export const isOutfielder = ({ position }: { position: string | null }): boolean => outfield.has(position);
