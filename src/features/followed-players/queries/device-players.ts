const key = 'followed-players';

function isPlayerId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** The players followed on this device. Empty if the browser stores nothing, or something else. */
export function readDevicePlayers(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlayerId) : [];
  } catch {
    return [];
  }
}

/** Throws if the browser stores nothing, as in some private windows. */
export function writeDevicePlayers(playerIds: readonly number[]): void {
  if (playerIds.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(playerIds));
}
