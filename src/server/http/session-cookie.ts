/** as long as a session can last at the most; the server ends it earlier when it lies idle */
const longestDays = 180;

/** The prefix makes browsers refuse the cookie from any other host, path or without https. */
const cookieName = (overHttps: boolean): string => (overHttps ? '__Host-called_shot' : 'called_shot');

const tokenPattern = /^[\w-]{43}$/;

/** The session token of a Cookie header: 32 random bytes as base64url; null when there is none that could be one. */
export function sessionToken(header: string | undefined, overHttps: boolean): string | null {
  const prefix = `${cookieName(overHttps)}=`;
  const pair = header?.split(/;\s*/).find((text) => text.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** The Set-Cookie header that hands a browser its session. */
export function sessionCookie(token: string, overHttps: boolean): string {
  const secure = overHttps ? '; Secure' : '';
  return `${cookieName(overHttps)}=${token}; Path=/; Max-Age=${longestDays * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}

export function clearedSessionCookie(overHttps: boolean): string {
  return sessionCookie('', overHttps).replace(/Max-Age=\d+/, 'Max-Age=0');
}
