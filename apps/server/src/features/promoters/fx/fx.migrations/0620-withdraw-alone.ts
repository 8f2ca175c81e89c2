/** Withdrawals that one person both approved and paid, as the owner's rule let them. */
export const withdrawAloneMigration = {
  id: '0620-withdraw-alone',
  sql: `
create table fx_withdraw_alone (
  partner_id integer not null references partner (id),
  withdraw_id bigint not null references fx_withdraw (id),
  /* by a code to their phone; else within what one person may pay */
  by_code boolean not null,
  primary key (withdraw_id)
);
`,
}
