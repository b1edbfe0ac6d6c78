import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { EventGame } from '#rules/baseball/game/sports-event.ts';

/** The context of route loaders. `queryClient` requests over HTTP in the browser and in process on the server. */
export type PageContext = {
  queryClient: QueryClient;
  /** true on the server, which renders after the data has arrived; the browser renders at once and adds the data later */
  waitsForData: boolean;
};

export const pageContext = createContext<PageContext>();

/** Of the shown page, and of the one to open. */
export type PageUrls = { currentUrl: URL; nextUrl: URL };

/** The data of the document's head. The loader of each page returns one. */
export type PageHead = {
  title: string;
  description: string;
  /** canonical path, if its spelling depends on data: of an article, of a user */
  path?: string;
  /** path of the share picture, 1200 by 630 pixels; the default is the product's own */
  picture?: string;
  /** the feed with the contents of the page */
  feed?: { title: string; path: string };
  /** path of the same content as a text without scripts */
  textVersion?: string;
  /** the game of the page, for search engines */
  event?: EventGame;
  /** other sites can embed the page (oEmbed) */
  isEmbeddable?: true;
  /** a module besides that of the page without which it is not hydrated */
  module?: string;
};

export const productName = 'Called Shot';

/** 'Leaders · Called Shot' */
export function fullTitle(title: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}

export function isPageHead(value: unknown): value is PageHead {
  return typeof value === 'object' && value !== null && 'title' in value && 'description' in value;
}
