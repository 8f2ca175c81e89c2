/** Who opened the page of daily sign-in, counted once a day. */
export const signInSeenMigration = {
  id: '0420-sign-in-seen',
  sql: `
alter table sign_in_total add column seen integer not null default 0;

/* The last day of Beijing on which a member saw the page. */
create table sign_in_seen (
  partner_id integer not null,
  member_id bigint not null,
  day date not null,
  primary key (partner_id, member_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
`,
}
