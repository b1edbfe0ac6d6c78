/** What a page says about itself in the document's head; each page's loader returns one. */
export type PageHead = {
  title: string;
  description: string;
  /** its one address, where the route alone does not tell its spelling: an article's, a fan's */
  address?: string;
  /** path of a picture for those who share it, 1200 by 630; the product's own without one */
  picture?: string;
};

export const productName = 'Called Shot';

/** 'Leaders · Called Shot' */
export function fullTitle(title: string): string {
  return title === productName ? title : `${title} · ${productName}`;
}

export function isPageHead(value: unknown): value is PageHead {
  return typeof value === 'object' && value !== null && 'title' in value && 'description' in value;
}

/** The head of the deepest page that has one. */
export function headOf(loaderData: readonly unknown[]): PageHead | undefined {
  return loaderData.findLast(isPageHead);
}
