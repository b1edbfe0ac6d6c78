/** The styles of all texts: system fonts and colors, short lines, and links that are easy to hit. */
export const documentStyle = [
  ':root{color-scheme:light dark;--ink:light-dark(#1d2733,#ece6d8);--blue:light-dark(#1f4e8c,#8ab6ef)}',
  'body{margin:0 auto;padding:12px 16px;max-width:38em;background:light-dark(#fffdf7,#10161c);color:var(--ink);',
  'font:1em/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'h1,h2,h3{margin:1em 0 .2em;font-size:1.1em;line-height:1.3}h1{margin-top:0;font-size:1.4em}p{margin:0 0 .2em}',
  'ul{margin:0;padding:0;list-style:none}a{display:inline-block;padding:.4em 0;color:var(--blue)}',
].join('');
