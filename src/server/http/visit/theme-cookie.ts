/** The theme that the visitor has chosen; null follows the system. */
export function readTheme({ theme }: Record<string, string | undefined>): 'light' | 'dark' | null {
  return theme === 'light' || theme === 'dark' ? theme : null;
}
