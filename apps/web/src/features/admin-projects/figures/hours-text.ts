import type { TFunction } from 'i18next'

/** Length of time in words: hours up to two days, then days. */
export const hoursText = (t: TFunction, hours: number): string =>
  hours < 48
    ? t('adminProjects.figures.hours', { count: Math.round(hours * 10) / 10 })
    : t('adminProjects.figures.days', { count: Math.round((hours / 24) * 10) / 10 })
