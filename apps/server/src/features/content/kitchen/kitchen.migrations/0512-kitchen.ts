export const kitchenMigration = {
  id: '0512-kitchen',
  sql: `
/* What a store cooks with; texts are {zh, en}, an empty English one means the Chinese one. */
create table kitchen (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  title jsonb not null,
  intro jsonb not null,
  /* PictureRef */
  cover jsonb not null,
  is_published boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  unique (partner_id, store_id),
  unique (partner_id, store_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

create table recipe (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  kitchen_id integer not null,
  title jsonb not null,
  intro jsonb not null,
  cover jsonb not null,
  minutes integer not null check (minutes > 0),
  servings integer not null check (servings > 0),
  /* {name: {zh, en}, amount: {zh, en}}[] */
  ingredients jsonb not null,
  /* {text: {zh, en}, pic: PictureRef?, seconds: number?}[] */
  steps jsonb not null,
  goods_ids bigint[] not null default '{}',
  is_published boolean not null default false,
  place integer not null default 0 check (place >= 0),
  version integer not null default 1,
  updated_at timestamptz not null,
  foreign key (partner_id, store_id, kitchen_id) references kitchen (partner_id, store_id, id)
);
create index recipe_of on recipe (partner_id, store_id, kitchen_id, place, id);

/* How goods are used, in all stores of the partner. */
create table product_guide (
  id integer generated always as identity primary key,
  partner_id integer not null,
  goods_id bigint not null,
  title jsonb not null,
  intro jsonb not null,
  pic jsonb not null,
  /* {title: {zh, en}, html: {zh, en}, pic: PictureRef?, checks: {zh, en}[]}[] */
  sections jsonb not null,
  /* spare parts */
  goods_ids bigint[] not null default '{}',
  is_published boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  unique (partner_id, goods_id),
  foreign key (partner_id, goods_id) references goods (partner_id, id) on delete cascade
);
create index product_guide_changed on product_guide (partner_id, updated_at desc, id desc);
`,
}
