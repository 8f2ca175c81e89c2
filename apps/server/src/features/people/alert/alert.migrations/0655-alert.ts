/** What staff are told of, and how far each of them has read. */
export const alertMigration = {
  id: '0655-alert',
  sql: `
create table alert (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  /* Null for what concerns no one store: a bill, a job. */
  store_id integer,
  kind text not null check (kind in ('paid', 'voucher', 'return', 'complaint', 'stock', 'bill', 'job')),
  /* What happened, so that it is told once: 'pay 2511...'. */
  topic text not null,
  /* Its number for the page that it leads to. */
  ref text not null check (length(ref) <= 80),
  text text not null check (length(text) <= 200),
  text_en text not null check (length(text_en) <= 400),
  at timestamptz not null,
  unique (partner_id, topic),
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index alert_inbox on alert (partner_id, coalesce(store_id, 0), kind, id);
create index alert_at on alert (at);

/* Up to which alert somebody has read all of a kind; store 0: of those of no one store. */
create table alert_seen (
  partner_id integer not null,
  staff_id bigint not null,
  store integer not null,
  kind text not null,
  up_to bigint not null,
  primary key (staff_id, store, kind),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);

/* Beyond that, what somebody has read one by one. */
create table alert_read (
  partner_id integer not null,
  alert_id bigint not null,
  staff_id bigint not null,
  primary key (alert_id, staff_id),
  foreign key (partner_id, alert_id) references alert (partner_id, id) on delete cascade,
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);
`,
}
