/** The reasons for which a user can report a username. */
export const reportReasons = ['offensive', 'impersonation', 'private', 'advertising'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The text of each reason. */
export const reportReasonTexts: Record<ReportReason, string> = {
  offensive: 'Offensive or hateful',
  impersonation: 'Pretends to be another person',
  private: 'Reveals private data',
  advertising: 'Advertising',
};
