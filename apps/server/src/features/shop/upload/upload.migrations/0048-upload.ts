export const uploadMigration = {
  id: '0048-upload',
  sql: `
create table upload (
  name text primary key check (name ~ '^[0-9a-z]{26}$'),
  partner_id integer not null,
  /* Null once the account is closed. */
  member_id bigint,
  purpose text not null check (purpose in ('review', 'avatar', 'voucher', 'return', 'feedback')),
  /* 0 permitted, 1 looked at and drawn anew, 2 part of something, 3 let go: will be removed */
  state smallint not null default 0 check (state in (0, 1, 2, 3)),
  /* PictureRef, from state 1 on */
  picture jsonb,
  /* Whether what the browser sent is removed for good; what it was made into is another file. */
  is_cleared boolean not null default false,
  created_at timestamptz not null,
  check (state in (0, 3) or picture is not null),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index upload_member on upload (member_id, created_at desc);
create index upload_sweep on upload (created_at) where state <> 2 or not is_cleared;
`,
}
