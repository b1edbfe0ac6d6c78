/** Safe HTML. */
export type Html = { readonly text: string };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML template: inserted text is escaped, `Html` is not. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return { text: strings.reduce((text, part, index) => `${text}${toHtml(values[index - 1] ?? '')}${part}`) };
}

function toHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}
