/** Whether the reader asked the system for less motion. */
export function wantsStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}

/** How a page scrolls by itself: a stylesheet cannot still what a script asks for. */
export function glide(): 'smooth' | 'instant' {
  return wantsStillness() ? 'instant' : 'smooth'
}
