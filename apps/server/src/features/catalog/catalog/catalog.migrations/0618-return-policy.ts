/**
 * Whether goods come back without a reason. Fewer days than the law gives become those of the law;
 * what gave none at all is marked, since nobody knows whether the law exempts it (decision 186). No
 * bound: the version before still writes what it likes beside this one, and readers take the law's
 * days where it does.
 */
export const returnPolicyMigration = {
  id: '0618-return-policy',
  sql: `
alter table goods add column return_exempt jsonb, add column is_return_unsure boolean not null default false;
update goods set is_return_unsure = true where after_sale_days = 0;
update goods set after_sale_days = 7 where after_sale_days < 7;
create index goods_return_unsure on goods (partner_id, id) where is_return_unsure;
`,
}
