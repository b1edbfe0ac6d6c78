import type { ChildProcess } from 'node:child_process';

/** Resolves to the URL that a starting application prints; rejects with its output when it exits first. */
export function waitForUrl(child: ChildProcess, readOutput: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /http:\/\/[\w.:[\]-]+:\d+/.exec(readOutput());
      if (url) resolve(url[0]);
    });
    child.once('close', (code) => reject(new Error(`The application ended with ${code}:\n${readOutput()}`)));
  });
}
