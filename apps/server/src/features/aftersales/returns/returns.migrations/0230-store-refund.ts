/** The store gives money back on its own word, also without units. */
export const storeRefundMigration = {
  id: '0230-store-refund',
  sql: `
/* 5 the store */
alter table return_apply drop constraint return_apply_role_check;
alter table return_apply add constraint return_apply_role_check check (role between 1 and 5);
/* 0: an amount without units, by the store alone */
alter table return_line drop constraint return_line_quantity_check;
alter table return_line add constraint return_line_quantity_check check (quantity >= 0);
`,
}
