/**
 * Counts the attempts to pay an order, so that two begun at once are one: each must find the count
 * it has read.
 */
export const payRoundMigration = {
  id: '0025-pay-round',
  sql: `
alter table orders add column pay_round integer not null default 0;
`,
}
