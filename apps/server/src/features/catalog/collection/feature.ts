import { defineFeature } from '#platform/feature.ts'
import { collectionMigration } from './collection.migrations/0012-collection.ts'
import { collectionRoutes } from './collection.routes.ts'

export const collectionFeature = defineFeature({
  name: 'collection',
  namesGoods: [{ table: 'collection', column: 'goods_id', names: 'goods', onDelete: 'goes' }],
  routes: () => collectionRoutes,
  migrations: [collectionMigration],
  personalData: {
    held: [
      {
        table: 'collection',
        copy: {
          name: 'favourites',
          title: ['收藏', 'Favourites'],
          columns: 't.created_at as "addedAt", t.goods_id as "goods"',
        },
        forget: 'delete',
      },
    ],
    losses: [
      {
        code: 'favourites',
        text: ['收藏', 'Favourites'],
        count:
          'select count(*) from collection c where c.partner_id = $partner and c.member_id = $member',
        link: '',
      },
    ],
  },
})
