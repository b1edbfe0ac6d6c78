import type { UnusedCode } from './drop-unused-code.ts';

/**
 * The code of React DOM that only serves features without a use on this site: view transitions, references to fragments,
 * activities, lists of suspense, profilers, actions of forms, elements for the document's head, custom elements,
 * events of text composition and of selection, stacks of components.
 */
export const unusedReactCode: UnusedCode = {
  files: '**/node_modules/react-dom/cjs/react-dom-client.production.js',
  functions: {
    accumulateSuspenseyCommitOnFiber: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    constructSelectEvent: '',
    extractEvents$1: '',
    flushAfterMutationEffects: '',
    getStackByFiberInDevAndProd: 'return "";',
    mountActionState: '',
    reportViewTransitionError: '',
    rerenderActionState: '',
    startHostTransition: '',
    startViewTransition: '',
    trackEnterViewTransitions: '',
    updateActionState: '',
    waitForCommitToBeReady: 'return null;',
  },
  calls: {
    getFallbackBeforeInputChars: 'undefined',
    getNativeBeforeInputChars: 'undefined',
    isCustomElement: 'false',
    isHostHoistableType: 'false',
    maySuspendCommit: 'false',
  },
  conditions: {
    shouldStartViewTransition: false,
  },
  comparisons: {
    '(committedLanes & 335544064) === committedLanes': false,
    '(lanes & 335544064) === lanes': false,
  },
  cases: ['12', '19', '21', '23', '26', '27', '30', '31', 'REACT_VIEW_TRANSITION_TYPE'],
  statements: [
    'FragmentInstance.prototype.',
    'ReactDOMSharedInternals.d = {',
    'ViewTransitionPseudoElement.prototype.',
    'eventType &&',
    'exports.createRoot =',
    'exports.version =',
  ],
};
