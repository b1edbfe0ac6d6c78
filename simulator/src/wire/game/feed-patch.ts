import { createPatch, type Operation } from 'rfc6902';
import { type Json, isObject } from '../json.ts';

/**
 * Computes the RFC 6902 operations that convert one feed to another. Lists are compared by index: lists of a feed grow at
 * their ends, and the shortest edit of two lists of plays would need quadratic time.
 */
export function feedPatch(before: Json, after: Json): Operation[] {
  return createPatch(before, after, (input: unknown, output: unknown, pointer) => {
    if (input === output) return [];
    if (!Array.isArray(input) || !Array.isArray(output)) return undefined;
    return listPatch(input, output, pointer.toString());
  });
}

function listPatch(input: Json[], output: Json[], path: string): Operation[] {
  const shared = Math.min(input.length, output.length);
  const changed = Array.from({ length: shared }, (_, i) => elementPatch(input[i], output[i], `${path}/${i}`)).flat();
  const removed = input
    .slice(shared)
    .map((_, i): Operation => ({ op: 'remove', path: `${path}/${input.length - 1 - i}` }));
  const added = output
    .slice(shared)
    .map((value, i): Operation => ({ op: 'add', path: `${path}/${shared + i}`, value }));
  return [...changed, ...removed, ...added];
}

const isContainer = (value: Json) => isObject(value) || Array.isArray(value);

function elementPatch(input: Json | undefined, output: Json | undefined, path: string): Operation[] {
  if (input === output || input === undefined || output === undefined) return [];
  if (!isContainer(input) || !isContainer(output)) return [{ op: 'replace', path, value: output }];
  return feedPatch(input, output).map((operation) => ({ ...operation, path: path + operation.path }));
}
