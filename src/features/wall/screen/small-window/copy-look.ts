/** ms */
const patience = 500;

/** Loads the fonts that the page shows, if that is fast: a window that has them too late keeps others. */
export async function copyFonts(page: Document, opened: Window): Promise<void> {
  const loaded = [...page.fonts].filter(({ status }) => status === 'loaded');
  const names = loaded.map(({ family, weight }) => `${weight.split(' ').at(-1)} 1em ${family}`);
  const loading = Promise.allSettled(names.map((name) => opened.document.fonts.load(name)));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Gives an empty window the styles, the language and the theme of a page. Returns a function that stops following the theme. */
export function copyLook(page: Document, opened: Window & typeof globalThis): () => void {
  const sheet = new opened.CSSStyleSheet();
  const rules = [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  // not an element: the content policy allows those of the page only
  sheet.replaceSync(rules.join('\n'));
  const { documentElement } = opened.document;
  opened.document.adoptedStyleSheets = [sheet];
  documentElement.lang = page.documentElement.lang;
  const copyTheme = () => {
    const { theme } = page.documentElement.dataset;
    if (theme === undefined) delete documentElement.dataset.theme;
    else documentElement.dataset.theme = theme;
  };
  copyTheme();
  const observer = new MutationObserver(copyTheme);
  observer.observe(page.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
