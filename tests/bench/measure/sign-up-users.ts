/** Creates accounts and returns their session cookies. */
export async function signUpUsers(url: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < count; index++) {
    const username = `crowd${index}`;
    const response = await fetch(`${url}/api/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@fans.example`, password: 'Over-the-wall-9' }),
    });
    const cookie = response.headers.getSetCookie().find((each) => each.startsWith('called_shot='));
    if (cookie === undefined) throw new Error(`Sign-up failed: ${await response.text()}`);
    cookies.push(cookie.split(';')[0] ?? '');
  }
  return cookies;
}
