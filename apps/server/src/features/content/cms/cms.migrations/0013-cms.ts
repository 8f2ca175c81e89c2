export const cmsMigration = {
  id: '0013-cms',
  sql: `
create table cms_page (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* a or b: the two layouts */
  version text not null check (version in ('a', 'b')),
  type text not null,
  title text not null,
  title_en text not null default '',
  description text not null default '',
  share jsonb not null,
  /* stored blocks: as the contract's, with goods named by how to find them (cms.rules.ts) */
  blocks jsonb not null,
  blocks_en jsonb not null,
  status smallint not null default 0 check (status in (0, 1)),
  updated_at timestamptz not null,
  unique (partner_id, store_id, version, type),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

create table legal_agreement (
  partner_id integer not null references partner (id),
  code text not null,
  title text not null,
  html text not null,
  version text not null,
  updated_at timestamptz not null,
  primary key (partner_id, code)
);
`,
}
