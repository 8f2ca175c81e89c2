/** Shoppers take vouchers back that nobody looked at, and an account can be stopped. */
export const withdrawnMigration = {
  id: '0069-withdrawn',
  sql: `
/* 0 in review, 1 approved, 2 rejected, 3 withdrawn by the shopper */
alter table offline_payment drop constraint offline_payment_status_check;
alter table offline_payment add constraint offline_payment_status_check check (status in (0, 1, 2, 3));

/* while it is not, nobody is told the account, and no transfer can be announced */
alter table transfer_account add column is_open boolean not null default true;
`,
}
