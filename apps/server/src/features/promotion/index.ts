export { missingForFree, type FreightTemplate } from './freight.rules.ts'
export { noEffects, priceOf, type BasketLine, type Effects, type Quote, type QuoteAmounts, type QuotedLine } from './price.rules.ts'
