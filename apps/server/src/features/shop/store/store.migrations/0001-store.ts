export const storeMigration = {
  id: '0001-store',
  sql: `
create table partner (
  id integer primary key,
  name text not null,
  name_en text not null default '',
  /* SVG text of one colour */
  logo text not null,
  theme_color text not null,
  theme_color_dark text not null,
  status smallint not null default 1 check (status in (0, 1))
);

create table store (
  partner_id integer not null references partner (id),
  id integer not null,
  name text not null,
  address text not null default '',
  phone text not null default '',
  hours text not null default '',
  hot_words text[] not null default '{}',
  /* {name, address, hours, hotWords} */
  en jsonb not null default '{}',
  status smallint not null default 1 check (status in (0, 1)),
  primary key (partner_id, id)
);

create table freight_template (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  code text not null,
  name text not null,
  /* 1 by weight (g), 2 by piece */
  mode smallint not null check (mode in (1, 2)),
  /* [{codes, first, firstFee, step, stepFee, freeOverAmount, deny}]; codes [] = everywhere else */
  areas jsonb not null,
  unique (partner_id, id),
  unique (partner_id, code)
);
`,
}
