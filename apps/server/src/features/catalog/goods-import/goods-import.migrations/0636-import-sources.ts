/** Tables of other systems: what they may be, and what is chosen where they do not say it. */
export const importSourcesMigration = {
  id: '0636-import-sources',
  sql: `
alter table goods_import drop constraint goods_import_state_check;
alter table goods_import add constraint goods_import_state_check check (state in
  ('waiting', 'reading', 'choosing', 'checking', 'checked', 'running', 'shelving', 'done', 'stopped', 'failed'));
alter table goods_import drop constraint goods_import_profile_check;
alter table goods_import add constraint goods_import_profile_check
  check (profile in ('goods', 'stock', 'shopify', 'shopifyOld', 'woocommerce'));
/* all that a table may be, the likeliest first; of imports before, what it is */
alter table goods_import add column fits jsonb not null default '[]';
update goods_import set fits = jsonb_build_array(profile) where profile is not null;
/* what new goods have where the table does not say it */
alter table goods_import add column choices jsonb;
alter table import_link drop constraint import_link_source_check;
alter table import_link add constraint import_link_source_check
  check (source in ('template', 'shopify', 'woocommerce'));
`,
}
