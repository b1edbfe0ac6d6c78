import { html } from '#platform/http/html.ts';

/** The styles of the page, with its own copies of the color tokens because it does not load the site's style sheets. */
export const apiDocsStyle = html`
  :root { color-scheme: light dark; --paper: light-dark(#faf6ec, #10161c); --card: light-dark(#fffdf7, #171f27); --ink:
  light-dark(#1d2733, #ece6d8); --soft: light-dark(#56606b, #a3adb5); --rule: light-dark(#d9d0bd, #33404b); --red:
  light-dark(#b3261e, #ff7a6e); --blue: light-dark(#1f4e8c, #8ab6ef); --green: light-dark(#2c6a4a, #6cc598); --mono:
  ui-monospace, 'SF Mono', Menlo, Consolas, monospace; } [data-theme=light] { color-scheme: light; } [data-theme=dark] {
  color-scheme: dark; } * { box-sizing: border-box; } html { scroll-padding-top: 1rem; } body { margin: 0; background:
  var(--paper); color: var(--ink); font: .9375rem/1.45 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  } main { margin: 0 auto; max-width: 76rem; padding: 1.5rem clamp(.9rem, 4vw, 2rem) 3rem; } h1 { font: 700
  clamp(1.75rem, 1.45rem + 1.5vw, 2.5rem)/1.15 'Zilla Slab', Rockwell, Georgia, serif; margin: 0 0 .5rem; border-bottom:
  2px dotted var(--red); padding-bottom: .5rem; } a { color: var(--blue); } main > p { max-width: 42rem; } .columns {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 2rem; margin-top: 1.5rem; } nav ul { margin: 0;
  padding: 0; list-style: none; columns: 17rem; column-gap: 2rem; } nav a { display: block; padding: .2rem 0 .2rem 4rem;
  text-indent: -4rem; min-height: 1.75rem; color: var(--ink); font: .8125rem/1.4 var(--mono); text-decoration: none;
  overflow-wrap: anywhere; } nav a:hover { text-decoration: underline; } nav b { display: inline-block; width: 4rem;
  text-indent: 0; font-size: .6875rem; color: var(--green); } nav .writes { color: var(--red); } article { background:
  var(--card); border: 1px solid var(--rule); border-radius: 5px; margin-bottom: .75rem; padding: .75rem 1rem; }
  article:target { border-color: var(--blue); box-shadow: 0 0 0 1px var(--blue); } @media (width >= 62rem) { .columns {
  grid-template-columns: 19rem minmax(0, 1fr); align-items: start; } nav { position: sticky; top: 1rem; max-height:
  calc(100vh - 2rem); overflow: auto; scrollbar-width: thin; scrollbar-color: var(--rule) transparent; } nav ul {
  columns: auto; } } article p { margin: .25rem 0 .5rem; color: var(--soft); } h2 { font-size: .9375rem; margin: 0;
  overflow-wrap: anywhere; } h2 b { color: var(--green); margin-inline-end: .5rem; } h2 .writes { color: var(--red); }
  code, pre { font-family: var(--mono); font-size: .8125rem; } pre { overflow: auto; max-height: 24rem; margin: .25rem 0
  0; padding: .75rem; border-top: 1px solid var(--rule); } table { border-collapse: collapse; width: 100%; font-size:
  .8125rem; } th, td { text-align: start; padding: .35rem 1rem .35rem 0; vertical-align: top; border-top: 1px solid
  var(--rule); overflow-wrap: anywhere; } thead th { color: var(--soft); font-size: .75rem; border: 0; } summary {
  cursor: pointer; min-height: 1.75rem; padding-block: .2rem; }
`;
