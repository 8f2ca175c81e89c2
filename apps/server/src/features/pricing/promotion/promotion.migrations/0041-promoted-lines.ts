/** What carts, checkouts and orders keep of promotions, and what a level is worth. */
export const promotedLinesMigration = {
  id: '0041-promoted-lines',
  sql: `
/* basis points of the sale price that members of the level pay */
alter table level add column discount_bp integer not null default 10000 check (discount_bp between 1 and 10000);

/* the promotion whose add-on price the line asks for, 0 = an ordinary line; and the full reduction that the shopper chose for it */
alter table cart_item add column add_buy_id bigint not null default 0;
alter table cart_item add column promotion_id bigint;
alter table cart_item drop constraint cart_item_partner_id_store_id_member_id_sku_id_key;
alter table cart_item add unique (partner_id, store_id, member_id, sku_id, add_buy_id);

/* [{id, name, nameEn, type, amount}] */
alter table orders add column promotions jsonb not null default '[]';
alter table order_item add column promotions jsonb not null default '[]';
/* the promotion that gives the line away */
alter table order_item add column gift_of bigint;
alter table order_item add check (gift_of is null or real_amount = 0);
`,
}
