import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Without vowels, so that no name is a word: ad blockers hide elements with some words as classes. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ';

/**
 * Names the classes of style sheets in the built pages: two letters for the file and one or two for the class. Every page contains
 * its styles, so shorter names than a hash save 500 B and more of each compressed page. The same sources have the same names.
 */
export function createClassNames(folder: string): (name: string, file: string) => string {
  const files = globSync('**/*.module.css', { cwd: folder }).toSorted();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const path = relative(folder, file.replace(/\?.*/, ''));
    const place = files.indexOf(path);
    if (place < 0) throw new Error(`${file} is not a style sheet of the pages`);
    const names = classes.get(path) ?? listClasses(readFileSync(join(folder, path), 'utf8'));
    classes.set(path, names);
    if (!names.includes(name)) names.push(name);
    return toLetters(place).padStart(2, letters.charAt(0)) + toLetters(names.indexOf(name));
  };
}

function listClasses(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
}

/** The number with letters as digits. */
function toLetters(number: number): string {
  const rest = Math.floor(number / letters.length);
  return `${rest > 0 ? toLetters(rest) : ''}${letters.charAt(number % letters.length)}`;
}
