import { useMemo } from 'react';

const elements =
  'a|blockquote|br|code|details|div|em|h[2-6]|hr|img|li|ol|p|pre|strong|summary|table|tbody|td|th|thead|tr|ul';
const urls = '(?:href="(?:https?:|mailto:|/|#)|src="(?:https:|/))[^"]*"';
const attributes = `${urls}|(?:align|alt|aria-label|class|role|start|tabindex|title)="[^"]*"`;
const allowedTag = new RegExp(`</?(?:${elements})(?: (?:${attributes}))*>`, 'g');

/** Returns HTML that has only the elements and attributes of articles and answers; throws a TypeError for any other. */
export function checkHtml(html: string): string {
  const [unexpected] = /<.{0,40}/s.exec(html.replaceAll(allowedTag, '')) ?? [];
  if (unexpected !== undefined) throw new TypeError(`The text contains unexpected HTML: ${unexpected}`);
  return html;
}

const policy = globalThis.trustedTypes?.createPolicy('content', { createHTML: checkHtml });

/** HTML that the server converted from Markdown. It is created once, because React compares TrustedHTML by identity. */
export function Html({ html, className }: { html: string; className?: string }) {
  const trusted = useMemo(() => policy?.createHTML(html) ?? checkHtml(html), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
