/** Who may not sign in, or not take part. */
export const standingMigration = {
  id: '0663-member-standing',
  sql: `
create table member_standing (
  partner_id integer not null,
  member_id bigint not null,
  kind text not null check (kind in ('frozen', 'blocked')),
  reason text not null,
  staff_name text not null,
  since timestamptz not null,
  primary key (partner_id, kind, member_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index member_standing_member on member_standing (partner_id, member_id);

/* an account that is frozen may be on its way to its end or not */
alter table member drop constraint member_cancelling,
  add constraint member_cancelling check (status = 4 or (status = 2) = (cancel_at is not null));
`,
}
