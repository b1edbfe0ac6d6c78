/** The visitor's choice of theme from a Cookie header; null follows the system. */
export function themeCookie(header: string | undefined): 'light' | 'dark' | null {
  const value = /(?:^|;)\s*theme=(light|dark)\s*(?:;|$)/.exec(header ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : null;
}
