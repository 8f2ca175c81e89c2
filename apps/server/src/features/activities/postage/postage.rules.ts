/** Units that somebody can still take: of the trial, as far as the store has them. */
export const unitsLeft = (of: {
  readonly quota: number
  readonly reserved: number
  readonly sold: number
  readonly available: number
}): number => Math.max(0, Math.min(of.quota - of.reserved - of.sold, of.available))
