/** Finds a Chromium, or gets one; `reason` says why there is none, `did` what was done. */
export function ensureChromium(): Promise<{
  code: number
  reason?: string
  did?: string
  path?: string
}>
