import type { Call } from './endpoint.ts';
import type { ErrorBody } from './error-bodies.ts';
import type { FormResult } from './form-result.ts';
import type { PageName } from './pages.ts';

/** The used part of Vite's client manifest, with the text of each style sheet for inlining. */
export type PageAssets = {
  manifest: Record<
    string,
    { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
  >;
  styles: Record<string, string>;
  /** development only: module URLs to load instead of the manifest's */
  devScripts?: string[];
};

/** Returns why a page cannot be shown with such search parameters; null if all are valid. */
export type CheckSearch = (name: PageName, given: { getAll(field: string): string[] }) => ErrorBody | null;

export type PageRequest = {
  /** absolute */
  url: string;
  /** from the visitor's cookie; null follows the system */
  theme: 'light' | 'dark' | null;
  /** of a form that was posted without scripts before this page */
  formResult?: FormResult | null;
  call: Call;
  checkSearch: CheckSearch;
  assets: PageAssets;
};

/** The texts of the style and script elements in a document, without data blocks. The policy of the page allows them by hash. */
export type InlineTexts = { styles: string[]; scripts: string[] };

/** `inline` is absent for a redirect and for a page without inline styles and scripts. */
export type PageResponse = { status: number; html: string; inline?: InlineTexts; location?: string };

/** The interface between server and web: `dist/server/entry-server.js` exports it as `renderPage`. */
export type RenderPage = (request: PageRequest) => Promise<PageResponse>;
