/**
 * Indexes in which each order stood, or was asked whether it does, and by which nobody looks it up:
 * a member's orders in one store are found among all of theirs by `orders_buyer`, those of gifts and
 * of goods for points by the claims and exchanges that name them.
 */
export const orderIndexesMigration = {
  id: '0649-order-indexes',
  sql: `
drop index orders_member;
drop index orders_gift;
drop index orders_points_goods;
`,
}
