/** An event source whose connection and messages are controlled by the test. */
export class ScriptedStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: ScriptedStream[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    ScriptedStream.opened.push(this);
  }

  connect(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(type: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(type, { data: String(data), lastEventId }));
  }

  /** Fails with (0) or without (2) an automatic reconnection by the browser. */
  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = 2;
  }
}

export class ScriptedDocument extends EventTarget {
  visibilityState = 'visible';

  become(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
