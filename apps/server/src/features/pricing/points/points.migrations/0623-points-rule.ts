/** What was in the code: a partner without a row has the usual rules (`usualRules`). */
export const pointsRuleMigration = {
  id: '0623-points-rule',
  sql: `
create table points_rule (
  partner_id integer primary key references partner (id),
  /* basis points of a point for each whole yuan of an order, at the usual level; null: none */
  earn_bp integer check (earn_bp between 100 and 1000000),
  /* percent of the goods after the coupon that points may pay; null: none */
  spend_percent integer check (spend_percent between 1 and 100),
  /* at the end of which year after that of earning they run out; null: never */
  expiry_years integer check (expiry_years between 0 and 3),
  version integer not null default 1,
  updated_at timestamptz not null
);
`,
}
