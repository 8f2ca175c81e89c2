/** What visits looked for, and how far those came who did. */
export const visitWordsMigration = {
  id: '0678-visit-words',
  sql: `
alter table page_visit add column word text;
alter table visit_day drop constraint visit_day_part_check;
alter table visit_day add constraint visit_day_part_check
  check (part in ('all', 'hour', 'page', 'landing', 'referrer', 'host', 'device', 'step', 'begun', 'goods', 'goodsCart',
    'hostStep', 'sourceStep', 'wordStep'));
`,
}
