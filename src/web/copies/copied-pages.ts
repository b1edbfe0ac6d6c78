import type { ReactNode } from 'react';
import type { PageResponse } from '#contract/api/page-renderer.ts';
import { type Reads, readsSame } from './track-reads.ts';

/** A page without the parts of one user. */
export type CopiedPage = Pick<PageResponse, 'status' | 'inline'> & {
  /** the document between the parts */
  pieces: readonly string[];
  /** names of the parts between the pieces */
  names: readonly string[];
  parts: ReadonlyMap<string, ReactNode>;
  /** the fields of the user's record that the rendering has read */
  reads: Reads;
};

/** Pages with the same inputs, for users whose records differ in fields that the rendering reads. */
type Group = { pages: CopiedPage[]; rendering: Promise<unknown> | null; size: number };

const maxCharacters = 16 * 1024 * 1024;

/**
 * Pages that users with equal data share. `inputs` has everything that a rendering depends on, except the user's record: of that,
 * each page knows the fields that its rendering has read. Pages that were not used for the longest time are removed if there are
 * too many.
 */
export function createCopiedPages() {
  const groups = new Map<string, Group>();
  let characters = 0;

  function remove(inputs: string): void {
    characters -= groups.get(inputs)?.size ?? 0;
    groups.delete(inputs);
  }

  function use(inputs: string): Group {
    const group = groups.get(inputs) ?? { pages: [], rendering: null, size: 0 };
    groups.delete(inputs);
    groups.set(inputs, group);
    return group;
  }

  function store(inputs: string, group: Group, page: CopiedPage): void {
    group.pages.push(page);
    if (groups.get(inputs) !== group) return;
    const size = inputs.length + page.pieces.join('').length;
    group.size += size;
    characters += size;
    for (const oldest of groups.keys()) {
      if (characters <= maxCharacters) return;
      remove(oldest);
    }
  }

  /** Finds a page for a user, or renders it. Only one of simultaneous calls with the same inputs renders at a time. */
  return async (inputs: string, user: object, render: () => Promise<CopiedPage>): Promise<CopiedPage> => {
    const group = use(inputs);
    for (;;) {
      const found = group.pages.find(({ reads }) => readsSame(reads, user));
      if (found !== undefined) return found;
      if (group.rendering === null) break;
      // what it reads is known only afterwards
      await group.rendering.catch(() => undefined);
    }
    const rendering = render();
    group.rendering = rendering;
    try {
      const page = await rendering;
      store(inputs, group, page);
      return page;
    } finally {
      group.rendering = null;
      if (group.pages.length === 0 && groups.get(inputs) === group) groups.delete(inputs);
    }
  };
}
