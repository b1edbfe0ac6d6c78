import type { ClientConfig } from 'pg';

/** Formats the connection to a server as a URL. A Unix socket is the parameter `host`. */
export function formatConnection({
  connectionString,
  host = '',
  user = '',
  password,
  database = '',
}: ClientConfig): string {
  if (connectionString !== undefined) return connectionString;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${encodeURIComponent(user)}${secret}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
