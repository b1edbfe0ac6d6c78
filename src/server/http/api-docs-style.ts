/** The scorebook's paper and ink; this page stands alone, so it has the few tokens that it needs of its own. */
export const apiDocsStyle = `
:root { color-scheme: light dark; --paper: light-dark(#faf6ec, #10161c); --card: light-dark(#fffdf7, #171f27);
  --ink: light-dark(#1d2733, #ece6d8); --soft: light-dark(#56606b, #a3adb5); --rule: light-dark(#d9d0bd, #33404b);
  --red: light-dark(#b3261e, #ff7a6e); --blue: light-dark(#1f4e8c, #8ab6ef); --green: light-dark(#2c6a4a, #6cc598); }
[data-theme=light] { color-scheme: light; } [data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { margin: 0 auto; max-width: 62rem; padding: 1.5rem clamp(.9rem, 4vw, 2rem) 3rem; }
h1 { font: 700 2rem/1.15 Rockwell, Georgia, serif; margin: 0 0 .5rem; border-bottom: 2px dotted var(--red); padding-bottom: .5rem; }
a { color: var(--blue); }
article { background: var(--card); border: 1px solid var(--rule); border-radius: 5px; margin-top: .75rem; padding: .75rem 1rem; }
article p { margin: .25rem 0 .5rem; color: var(--soft); }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
h2 b { color: var(--green); margin-inline-end: .5rem; } h2 .writes { color: var(--red); }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { overflow: auto; max-height: 24rem; margin: .25rem 0 0; padding: .75rem; border-top: 1px solid var(--rule); }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: start; padding: .35rem 1rem .35rem 0; vertical-align: top; border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
thead th { color: var(--soft); font-size: .8125rem; border: 0; }
summary { cursor: pointer; min-height: 1.75rem; padding-block: .2rem; }
`;
