import { type Html, html } from '#platform/http/html.ts';
import { createPagePolicy } from '#platform/http/security/content-security-policy.ts';

/** `ask`: before, with a button; `done`: after; `unknown`: the link is not valid. */
type State = 'ask' | 'done' | 'unknown';

const style = `:root { color-scheme: light dark; --paper: light-dark(#faf6ec, #10161c); --ink: light-dark(#1d2733, #ece6d8);
--blue: light-dark(#1f4e8c, #8ab6ef); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font: 700 1.75rem/1.2 Rockwell, Georgia, serif; }
a { color: var(--blue); }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 5px; background: var(--ink); color: var(--paper);
font: inherit; font-weight: 600; cursor: pointer; }`;

const contents: Record<State, Html> = {
  ask: html`<h1>No more reminders by email?</h1>
    <p>You then get no more email about games without your pick. Notifications in browsers stay as they are.</p>
    <form method="post"><button>End the reminders</button></form>`,
  done: html`<h1>The reminders have ended</h1>
    <p>No more email about games without your pick. You can turn it on again in your settings.</p>`,
  unknown: html`<h1>This link is not valid</h1>
    <p>It may be incomplete, or the account is deleted. Signed-in users can end the reminders in their settings.</p>`,
};

/** The page has one inline style sheet. */
export const unsubscribeHeaders = { 'content-security-policy': createPagePolicy({ styles: [style], scripts: [] }) };

/** A page without scripts, so that the link in a mail works in every browser and without a session. */
export function renderUnsubscribePage(state: State): string {
  const content = contents[state];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Reminders by email · Called Shot</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        ${{ text: `<style>${style}</style>` }}
      </head>
      <body>
        <main>
          ${content}
          <p><a href="/">Called Shot</a></p>
        </main>
      </body>
    </html>`;
  return page.text;
}
