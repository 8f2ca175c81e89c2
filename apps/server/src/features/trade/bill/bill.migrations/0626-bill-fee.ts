/**
 * What the channel kept for itself, as its bill says; null where it does not say so, and in lines
 * that were read before.
 */
export const billFeeMigration = {
  id: '0626-bill-fee',
  sql: `
alter table pay_bill_line add column fee bigint;
`,
}
