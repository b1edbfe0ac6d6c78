/** What a page's route tells of itself. */
export type PageHandle = {
  /** the chunk that it comes in, for the server to inline its styles and preload its code */
  module: string;
  /** the route's path: the page's address in its own spelling */
  pattern: string;
};

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'module' in handle && 'pattern' in handle;
}
