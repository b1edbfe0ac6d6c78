/** The sections of the settings, by the last part of their URL. */
export const settingsSections = {
  profile: { name: 'Profile', contents: 'Club, picture, confidence' },
  notifications: { name: 'Notifications', contents: 'Reminders, results, quiet hours' },
  calendars: { name: 'Calendars', contents: 'Your picks, games of a club' },
  scores: { name: 'Scores & delay', contents: 'Hidden scores, hold, broadcast delay' },
  privacy: { name: 'Privacy', contents: 'What is public, download, delete' },
  security: { name: 'Security', contents: 'Password, email, passkeys, sessions' },
  developers: { name: 'Developers', contents: 'API keys, webhooks, feeds, embeds' },
} as const;

export type SettingsSection = keyof typeof settingsSections;

export function isSettingsSection(name: string): name is SettingsSection {
  return Object.hasOwn(settingsSections, name);
}
