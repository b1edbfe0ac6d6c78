export type SessionCookie = { name: string; value: string; url: string };

/** Creates an account and returns the cookies of its session. */
export async function signUpForCookies(url: string, username: string): Promise<SessionCookie[]> {
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@fans.example`, password: 'Over-the-wall-9' }),
  });
  if (response.status !== 201) throw new Error(`Sign-up failed: ${await response.text()}`);
  return response.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value, url };
  });
}
