/** '1 out', '2 outs'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'HR', '2 HR' in a line of figures; nothing for 0. */
export function figureOf(count: number, name: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? name : `${count} ${name}`];
}
