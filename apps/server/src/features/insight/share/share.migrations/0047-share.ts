/** What was shared, and who came by it. A note, never a reason to pay anybody. */
export const shareMigration = {
  id: '0047-share',
  sql: `
create table share_note (
  partner_id integer not null,
  store_id integer not null,
  /* Of the page that noted it: sent twice, it counts once. */
  id uuid not null,
  session_id bigint not null,
  member_id bigint,
  channel text not null check (channel in ('sheet', 'menu', 'copy', 'poster', 'opened')),
  path text not null,
  /* Whose address was opened. */
  sponsor_id bigint,
  at timestamptz not null,
  primary key (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index share_note_at on share_note (partner_id, store_id, at);
create index share_note_sponsor on share_note (partner_id, sponsor_id, at) where sponsor_id is not null;
create index share_note_member on share_note (partner_id, member_id) where member_id is not null;
`,
}
