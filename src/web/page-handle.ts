/** The handle of a page's route. */
export type PageHandle = {
  /** file of the page: the server inlines the styles of its chunk and preloads its code */
  module: string;
  /** the canonical path with its parameter: `/TodaysGame/:gamePk` */
  pattern: string;
  /** names of the search parameters of the canonical address */
  parameters: string[];
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'module' in handle && 'pattern' in handle;
}
