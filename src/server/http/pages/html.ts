/** Text that is HTML already. */
export type Html = { readonly text: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Template of HTML: what is put in is escaped, unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return { text: strings.reduce((text, part, index) => `${text}${shown(values[index - 1] ?? '')}${part}`) };
}

function shown(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}
