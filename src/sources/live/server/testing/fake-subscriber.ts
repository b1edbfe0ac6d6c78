import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type FakeSubscriber = { response: ServerResponse; written: () => string; isEnded: () => boolean; close: () => void };

/** A response that records what is written to it, and can be closed by the test. */
export function fakeSubscriber(): FakeSubscriber {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  let written = '';
  let isEnded = false;
  response.write = (chunk: string | Buffer) => {
    written += chunk.toString();
    return true;
  };
  response.end = (chunk?: unknown) => {
    if (Buffer.isBuffer(chunk)) written += chunk.toString();
    isEnded = true;
    return response;
  };
  return { response, written: () => written, isEnded: () => isEnded, close: () => response.emit('close') };
}
