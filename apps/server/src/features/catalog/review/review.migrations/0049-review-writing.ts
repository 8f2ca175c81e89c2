export const reviewWritingMigration = {
  id: '0049-review-writing',
  sql: `
alter table review
  /* Null for reviews from before they hung on orders: every store of the partner looks after them. */
  add column store_id integer,
  /* By the shop in the shopper's place. */
  add column is_auto boolean not null default false,
  /* PictureRef[] */
  add column append_pics jsonb not null default '[]',
  /* As audit_status; null: nothing was added. */
  add column append_status smallint check (append_status in (0, 1, 2)),
  add column reason text not null default '',
  add column append_reason text not null default '',
  add constraint review_append check ((append_content is null) = (append_at is null) and (append_status is null or append_content is not null));
update review set append_status = 1 where append_content is not null;
create index review_member on review (member_id, id desc);
create index review_waiting on review (partner_id, id) where audit_status = 0 or append_status = 0;
create index review_desk on review (partner_id, id desc);
/* Whatever shows goods by how many people liked them reads it from there. */
update goods g set comment_count = r.total, good_rate_bp = r.good * 10000 / r.total
from (select goods_id, count(*)::int as total, count(*) filter (where star >= 4)::int as good from review where audit_status = 1 group by goods_id) r
where r.goods_id = g.id;
/* Until when something may be added to a review of the order; null: to none. */
alter table orders add column append_until timestamptz;
create index order_to_review on orders (receive_time) where status = 3 and comment_status = 0;
`,
}
