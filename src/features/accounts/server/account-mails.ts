import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { pages } from '#platform/api/pages.ts';
import type { Db } from '#platform/db/open-db.ts';
import { users } from '#platform/db/schema.ts';
import type { Authorized, UserId } from '#platform/http/endpoints/authorized.ts';
import type { JobKind, Jobs } from '#platform/jobs/open-jobs.ts';
import { type Mail, mailJob } from '#platform/outgoing/mail.ts';

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

/** The mail that verifies an email: the same for each request, because anyone can enter an email and choose a username. */
export function verificationMail(publicUrl: string, token: string): Mail {
  return {
    subject: 'Verify your email for Called Shot',
    paragraphs: [
      'An account was created with this email. Verify it, so that a forgotten password can be replaced by mail.',
      'The link works once, for 24 hours. Open it in the browser in which you are signed in.',
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

/** The link for a new password. Its token is created when the mail is sent, so that no stored job contains it. */
export const resetLinkJob = {
  name: 'reset-link',
  data: z.object({ email: z.string(), isOwn: z.boolean().default(false) }),
  retries: 8,
  atOnce: 2,
} satisfies JobKind;

/** The link that verifies an email of an account; its token too is created when the mail is sent. */
export const verificationJob = {
  name: 'verification',
  data: z.object({ userId: z.number().int(), email: z.string() }),
  retries: 8,
  atOnce: 2,
} satisfies JobKind;

/** Paths of mailed links. The token is in the fragment, which browsers do not send to servers. */
export const paths = {
  reset: (token: string) => `${pages['new-password'].path}#token=${token}`,
  verify: (token: string) => `${pages['verify-email'].path}#token=${token}`,
} as const;

/** Mails a notice to the verified email of an account; without such an email, or without mail, nothing is sent. */
export async function notifyOwner(
  db: Db,
  mailJobs: Pick<Jobs, 'send'> | null,
  id: Authorized<UserId>,
  createNotice: (username: string) => Mail,
): Promise<void> {
  if (mailJobs === null) return;
  const [owner] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.emailVerifiedAt)));
  if (owner?.email != null) await mailJobs.send(mailJob, { to: owner.email, mail: createNotice(owner.username) });
}
