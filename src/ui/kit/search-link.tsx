import { paths } from '#platform/page/paths.ts';
import { LineIcon } from './line-icon.tsx';
import controls from './controls.module.css';

/** Opens the search above the page; without scripts, the page of the search. */
export function SearchLink() {
  return (
    <a href={paths.search()} data-opens="search" className={controls.iconButton} aria-label="Search" title="Key: /">
      <LineIcon path="M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M15.500 15.500L21 21" />
    </a>
  );
}
