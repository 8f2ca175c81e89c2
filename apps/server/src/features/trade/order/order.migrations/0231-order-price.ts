/**
 * The store lowers what an order costs before it is paid: by the line and by its freight;
 * `adjust_amount` is the sum of both.
 */
export const orderPriceMigration = {
  id: '0231-order-price',
  sql: `
/* never above nothing: a shopper pays at most what they agreed to */
alter table order_item add column adjust_amount bigint not null default 0 check (adjust_amount <= 0);
alter table order_item drop constraint order_item_check;
alter table order_item add constraint order_item_amounts_check
  check (product_price * quantity - promotion_amount - coupon_amount - integration_amount + adjust_amount = real_amount);
/* of adjust_amount: what is off the freight */
alter table orders add column freight_adjust_amount bigint not null default 0 check (freight_adjust_amount <= 0);
alter table orders add constraint orders_freight_adjust_check check (freight_amount - freight_discount_amount + freight_adjust_amount >= 0);
`,
}
