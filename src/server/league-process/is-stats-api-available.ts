const timeoutMs = 3000;

/** Whether a Stats API responds at this URL within 3 s with JSON. */
export async function isStatsApiAvailable(baseUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${baseUrl}/api/v1/sports`, { signal: AbortSignal.timeout(timeoutMs) });
    const body: unknown = await response.json();
    return response.ok && typeof body === 'object' && body !== null && 'sports' in body;
  } catch {
    return false;
  }
}
