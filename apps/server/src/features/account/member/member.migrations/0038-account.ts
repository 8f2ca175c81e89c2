export const accountMigration = {
  id: '0038-account',
  sql: `
alter table member add column cancel_at timestamptz;
alter table member add column cancel_reason text not null default '';
alter table member add constraint member_cancelling check ((status = 2) = (cancel_at is not null));

/* What happened to an account, for its owner and for the auditor; it outlives the account without naming anyone. */
create table account_log (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  /* phoneChanged, identityUnbound, sessionEnded, sessionsEnded, dataCopied, cancelAsked, cancelTakenBack, cancelCalledOff, anonymised */
  event text not null,
  detail text not null default '',
  ip text not null default '',
  at timestamptz not null,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index account_log_member on account_log (partner_id, member_id, id desc);
`,
}
