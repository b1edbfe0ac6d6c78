import { type Html, html } from '#platform/http/html.ts';
import { embedStyle } from './embed-style.ts';

/** What every embed needs. `notice`: that of a simulated or recorded league, or of the owner of the data */
export type EmbedFrame = { origin: string; theme: 'light' | 'dark' | undefined; notice: string };

type EmbedPage = EmbedFrame & {
  title: string;
  /** path of the page that shows more */
  path: string;
  content: Html;
};

/** Writes an embed: a document without scripts and other files. Its links open outside the frame. */
export function writeEmbed({ origin, theme, notice, title, path, content }: EmbedPage): string {
  const page = html`<!doctype html>
    <html lang="en" data-theme="${theme ?? 'system'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · Called Shot</title>
        <base target="_blank" />
        ${{ text: `<style>${embedStyle}</style>` }}
      </head>
      <body>
        <main>
          <h1><a href="${origin}${path}" rel="noopener">${title}</a></h1>
          ${content}
          <footer>
            <p>Called Shot: follow the game, call the winner.</p>
            <p>${notice}</p>
          </footer>
        </main>
      </body>
    </html>`;
  return page.text;
}
