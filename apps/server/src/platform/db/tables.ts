/**
 * Every table by name. Empty here: a feature's `.tables.ts` adds its own with
 * `declare module '#platform/db/tables.ts' { interface Tables { cart_item: CartItemTable } }`.
 */
export interface Tables {}
