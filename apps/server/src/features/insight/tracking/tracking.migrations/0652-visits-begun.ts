/**
 * Visits by when they began, in steps of ten minutes: a day can be counted until a time of day. And
 * those that saw goods and came to the cart, and how far they came by host and by source.
 */
export const visitsBegunMigration = {
  id: '0652-visits-begun',
  sql: `
alter table visit_day drop constraint visit_day_part_check;
alter table visit_day add constraint visit_day_part_check
  check (part in ('all', 'hour', 'page', 'landing', 'referrer', 'host', 'device', 'step', 'begun', 'goods', 'goodsCart',
    'hostStep', 'sourceStep'));
`,
}
