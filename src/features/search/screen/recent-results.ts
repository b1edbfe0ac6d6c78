import type { SearchResult } from '../contract.ts';

const key = 'recent-searches';
const most = 5;

function isResult(value: unknown): value is SearchResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string' &&
    'href' in value &&
    typeof value.href === 'string' &&
    value.href.startsWith('/') &&
    'id' in value
  );
}

/** The results that were followed last on this device, newest first. Empty if the browser stores nothing, or something else. */
export function readRecentResults(): SearchResult[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isResult) : [];
  } catch {
    return [];
  }
}

export function addRecentResult(result: SearchResult | undefined): void {
  if (result === undefined) return;
  const others = readRecentResults().filter(({ href }) => href !== result.href);
  try {
    localStorage.setItem(key, JSON.stringify([result, ...others].slice(0, most)));
  } catch {
    // a private window stores nothing
  }
}
