import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Article } from '../../contract/blog.ts';
import { fillRuleValues } from '#rules/picks/fill-rule-values.ts';
import { readArticle } from './read-article.ts';

/** The folder of the articles, `<name>.md`. */
export const articleFolder = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content', 'blog');

function newestFirst(one: Article, other: Article): number {
  if (one.date === null || other.date === null) return Number(one.date === null) - Number(other.date === null);
  return other.date.localeCompare(one.date) || one.name.localeCompare(other.name);
}

/** Reads all articles of a folder, newest first; articles without a date (announced ones) are last. */
export function openArticles(folder = articleFolder): Article[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readArticle(parse(file).name, fillRuleValues(readFileSync(join(folder, file), 'utf8'))))
    .toSorted(newestFirst);
}
