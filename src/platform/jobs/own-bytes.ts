/**
 * Returns a text as UTF-8, or a copy of bytes, in memory of their own. For bytes that are stored: a small Buffer is a piece of a
 * block of 64 kB, and a compressed one of its compressor's block, which it would keep from being freed.
 */
export function ownBytes(content: string | Buffer): Buffer {
  if (typeof content !== 'string') {
    const copy = Buffer.allocUnsafeSlow(content.length);
    content.copy(copy);
    return copy;
  }
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  bytes.write(content);
  return bytes;
}
