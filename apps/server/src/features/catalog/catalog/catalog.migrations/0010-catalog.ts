export const catalogMigration = {
  id: '0010-catalog',
  sql: `
create table category (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  parent_id bigint,
  code text not null,
  name text not null,
  name_en text not null default '',
  /* PictureRef: {url, width, height, color} */
  pic jsonb,
  sort integer not null default 0,
  unique (partner_id, id),
  unique (partner_id, code),
  foreign key (partner_id, parent_id) references category (partner_id, id)
);

create table goods (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  code text not null,
  category_id bigint not null,
  title text not null,
  title_en text not null default '',
  sub_title text not null default '',
  sub_title_en text not null default '',
  brand text not null default '',
  /* PictureRef[]; the first one is the main picture */
  pics jsonb not null,
  video_url text,
  detail_html text not null default '',
  /* [{heading, text, pic}] */
  sections jsonb not null default '[]',
  /* [{name, value}] */
  params jsonb not null default '[]',
  /* [{key, values: [{value, swatch}]}] in the order to show */
  attrs jsonb not null default '[]',
  tags text[] not null default '{}',
  tags_en text[] not null default '{}',
  /* the English twin of sections, params and attrs: {brand, sections, params, attrs} */
  en jsonb not null default '{}',
  /* single characters and bigrams of title, subtitle, brand, category, tags: see search.rules.ts */
  tokens text[] not null default '{}',
  /* what a keyword is looked for in, lower case */
  search_text text not null default '',
  freight_template_id bigint not null,
  /* units one person may buy, 0 = no limit */
  max_per_user integer not null default 0 check (max_per_user >= 0),
  after_sale_days integer not null default 7,
  comment_count integer not null default 0,
  good_rate_bp integer not null default 10000,
  launched_at timestamptz not null,
  version integer not null default 1,
  unique (partner_id, id),
  unique (partner_id, code),
  foreign key (partner_id, category_id) references category (partner_id, id),
  foreign key (partner_id, freight_template_id) references freight_template (partner_id, id)
);
create index goods_tokens on goods using gin (tokens);
create index goods_category on goods (partner_id, category_id);

create table sku (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  goods_id bigint not null,
  product_sn text not null,
  /* [{key, value}] */
  attrs jsonb not null,
  attrs_en jsonb not null default '[]',
  pic jsonb not null,
  list_price bigint not null check (list_price > 0),
  weight_g integer not null default 0 check (weight_g >= 0),
  barcode text not null default '',
  sort integer not null default 0,
  unique (partner_id, id),
  unique (partner_id, product_sn),
  foreign key (partner_id, goods_id) references goods (partner_id, id)
);
create index sku_goods on sku (goods_id, sort);

/* Which goods a store shows, with what its lists sort and filter by; kept in step by the statements that change a SKU. */
create table store_goods (
  partner_id integer not null,
  store_id integer not null,
  goods_id bigint not null,
  on_sale boolean not null,
  sort integer not null default 0,
  sales integer not null default 0 check (sales >= 0),
  /* of the cheapest SKU that is in stock, else of the cheapest */
  price bigint not null default 0,
  list_price bigint not null default 0,
  product_sn text not null default '',
  /* 0 sold out, 1 in stock, 2 few left */
  stock_state smallint not null default 0,
  version integer not null default 1,
  primary key (partner_id, store_id, goods_id),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, goods_id) references goods (partner_id, id)
);
create index store_goods_sort on store_goods (partner_id, store_id, on_sale, sort, goods_id);
create index store_goods_sales on store_goods (partner_id, store_id, on_sale, sales desc, goods_id);
create index store_goods_price on store_goods (partner_id, store_id, on_sale, price, goods_id);

create table store_sku (
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  sale_price bigint not null check (sale_price > 0),
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0,
  version integer not null default 1,
  primary key (partner_id, store_id, sku_id),
  check (0 <= reserved and reserved <= on_hand),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id)
);

create table stock_log (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  sku_id bigint not null,
  delta_on_hand integer not null,
  delta_reserved integer not null,
  /* initial, edit, submit, close, pay, ... */
  biz_type text not null,
  biz_id text not null,
  after_on_hand integer not null,
  after_reserved integer not null,
  created_at timestamptz not null,
  unique (biz_type, biz_id, sku_id, store_id),
  foreign key (partner_id, store_id, sku_id) references store_sku (partner_id, store_id, sku_id)
);
`,
}
