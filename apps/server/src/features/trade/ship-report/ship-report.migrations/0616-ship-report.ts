/** What WeChat is told of the shipping of payments that its mini-program took (decision 184). */
export const shipReportMigration = {
  id: '0616-ship-report',
  sql: `
create table ship_report (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  pay_order_id bigint not null unique,
  pay_no text not null unique,
  amount bigint not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'reported', 'corrected', 'failed', 'exempt')),
  /* grows with each change of a shipping; an answer about an older one ends nothing */
  version integer not null default 1,
  /* the parcels that WeChat was told of, as carrier:number,… */
  told text not null default '',
  /* those that it is being told of: whether it took them is not known until an answer came */
  telling text not null default '',
  /* as it was told first; it must stay */
  is_split boolean not null default false,
  /* it was told that nothing more follows */
  is_whole boolean not null default false,
  /* the one correction was used */
  is_corrected boolean not null default false,
  fault text not null default '',
  note text not null default '' check (note in ('', 'correctionUsed', 'receivedBefore', 'toldElsewhere')),
  /* who is telling it now, and until when nobody else may */
  lease text,
  lease_until timestamptz,
  created_at timestamptz not null,
  told_at timestamptz,
  received_at timestamptz,
  reminded_at timestamptz,
  check ((lease is null) = (lease_until is null)),
  check (state not in ('reported', 'corrected') or told <> ''),
  foreign key (partner_id, store_id, pay_order_id) references pay_order (partner_id, store_id, id)
);
create index ship_report_state on ship_report (partner_id, store_id, state, id);
create index ship_report_store on ship_report (partner_id, store_id, id desc);
`,
}
