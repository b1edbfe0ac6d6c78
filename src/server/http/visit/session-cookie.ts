/** as long as a session can last at the most; the server ends it earlier when it lies idle */
const longestDays = 180;

/** as long as browsers keep any cookie */
const deviceDays = 400;

/** The prefix makes browsers refuse the cookie from any other host, path or without https. */
const cookieName = (overHttps: boolean): string => (overHttps ? '__Host-called_shot' : 'called_shot');
const deviceName = (overHttps: boolean): string => `${cookieName(overHttps)}_device`;

const tokenPattern = /^[\w-]{43}$/;

function readToken(header: string | undefined, name: string): string | null {
  const pair = header?.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  const token = pair?.slice(name.length + 1);
  return token !== undefined && tokenPattern.test(token) ? token : null;
}

/** The session token of a Cookie header: 32 random bytes as base64url; null when there is none that could be one. */
export function sessionToken(header: string | undefined, overHttps: boolean): string | null {
  return readToken(header, cookieName(overHttps));
}

/** The Set-Cookie header that hands a browser its session. */
export function sessionCookie(token: string, overHttps: boolean): string {
  const secure = overHttps ? '; Secure' : '';
  return `${cookieName(overHttps)}=${token}; Path=/; Max-Age=${longestDays * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}

export function clearedSessionCookie(overHttps: boolean): string {
  return sessionCookie('', overHttps).replace(/Max-Age=\d+/, 'Max-Age=0');
}

/** What a browser shows to prove that somebody has signed in with it before; null when it shows nothing. */
export function deviceToken(header: string | undefined, overHttps: boolean): string | null {
  return readToken(header, deviceName(overHttps));
}

export function deviceCookie(token: string, overHttps: boolean): string {
  const secure = overHttps ? '; Secure' : '';
  return `${deviceName(overHttps)}=${token}; Path=/; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Strict${secure}`;
}
