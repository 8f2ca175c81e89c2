export const evaluateMigration = {
  id: '0608-evaluate',
  sql: `
/* Whether its writer had the goods for nothing, in a trial. */
alter table review add column is_trial boolean not null default false;

create table evaluation (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  name text not null,
  name_en text not null default '',
  intro text not null default '',
  intro_en text not null default '',
  rules text not null default '',
  rules_en text not null default '',
  /* places: all, and those that are taken */
  quota integer not null check (quota > 0),
  chosen integer not null default 0 check (chosen >= 0),
  /* days after receipt in which a report is due */
  report_days integer not null check (report_days > 0),
  /* when one can apply */
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* staff said that choosing is over */
  settled_at timestamptz,
  /* called off by staff, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check (chosen <= quota),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
) with (fillfactor = 70);
create index evaluation_store on evaluation (partner_id, store_id, end_at);
create index evaluation_sku on evaluation (partner_id, sku_id);

/* Who applied, once each, and what became of it. */
create table evaluation_apply (
  id bigint generated always as identity primary key,
  evaluation_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  request_id uuid not null,
  reason text not null,
  /* of the member's addresses; it may be gone by now */
  address_id bigint,
  state text not null default 'applied' check (state in ('applied', 'chosen', 'declined', 'withdrawn', 'excused')),
  order_sn text unique,
  report_due timestamptz,
  /* reminders that were sent */
  reminded smallint not null default 0 check (reminded between 0 and 2),
  review_id bigint unique,
  /* its report stands with the trial since */
  promoted_at timestamptz,
  at timestamptz not null,
  unique (evaluation_id, member_id),
  check (order_sn is not null or state not in ('chosen', 'excused')),
  foreign key (partner_id, store_id, evaluation_id) references evaluation (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (review_id) references review (id)
) with (fillfactor = 80);
create index evaluation_apply_of on evaluation_apply (evaluation_id, id);
create index evaluation_apply_at on evaluation_apply (at);
create index evaluation_apply_member on evaluation_apply (partner_id, member_id);
create index evaluation_apply_promoted on evaluation_apply (partner_id, store_id, promoted_at desc) where promoted_at is not null;
create index evaluation_apply_due on evaluation_apply (report_due) where state = 'chosen' and review_id is null;
`,
}
