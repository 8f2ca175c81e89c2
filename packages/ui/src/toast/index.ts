export { toast, type ToastOptions } from './toast.ts'

/** Specification §9: the toast of coupon drawing. */
export const couponToast = 1500
