declare global {
  /** Takes up the HTML of a later state of the page. */
  var prepareChange: (html: string) => void;
  /** Makes the change that was prepared. */
  var applyChange: () => void;
}

/**
 * Runs in a page without scripts, without access to this module: the baseline of an application that makes the same change of the
 * document. What differs is found in advance; the change itself only replaces elements and sets attributes.
 */
export function replayChanges(): void {
  let steps: (() => void)[] = [];
  const copyAttributes = (to: Element, from: Element) => {
    for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
    for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  };
  const compare = (now: Node, later: Node): void => {
    if (now.isEqualNode(later)) return;
    const isSameElement = now instanceof Element && later instanceof Element && now.nodeName === later.nodeName;
    if (!isSameElement || now.childNodes.length !== later.childNodes.length) {
      const ready = document.importNode(later, true);
      steps.push(() => (now as ChildNode).replaceWith(ready));
      return;
    }
    if (!(now.cloneNode() as Element).isEqualNode(later.cloneNode())) steps.push(() => copyAttributes(now, later));
    const laterChildren = [...later.childNodes];
    [...now.childNodes].forEach((child, place) => compare(child, laterChildren[place] as Node));
  };
  globalThis.prepareChange = (html) => {
    steps = [];
    compare(document.body, new DOMParser().parseFromString(html, 'text/html').body);
  };
  globalThis.applyChange = () => steps.splice(0).forEach((step) => step());
}
