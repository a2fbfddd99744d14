/** Places whose public holidays are known; `holiday-rules.ts` holds their rules. */
export const REGIONS = [
  'FR',
  'FR-ALSACE-MOSELLE',
  'BE',
  'LU',
  'CH',
  'CH-GE',
  'CH-VD',
  'CA-QC',
  'GB-ENG',
] as const

export type Region = (typeof REGIONS)[number]
