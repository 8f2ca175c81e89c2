/** 13800000001 → 138****0001; empty where there is none. */
export function maskedPhone(phone: string | null): string {
  return phone ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : ''
}
