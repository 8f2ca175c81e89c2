/**
 * Which goods' rows in lists may have changed, for indexes of them in memory: docs/decisions/0209.
 * Triggers write it, so that whoever changes a list tells of it, a server of the version before too.
 */
export const listingChangesMigration = {
  id: '0643-listing-changes',
  sql: `
/* Nothing in it is changed, so that nobody who writes it waits for another. */
create table listing_change (
  id bigint generated always as identity primary key,
  /* who asks for all since a transaction that had not ended then misses none */
  changed_in xid8 not null default pg_current_xact_id(),
  partner_id integer not null,
  /* 0: every store of the partner */
  store_id integer not null,
  goods_id bigint not null,
  at timestamptz not null default now()
);
create index listing_change_since on listing_change (changed_in);
create index listing_change_at on listing_change (at);

/* The row of the whole store tells of all: the categories of its goods are among its terms. */
create function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (partner_id, store_id, goods_id)
  select partner_id, store_id, goods_id from changed where category_id = 0;
  return null;
end $$;

create trigger listing_added after insert on listing
  referencing new table as changed for each statement execute function note_listing_change();
create trigger listing_removed after delete on listing
  referencing old table as changed for each statement execute function note_listing_change();

create function note_one_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (partner_id, store_id, goods_id) values (new.partner_id, new.store_id, new.goods_id);
  return null;
end $$;

/* Prices before promotions, and whether one is to be made again, are nothing that lists go by. */
create trigger listing_changed after update of sort, sales, price, launched_at, stock_state, terms, title on listing for each row
  when (new.category_id = 0 and (old.sort, old.sales, old.price, old.launched_at, old.stock_state, old.terms, old.title)
    is distinct from (new.sort, new.sales, new.price, new.launched_at, new.stock_state, new.terms, new.title))
  execute function note_one_listing_change();

/* Lists are narrowed by what one SKU is, beside what goods are found by. */
create function note_sku_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (partner_id, store_id, goods_id)
  select distinct partner_id, 0, goods_id from changed;
  return null;
end $$;

create trigger sku_added after insert on sku
  referencing new table as changed for each statement execute function note_sku_change();
create trigger sku_removed after delete on sku
  referencing old table as changed for each statement execute function note_sku_change();

create function note_one_sku_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (partner_id, store_id, goods_id) values (new.partner_id, 0, new.goods_id);
  return null;
end $$;

create trigger sku_changed after update of attrs, attrs_en, closed_at on sku for each row
  when ((old.attrs, old.attrs_en, old.closed_at) is distinct from (new.attrs, new.attrs_en, new.closed_at))
  execute function note_one_sku_change();

create function note_store_sku_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (partner_id, store_id, goods_id)
  select distinct c.partner_id, c.store_id, k.goods_id from changed c join sku k on k.partner_id = c.partner_id and k.id = c.sku_id;
  return null;
end $$;

create trigger store_sku_added after insert on store_sku
  referencing new table as changed for each statement execute function note_store_sku_change();
create trigger store_sku_removed after delete on store_sku
  referencing old table as changed for each statement execute function note_store_sku_change();
`,
}
