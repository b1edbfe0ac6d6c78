import type { CallInput, CallOutput } from './endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import type { RouteName } from './routes.ts';

/** A typed call of the public API: over HTTP in the browser, in process on the server. Rejects with `ApiError`. */
export type Call = <N extends RouteName>(name: N, input?: CallInput<Endpoints[N]>) => Promise<CallOutput<Endpoints[N]>>;

/** Vite's client manifest as far as pages need it, with the text of each style sheet for inlining. */
export type PageAssets = {
  manifest: Record<
    string,
    { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
  >;
  styles: Record<string, string>;
  /** development only: module URLs to load instead of the manifest's */
  devScripts?: string[];
};

export type PageRequest = {
  /** absolute */
  url: string;
  /** of this answer's Content-Security-Policy; every inlined style and script carries it */
  nonce: string;
  /** from the visitor's cookie; null follows the system */
  theme: 'light' | 'dark' | null;
  call: Call;
  assets: PageAssets;
};

export type PageAnswer = { status: number; html: string; location?: string };

/** The seam between server and web: `dist/server/entry-server.js` exports one of these as `renderPage`. */
export type RenderPage = (request: PageRequest) => Promise<PageAnswer>;
