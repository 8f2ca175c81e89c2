import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const mediaInvariants: FeatureInvariants = {
  statements: `
-- what goods show of the library is noted there, so that it cannot be taken away
select g.partner_id, g.id as goods_id, m.id as media_id
from goods g cross join lateral (
    select p.pic ->> 'url' as url from jsonb_array_elements(g.pics) p (pic)
    union select g.video #>> '{cover,url}'
    union select k.pic ->> 'url' from sku k where k.partner_id = g.partner_id and k.goods_id = g.id
  ) shown
  join media m on m.partner_id = g.partner_id and m.url = shown.url
where /* each goods: g.id = any($keys) */ true
  and not exists (select 1 from media_use u where u.partner_id = g.partner_id and u.kind = 'goods' and u.ref_id = g.id and u.media_id = m.id);
`,
}
