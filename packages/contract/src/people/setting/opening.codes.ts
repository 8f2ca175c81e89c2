/** What a new shop is set up with, in the order in which it is best done. */
export const openingSteps = [
  'brand',
  'legal',
  'store',
  'freight',
  'goods',
  'pay',
  'home',
  'order',
  'open',
] as const
export type OpeningStep = (typeof openingSteps)[number]
