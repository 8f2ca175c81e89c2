import type { Locale } from '@mallard/kernel'
import { platforms } from '../third-return/third-return.codes.ts'

/** Where an order was placed that the shop does not hold. */
export const requestChannels = [
  { code: 'store', name: ['线下门店', 'In a store'] },
  ...platforms,
] as const
export type RequestChannel = (typeof requestChannels)[number]['code']
export const requestChannelCodes: readonly RequestChannel[] = requestChannels.map(
  ({ code }) => code,
)

/** Where an order was placed, in words. */
export function requestChannelText(code: RequestChannel, locale: Locale): string {
  return requestChannels.find((each) => each.code === code)?.name[locale === 'en' ? 1 : 0] ?? ''
}

/** How far the request for an invoice is. */
export const requestStates = ['asked', 'issued', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

const stateNames: Readonly<Record<RequestState, readonly [string, string]>> = {
  asked: ['待商家处理', 'With the store'],
  issued: ['已开票', 'Issued'],
  refused: ['未开具', 'Not issued'],
  withdrawn: ['已撤回', 'Taken back'],
}

export const requestStateText = (state: RequestState, locale: Locale): string =>
  stateNames[state][locale === 'en' ? 1 : 0]

/** How far the mail is that tells what became of a request. */
export const requestMailStates = ['none', 'waiting', 'sent', 'failed'] as const
export type RequestMailState = (typeof requestMailStates)[number]

/** Pictures of a receipt. */
export const maxRequestPics = 3
/** Fen of one order: a million yuan. */
export const maxRequestAmount = 100_000_000
