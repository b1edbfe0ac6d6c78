/** Method and path of the endpoints that pages call when a user acts: apart from `routes`, because the code of every page contains those. */
export const onDemandRoutes = {
  reportUsername: { method: 'POST', path: '/api/fans/:username/reports' },
  moderation: { method: 'GET', path: '/api/users/:id/moderation' },
  dismissNotice: { method: 'DELETE', path: '/api/users/:id/notices/:kind' },
  security: { method: 'GET', path: '/api/users/:id/security' },
  changePassword: { method: 'POST', path: '/api/users/:id/password' },
  changeEmail: { method: 'POST', path: '/api/users/:id/email' },
  sendVerification: { method: 'POST', path: '/api/users/:id/email/verification' },
  createRecoveryCodes: { method: 'POST', path: '/api/users/:id/recovery-codes' },
  endSession: { method: 'DELETE', path: '/api/users/:id/sessions/:sessionId' },
  endSessions: { method: 'DELETE', path: '/api/users/:id/sessions' },
  passkeyOptions: { method: 'POST', path: '/api/users/:id/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/users/:id/passkeys' },
  removePasskey: { method: 'DELETE', path: '/api/users/:id/passkeys/:passkeyId' },
  passkeySignInOptions: { method: 'POST', path: '/api/login/passkey/options' },
  passkeySignIn: { method: 'POST', path: '/api/login/passkey' },
  verifyEmail: { method: 'POST', path: '/api/verify-email' },
  requestReset: { method: 'POST', path: '/api/password/reset-link' },
  resetPassword: { method: 'POST', path: '/api/password/reset' },
  recoverAccount: { method: 'POST', path: '/api/password/recover' },
  exportUser: { method: 'GET', path: '/api/users/:id/export' },
  deleteUser: { method: 'DELETE', path: '/api/users/:id' },
} as const;

export type OnDemandRouteName = keyof typeof onDemandRoutes;
