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

/** A table of `tr` elements. A head that is a text is a `th` without a class. */
export function tableHtml(heads: readonly (string | Html)[], rows: readonly Html[]): Html {
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => (typeof head === 'string' ? html`<th scope="col">${head}</th>` : head))}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
