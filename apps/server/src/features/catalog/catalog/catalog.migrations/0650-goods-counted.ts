/**
 * What lists can be narrowed by, and the words that mistakes are compared with, are read from goods
 * themselves: indexes of lists in memory hear of it when they change (docs/decisions/0217). Most
 * changes of goods leave their rows in lists as they are.
 */
export const goodsCountedMigration = {
  id: '0650-goods-counted',
  sql: `
create function note_goods_change() returns trigger language plpgsql as $$
begin
  insert into listing_change (partner_id, store_id, goods_id) values (new.partner_id, 0, new.id);
  return null;
end $$;

create trigger goods_counted after update of category_id, attrs, en, search_text on goods for each row
  when ((old.category_id, old.attrs, old.en -> 'attrs', old.search_text)
    is distinct from (new.category_id, new.attrs, new.en -> 'attrs', new.search_text))
  execute function note_goods_change();
`,
}
