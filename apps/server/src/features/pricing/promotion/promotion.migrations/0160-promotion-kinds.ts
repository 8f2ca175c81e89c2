/**
 * A kind of promotions is known by the contract alone, and 6 is free for one: the price of a level,
 * which is none, is told of as 30.
 */
export const promotionKindsMigration = {
  id: '0160-promotion-kinds',
  sql: `
alter table promotion drop constraint promotion_type_check;
alter table promotion add constraint promotion_type_check check (type > 0);

update orders set promotions = (
  select jsonb_agg(case when e->'type' = '6' then e || '{"type": 30}' else e end order by place)
  from jsonb_array_elements(promotions) with ordinality as t (e, place))
where promotions @> '[{"type": 6}]';
update order_item set promotions = (
  select jsonb_agg(case when e->'type' = '6' then e || '{"type": 30}' else e end order by place)
  from jsonb_array_elements(promotions) with ordinality as t (e, place))
where promotions @> '[{"type": 6}]';
update promotion_total set type = 30 where type = 6;
`,
}
