/**
 * For how long a line may be given back, as its goods promised when it was bought. Older lines keep
 * what their goods promise now.
 */
export const afterSaleDaysMigration = {
  id: '0080-after-sale-days',
  sql: `
alter table order_item add column after_sale_days integer not null default 7 check (after_sale_days >= 0);
update order_item i set after_sale_days = g.after_sale_days from goods g where g.id = i.goods_id and g.after_sale_days <> 7;
`,
}
