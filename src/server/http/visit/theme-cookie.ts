/** The theme that the visitor has chosen, from the `Cookie` header; null follows the system. */
export function readTheme(header: string | undefined): 'light' | 'dark' | null {
  const theme = header === undefined ? null : /(?:^|;) *theme=(light|dark) *(?:;|$)/.exec(header)?.[1];
  return theme === 'light' || theme === 'dark' ? theme : null;
}
