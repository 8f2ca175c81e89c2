export const fxMaterialMigration = {
  id: '0532-fx-material',
  sql: `
/* Words that promoters share, and the goods that they are about. */
create table fx_material (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  title text not null,
  title_en text not null default '',
  words text not null,
  words_en text not null default '',
  goods_id bigint,
  created_at timestamptz not null,
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, goods_id) references goods (partner_id, id)
);
create index fx_material_store on fx_material (partner_id, store_id, id desc);
create index fx_material_goods on fx_material (partner_id, goods_id);
`,
}
