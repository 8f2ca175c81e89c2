/** What was in the code: a partner without a row has the usual list (`carrierList`). */
export const carrierListMigration = {
  id: '0627-carrier-list',
  sql: `
create table carrier_list (
  partner_id integer primary key references partner (id),
  /* [{code, isOn, own: {name, nameEn, phone} | null}] in the order in which they are offered */
  list jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
`,
}
