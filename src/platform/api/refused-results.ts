/**
 * Header of calls whose refused results are a success, because browsers log other responses as errors: status 200, an `ErrorBody`, and
 * `shownAt`, when it will be shown (epoch ms, league clock; null: not known).
 */
export const refusedAsSuccess = { 'x-refused-results': 'as-success' } as const;
