/** What one member of staff proposes and another one carries out (decision 42). */
export const proposalMigration = {
  id: '0068-proposal',
  sql: `
create table proposal (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  /* who carries it out: account, points */
  kind text not null,
  /* what it changes, as the audit log names it, for example "member 12" */
  subject text not null,
  change jsonb not null,
  reason text not null,
  /* of the call that made it: the same call twice makes one */
  request_id text not null,
  /* 0 open, 1 approved, 2 declined, 3 withdrawn, 4 expired */
  status smallint not null default 0 check (status between 0 and 4),
  staff_id bigint not null,
  staff_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by bigint,
  decided_name text not null default '',
  note text not null default '',
  decided_at timestamptz,
  unique (partner_id, kind, request_id),
  foreign key (partner_id, staff_id) references staff (partner_id, id),
  foreign key (partner_id, decided_by) references staff (partner_id, id),
  check ((status = 0) = (decided_at is null)),
  /* never by the one who proposed it */
  check (status not in (1, 2) or (decided_by is not null and decided_by <> staff_id))
);
create unique index proposal_open on proposal (partner_id, kind, subject) where status = 0;
create index proposal_kind on proposal (partner_id, kind, id desc);
create index proposal_subject on proposal (partner_id, kind, subject, id desc);
`,
}
