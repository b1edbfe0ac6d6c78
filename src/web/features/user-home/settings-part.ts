import { createLazyPart } from '../../ui/lazy-part.ts';

/** The settings, for a user's own page. */
export const settingsPart = createLazyPart(async () => (await import('./settings/settings-panel.tsx')).SettingsPanel);
