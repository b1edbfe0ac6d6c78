import { escapeHtml } from '#rules/text/escape-html.ts';

/** Safe HTML. */
export type Html = { readonly text: string };

/** HTML template: inserted text is escaped, `Html` is not. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return { text: strings.reduce((text, part, index) => `${text}${toHtml(values[index - 1] ?? '')}${part}`) };
}

function toHtml(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value);
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}
