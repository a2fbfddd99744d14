import type { Region } from '@podium/pods'

/** Region whose public holidays teams and plans keep. */
export const REGION: Region = 'FR'
