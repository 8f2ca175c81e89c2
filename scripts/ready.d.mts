export function requireNode(): void
/** Why the installed packages are not those of package-lock.json, or undefined when they are. */
export function whyInstall(folder?: string): string | undefined
/** A digest of everything that a build reads. */
export function sourceDigest(folder?: string): string
export function ensureInstalled(): Promise<{ code: number; reason?: string; did?: string }>
export function ensureBuilt(): Promise<{ code: number; reason?: string; did?: string }>
