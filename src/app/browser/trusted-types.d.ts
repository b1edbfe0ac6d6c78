/** The part of the Trusted Types API that the site uses: one rule per policy of the content security policy. */
type TrustedTypePolicies = {
  createPolicy(
    name: 'content',
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => TrustedHTML };
  /** The result is a TrustedScriptURL. `ServiceWorkerContainer.register` of lib.dom accepts only a string or a URL. */
  createPolicy(
    name: 'service-worker',
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (url: string) => URL };
};

/** undefined on the server and in browsers without Trusted Types */
declare var trustedTypes: TrustedTypePolicies | undefined;
