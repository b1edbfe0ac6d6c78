import { useMemo } from 'react';
import { checkHtml } from './check-html.ts';

const policy = globalThis.trustedTypes?.createPolicy('content', { createHTML: checkHtml });

/** HTML that the server converted from Markdown. It is created once, because React compares TrustedHTML by identity. */
export function Html({ html, className }: { html: string; className?: string }) {
  const trusted = useMemo(() => policy?.createHTML(html) ?? checkHtml(html), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
