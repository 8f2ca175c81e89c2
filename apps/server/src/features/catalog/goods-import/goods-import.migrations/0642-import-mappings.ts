/** Mappings: which columns of a table are which of ours, kept by name for the next one. */
export const importMappingsMigration = {
  id: '0642-import-mappings',
  sql: `
create table import_mapping (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  name text not null,
  /* what names are told apart by */
  name_key text not null,
  layout text not null check (layout in ('flat', 'grouped', 'stock')),
  /* heading of the column by which rows belong together */
  group_by text,
  /* headings by our columns */
  columns jsonb not null,
  /* headings of the whole table, in small letters and in order: a table with these is known again */
  heads jsonb not null,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  used_at timestamptz not null,
  unique (partner_id, name_key)
);

alter table goods_import drop constraint goods_import_profile_check;
alter table goods_import add constraint goods_import_profile_check
  check (profile in ('goods', 'stock', 'shopify', 'shopifyOld', 'woocommerce', 'mapped'));
/* how it is read, as it was said then */
alter table goods_import add column mapping jsonb;

alter table import_link drop constraint import_link_source_check;
alter table import_link add constraint import_link_source_check
  check (source in ('template', 'shopify', 'woocommerce', 'mapping'));
/* of tables that are read by a mapping: which one; else 0 */
alter table import_link add column mapping_id bigint not null default 0;
alter table import_link drop constraint import_link_pkey;
alter table import_link add constraint import_link_pkey
  primary key (partner_id, source, mapping_id, foreign_id);
`,
}
