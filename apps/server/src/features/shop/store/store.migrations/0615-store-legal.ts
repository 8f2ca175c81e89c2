/** Who is behind a store; its licence is a picture of the library. */
export const storeLegalMigration = {
  id: '0615-store-legal',
  sql: `
alter table store add column legal jsonb not null default '{}' check (jsonb_typeof(legal) = 'object');

alter table media_use drop constraint media_use_kind_check;
alter table media_use add constraint media_use_kind_check check (kind in ('goods', 'category', 'page', 'article', 'kitchen', 'recipe', 'guide', 'invitation', 'store'));
`,
}
