/** Where a recorded answer is kept: its path and parameters, as a file name that every system accepts. */
export function recordingPath(request: string): string {
  const { pathname, searchParams } = new URL(request, 'https://statsapi.mlb.com');
  const folders = pathname
    .replace(/^\/(api\/v[\d.]+\/)?/, '')
    .split('/')
    .map(toSafeName);
  const query = [...searchParams].map(([name, value]) => `${name}-${value}`).join('_');
  const name = [folders.pop() ?? 'answer', query]
    .filter((part) => part !== '')
    .map(toSafeName)
    .join('_');
  return [...folders, `${name.slice(0, 160)}.json`].join('/');
}

const toSafeName = (text: string) => text.replace(/[^A-Za-z0-9.,_-]+/g, '-');
