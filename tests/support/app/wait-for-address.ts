import type { ChildProcess } from 'node:child_process';

/** Resolves to the address that a starting application prints; rejects with its output when it exits first. */
export function waitForAddress(child: ChildProcess, readOutput: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /http:\/\/[\w.:[\]-]+:\d+/.exec(readOutput());
      if (address) resolve(address[0]);
    });
    child.once('close', (code) => reject(new Error(`The application ended with ${code}:\n${readOutput()}`)));
  });
}
