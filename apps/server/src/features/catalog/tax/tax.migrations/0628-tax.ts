/**
 * What was one setting of the installation: a partner without a row has that still. Tax of goods
 * and of lines stands with them (`0628-goods-tax`, `0628-order-tax`).
 */
export const taxMigration = {
  id: '0628-tax',
  sql: `
create table tax_setting (
  partner_id integer primary key references partner (id),
  /* {code, rate}: 19 digits, and basis points or "exempt"; null: that of the installation */
  usual jsonb,
  /* the same of freight as a line of its own; null: it is spread over the goods */
  freight jsonb,
  version integer not null default 1,
  updated_at timestamptz not null
);
`,
}
