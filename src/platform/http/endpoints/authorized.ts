declare const authorized: unique symbol;

/**
 * A value returned by an authorization check. Functions that change a user's record take `Authorized<UserId>`, so a
 * call with an unchecked id does not compile.
 */
export type Authorized<T> = T & { readonly [authorized]: true };

export type UserId = number;

/** Call this only in an authorization check; the lint rule `arrow` lists the files that may. */
export function markAuthorized<T>(checked: T): Authorized<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the brand exists only in the type
  return checked as Authorized<T>;
}
