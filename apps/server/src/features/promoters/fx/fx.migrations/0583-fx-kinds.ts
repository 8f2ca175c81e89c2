/** Which orders pay a commission, and to whom: all but those at inner prices until somebody says. */
export const fxKindsMigration = {
  id: '0583-fx-kinds',
  sql: `
alter table fx_setting
  /* ways to buy (orders.kind) whose orders pay nothing */
  add column off_kinds smallint[] not null default '{4}' check (off_kinds <@ '{1,2,3,4,5,6,7,8,9}'::smallint[]),
  add column employees_earn boolean not null default true,
  /* whether what employees buy pays whoever brought them */
  add column employees_pay boolean not null default true;
`,
}
