import type { RosterEntry } from '#domain/roster/roster.ts';

/** 'R/L' with 'bats right, throws left'; null where neither is known. */
export function handsText({ bats, throws }: RosterEntry): { short: string; words: string } | null {
  if (bats === null && throws === null) return null;
  const words = [bats && `bats ${bats.toLowerCase()}`, throws && `throws ${throws.toLowerCase()}`].filter(Boolean);
  return { short: `${bats?.charAt(0) ?? '-'}/${throws?.charAt(0) ?? '-'}`, words: words.join(', ') };
}
