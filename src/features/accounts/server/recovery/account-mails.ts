import { paths } from './link-paths.ts';
import type { Mail } from '#platform/mail/mail.ts';

const notYou = 'If this was not you, ignore this mail: nothing changes.';

/** The mail with a link for a new password. */
export function resetMail(publicUrl: string, token: string, username: string): Mail {
  return {
    subject: 'A new password for Called Shot',
    paragraphs: [
      `Someone asked for a new password for the account ${username}.`,
      'The link works once, for 30 minutes.',
      notYou,
    ],
    link: { text: 'Choose a new password', url: `${publicUrl}${paths.reset(token)}` },
  };
}

/** The mail that verifies an email. */
export function verificationMail(publicUrl: string, token: string, username: string): Mail {
  return {
    subject: 'Verify your email for Called Shot',
    paragraphs: [
      `The account ${username} has this email. Verify it, so that a forgotten password can be replaced by mail.`,
      'The link works once, for 24 hours.',
      notYou,
    ],
    link: { text: 'Verify the email', url: `${publicUrl}${paths.verify(token)}` },
  };
}

/** The mail to the old email after a change. */
export function changedEmailMail(username: string): Mail {
  return {
    subject: 'The email of your Called Shot account was changed',
    paragraphs: [
      `The account ${username} now has another email, and mail for it no longer comes here.`,
      'If this was not you, change your password at once and end all other sessions in the settings.',
    ],
  };
}

const resetIfNotYou = 'If this was not you, request a new password by mail at once.';

const notYouButChanged =
  'If this was not you, change your password at once, and end all other sessions and remove unknown passkeys in the settings.';

/** The notice of a new passkey. `device`: the name of the passkey */
export function addedPasskeyMail(username: string, device: string): Mail {
  return {
    subject: 'A passkey was added to your Called Shot account',
    paragraphs: [`A new passkey (${device}) now signs in to the account ${username}.`, notYouButChanged],
  };
}

/** The notice of a removed passkey. */
export function removedPasskeyMail(username: string): Mail {
  return {
    subject: 'A passkey was removed from your Called Shot account',
    paragraphs: [`A passkey of the account ${username} no longer signs in.`, notYouButChanged],
  };
}

/** The notice of a new API key, without its name, so that a stolen session cannot write into our mail. */
export function addedApiKeyMail(username: string): Mail {
  return {
    subject: 'An API key was created for your Called Shot account',
    paragraphs: [
      `A new API key now reads the picks and the record of the account ${username}. It changes nothing.`,
      'If this was not you, change your password at once, and end all other sessions and revoke unknown API keys in the settings.',
    ],
  };
}

/** The notice of a new password. */
export function changedPasswordMail(username: string): Mail {
  return {
    subject: 'The password of your Called Shot account was changed',
    paragraphs: [`The account ${username} has a new password, and all its other sessions have ended.`, resetIfNotYou],
  };
}
