/** Where the brokers are, and how this process proves that it belongs to the site. */
export type NatsServers = {
  /** host and port of each */
  servers: string[];
  /** only over TLS */
  isEncrypted: boolean;
  credentials: { user: string; pass: string } | { token: string } | null;
};

type Credentials = NatsServers['credentials'];

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads one or more URLs such as `nats://user:password@10.0.0.1:4222` or `nats://token@10.0.0.1:4222`, separated by commas. Returns what
 * is wrong with them as an end of a sentence.
 */
export function readNatsServers(text: string): NatsServers | string {
  const urls = text.split(',').map((part) => URL.parse(part));
  const example = 'such as nats://TOKEN@10.0.0.1:4222';
  if (!urls.every((url) => url !== null && /^(?:nats|tls):$/.test(url.protocol) && url.hostname !== ''))
    return `must be URLs ${example}`;
  const read = urls.filter((url) => url !== null);
  const [first = null, ...others] = read.map(credentialsOf);
  if (first === 'unreadable' || others.includes('unreadable')) return 'has a password with a wrong percent-encoding';
  if (others.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
    return 'must have the same user and password or token in each URL';
  if (first === null && !read.every(({ hostname }) => loopback.test(hostname)))
    return `needs a user and password or a token for a server on another machine, ${example}`;
  const isEncrypted = read.some(({ protocol }) => protocol === 'tls:');
  return { servers: read.map(({ host }) => host), isEncrypted, credentials: first };
}

/** A name without a password is a token. */
function credentialsOf({ username, password }: URL): Credentials | 'unreadable' {
  try {
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
    if (pass !== '') return { user, pass };
    return user === '' ? null : { token: user };
  } catch {
    return 'unreadable';
  }
}
