import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0001-store': `
    insert into partner (id, name, logo, theme_color, theme_color_dark) values (1, '野鸭', '<svg/>', '#123456', '#654321');
    insert into store (partner_id, id, name) values (1, 1, '官方店'), (1, 2, '杭州店');
    insert into freight_template (partner_id, code, name, mode, areas)
    values (1, 'usual', '普通', 1, '[{"codes":[],"first":1000,"firstFee":800,"step":1000,"stepFee":200,"freeOverAmount":9900,"deny":false}]');`,
  },
}
