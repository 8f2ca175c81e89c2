/**
 * What a brand does not let a member do: sign in and order (`frozen`), or take coupons, gifts and a
 * part in activities (`blocked`).
 */
export const standings = ['frozen', 'blocked'] as const
export type Standing = (typeof standings)[number]
