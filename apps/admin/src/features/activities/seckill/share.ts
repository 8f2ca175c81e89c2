/** Whole percent of a quota; 100 only when all of it is taken. */
export function sharePercent(units: number, quota: number): number {
  return quota === 0 ? 0 : Math.floor((units * 100) / quota)
}
