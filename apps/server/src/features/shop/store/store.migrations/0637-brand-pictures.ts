/** Pictures of the library that a brand shows of itself. */
export const brandPicturesMigration = {
  id: '0637-brand-pictures',
  sql: `
alter table partner add column logo_picture jsonb check (jsonb_typeof(logo_picture) = 'object');
alter table partner add column share_card jsonb not null default '{}' check (jsonb_typeof(share_card) = 'object');

alter table media_use drop constraint media_use_kind_check;
alter table media_use add constraint media_use_kind_check check (kind in ('goods', 'category', 'page', 'article', 'kitchen', 'recipe', 'guide', 'invitation', 'store', 'brand'));
`,
}
