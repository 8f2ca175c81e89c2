import type { ToastOptions } from './toast.ts'

export type { ToastOptions }

/** Spec §9: the toast of coupon drawing. */
export const couponToast = 1500

/** Says one sentence over the page and to screen readers. The drawing part arrives on first use. */
export function toast(text: string, options?: ToastOptions): void {
  // Without its chunk the sentence is lost, which must not break the action it comments on.
  import('./toast.ts').then(({ showToast }) => showToast(text, options)).catch(() => undefined)
}

export function preloadToast(): void {
  void import('./toast.ts').catch(() => undefined)
}
