import { menuGroups, type Page, pages } from '#platform/api/pages.ts';

/** The named pages, by what they are for. */
export const pageGroups = menuGroups.map((title) => ({
  title,
  links: Object.entries<Page>(pages)
    .flatMap(([page, { path = '', menu }]) =>
      menu?.[0] === title ? [{ page, path, place: menu[1], name: menu[2] }] : [],
    )
    .toSorted((one, other) => one.place - other.place),
}));
