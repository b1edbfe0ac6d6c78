/** 'Ortega' of 'Ben Ortega': what fits on a tile. */
export const surname = (name: string): string => name.slice(name.indexOf(' ') + 1);
