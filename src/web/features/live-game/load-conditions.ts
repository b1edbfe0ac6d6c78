/** The park and the weather have their own file; the page of a game loads it before hydration. */
export function loadConditions() {
  return import('./conditions/conditions.tsx');
}
