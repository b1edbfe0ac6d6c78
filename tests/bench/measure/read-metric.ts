/** Reads a metric of an application; `token`: its METRICS_TOKEN. */
export async function readMetric(appUrl: string, { name, token }: { name: string; token: string }): Promise<number> {
  const response = await fetch(`${appUrl}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(await response.text())?.[1]);
}
