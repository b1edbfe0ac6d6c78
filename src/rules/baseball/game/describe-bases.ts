import type { Bases } from './model.ts';

/** 'Bases empty', 'Runner on second', 'Runners on first and third', 'Bases loaded'. */
export function describeBases({ first, second, third }: Bases): string {
  const taken = [
    { base: 'first', runner: first },
    { base: 'second', runner: second },
    { base: 'third', runner: third },
  ].filter(({ runner }) => runner !== null);
  if (taken.length === 0) return 'Bases empty';
  if (taken.length === 3) return 'Bases loaded';
  return `${taken.length === 1 ? 'Runner' : 'Runners'} on ${taken.map(({ base }) => base).join(' and ')}`;
}
