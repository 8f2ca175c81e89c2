import type { Locale } from '@mallard/kernel'

/**
 * How far WeChat is told of the shipping of a payment that its mini-program took: it holds the
 * money until then.
 */
export const shipReportStates = ['waiting', 'reported', 'corrected', 'failed', 'exempt'] as const
export type ShipReportState = (typeof shipReportStates)[number]

const stateNames: Readonly<Record<ShipReportState, readonly [string, string]>> = {
  waiting: ['待上报', 'To report'],
  reported: ['已上报', 'Reported'],
  corrected: ['已更正', 'Corrected'],
  failed: ['上报失败', 'Failed'],
  exempt: ['无需上报', 'Not needed'],
}

export const shipReportStateText = (state: ShipReportState, locale: Locale): string =>
  stateNames[state][locale === 'en' ? 1 : 0]

/** The most parcels of one payment that WeChat takes. */
export const maxReportedParcels = 15
/** The most characters that say what is in one of them. */
export const maxReportedItems = 120

/**
 * Why a report is where it is, where the shop knows more than WeChat's code: a shipping was changed
 * after the one correction, or after receipt; WeChat knew of it before it was told.
 */
export const shipReportNotes = ['', 'correctionUsed', 'receivedBefore', 'toldElsewhere'] as const
export type ShipReportNote = (typeof shipReportNotes)[number]
