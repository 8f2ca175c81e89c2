interface Step {
  code: number
  reason?: string
  did?: string
  /** What was to be done, in words. */
  what: string
}

export function requireNode(): void
/**
 * Why the installed packages are not those of package-lock.json, or undefined when they are. With
 * `production` those that only development needs may be missing.
 */
export function whyInstall(folder?: string, options?: { production?: boolean }): string | undefined
/** A digest of everything that a build reads. */
export function sourceDigest(folder?: string): string
/** What the file system says of everything that a build reads. */
export function sourceStamp(folder?: string): string
/** Whether `dist` was made from these sources. An archive has a build and none of its sources. */
export function isBuilt(folder?: string): boolean
export function ensureInstalled(options?: { production?: boolean }): Promise<Step>
export function ensureBuilt(): Promise<Step>
/** A build, and the packages that it runs on: installed and built when needed. */
export function ensureRunnable(): Promise<Step>
