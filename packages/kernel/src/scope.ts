/** The partner and store that a page, a call and every business row belong to. */
export interface Scope {
  readonly partnerId: number
  readonly storeId: number
}

/** `{partnerId}-{storeId}`, as it stands in every path. */
export function scopeText(scope: Scope): string {
  return `${scope.partnerId}-${scope.storeId}`
}

const largestId = 2_147_483_647

/** Reads `{partnerId}-{storeId}`; undefined when it is not two positive 32-bit integers. */
export function parseScope(text: string): Scope | undefined {
  const match = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/.exec(text)
  if (!match) return undefined
  const scope = { partnerId: Number(match[1]), storeId: Number(match[2]) }
  return scope.partnerId <= largestId && scope.storeId <= largestId ? scope : undefined
}
