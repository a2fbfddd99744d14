/**
 * Days for which things of projects are kept once nothing needs them; the privacy page says the same numbers. `drafts`:
 * projects that never had a team, since they were last changed; `draftWarning`: days before that on which their client is
 * told by mail. `formations`: decision records that neither show nor chose a team, since they were formed. `invitations`:
 * those that were not accepted, since they ended. `shares`: links to teams, since they were made or last read.
 */
export const RETENTION_DAYS = {
  drafts: 365,
  draftWarning: 30,
  formations: 365,
  invitations: 365,
  shares: 365,
} as const
