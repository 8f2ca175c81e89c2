import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0003-address': `
    insert into address (partner_id, member_id, name, phone, province_code, city_code, county_code, province, city, county, detail, is_default, created_at, updated_at)
    values (1, 1, '林小满', '13900001234', '330000', '330100', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', true, '2025-12-31 10:00+08', '2025-12-31 10:00+08');`,
  },
}
