type Sizes = Readonly<Record<string, string>>

export const gateSizes: Sizes
export const fullSizes: Sizes
export const nightlySizes: Sizes
export const embeddedOnly: readonly string[]
export const gateOnPostgres: readonly string[]
export const otherNodes: Readonly<Record<'reverse' | 'postgres', number>>
export const besidesPostgres: readonly string[]
export const onlyFull: readonly string[]
export function isRunTwice(file: string): boolean
