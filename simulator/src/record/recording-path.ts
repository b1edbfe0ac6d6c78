/** Returns the file path of a recording: request path and parameters, with characters that every file system accepts. */
export function recordingPath(request: string): string {
  const { pathname, searchParams } = new URL(request, 'https://statsapi.mlb.com');
  const folders = pathname
    .replace(/^\/(api\/v[\d.]+\/)?/, '')
    .split('/')
    .map(toSafeName);
  const query = [...searchParams].map(([name, value]) => `${name}-${value}`).join('_');
  const name = [folders.pop() ?? 'response', query]
    .filter((part) => part !== '')
    .map(toSafeName)
    .join('_');
  return [...folders, `${name.slice(0, 160)}.json`].join('/');
}

const toSafeName = (text: string) => text.replace(/[^A-Za-z0-9.,_-]+/g, '-');
