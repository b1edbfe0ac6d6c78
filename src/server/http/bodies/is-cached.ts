/** Whether an If-None-Match header names the entity tag, by weak comparison (RFC 9110, 8.8.3.2). */
export function isCached(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header.trim() === '*' || header.split(',').some((tag) => toStrongTag(tag) === toStrongTag(etag))
  );
}

function toStrongTag(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
