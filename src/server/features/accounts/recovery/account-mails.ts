import { paths } from './link-paths.ts';
import type { Mail } from '#server/mail/mail.ts';

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

/** The mail that verifies an address. */
export function verificationMail(publicUrl: string, token: string, username: string): Mail {
  return {
    subject: 'Verify your address for Called Shot',
    paragraphs: [
      `The account ${username} has this email address. Verify it, so that a forgotten password can be replaced by mail.`,
      'The link works once, for 24 hours.',
      notYou,
    ],
    link: { text: 'Verify the address', url: `${publicUrl}${paths.verify(token)}` },
  };
}

/** The mail to the old address after a change. */
export function changedAddressMail(username: string): Mail {
  return {
    subject: 'The address of your Called Shot account was changed',
    paragraphs: [
      `The account ${username} now has another email address, and mail for it no longer comes here.`,
      'If this was not you, change your password at once and end all other sessions in the settings.',
    ],
  };
}
