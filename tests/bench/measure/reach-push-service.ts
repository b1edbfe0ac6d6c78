import { Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import type { ConnectionOptions } from 'node:tls';

/** Loaded before a program: the push service of `BENCH_PUSH_SERVICE` has a public address, whose connections go to this machine. */
const [host, port] = (process.env.BENCH_PUSH_SERVICE ?? '').split(':');
const { resolve4, resolve6 } = Resolver.prototype;
const { createConnection } = Agent.prototype;

Object.assign(Resolver.prototype, {
  async resolve4(this: Resolver, name: string) {
    return name === host ? ['93.184.216.34'] : Reflect.apply(resolve4, this, [name]);
  },
  async resolve6(this: Resolver, name: string) {
    return name === host ? [] : Reflect.apply(resolve6, this, [name]);
  },
});

Agent.prototype.createConnection = function connect(this: Agent, options: ConnectionOptions, done) {
  if (options.host !== host) return createConnection.call(this, options, done);
  // the address is checked as that of any other host
  options.lookup?.(host ?? '', { all: true }, (error) => {
    if (error !== null) throw error;
    done?.(null, createConnection.call(this, { ...options, host: '127.0.0.1', port: Number(port) }) as never);
  });
  return undefined;
};
