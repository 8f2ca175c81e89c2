/** Milliseconds for which somebody who came by a shared address counts as come by it: 15 days. */
export const attributionTime = 15 * 86_400_000
