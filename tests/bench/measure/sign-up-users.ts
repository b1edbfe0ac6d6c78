import { signUpForCookies } from '#tests/support/app/sign-up-for-cookies.ts';

/** Creates accounts and returns their session cookies as request headers. */
export async function signUpUsers(url: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let index = 0; index < count; index++) {
    const session = await signUpForCookies(url, `crowd${index}`);
    cookies.push(session.map(({ name, value }) => `${name}=${value}`).join('; '));
  }
  return cookies;
}
