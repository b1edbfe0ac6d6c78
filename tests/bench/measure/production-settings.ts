/** The settings of an application that runs as in production, with its upstream at `url`. */
export function productionSettings(url: string) {
  return {
    LEAGUE: 'mlb',
    STATS_API_URL: url,
    SAVANT_URL: url,
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
  };
}
