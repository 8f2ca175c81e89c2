import { minute } from '@mallard/kernel'
import { serviceArticles } from '@mallard/shop-data'
import type { DemoWorld } from '#platform/demo.ts'
import type { Db } from '#platform/db/database.ts'
import { insertArticle } from './article-admin.repo.ts'

/** Fills the service centre of each partner that has none. */
export async function fillServiceCenter({
  services: { db },
  now,
}: Pick<DemoWorld, 'services' | 'now'>): Promise<void> {
  for (const partnerId of new Set(serviceArticles.map((each) => each.partnerId))) {
    if (await hasArticles(db, partnerId)) continue
    const ofPartner = serviceArticles.filter((each) => each.partnerId === partnerId)
    for (const [place, article] of ofPartner.entries()) {
      const id = await insertArticle(
        db,
        partnerId,
        {
          kind: article.kind,
          title: article.title.zh,
          titleEn: article.title.en,
          html: article.text.zh,
          htmlEn: article.text.en,
          productSn: article.productSn ?? null,
          isPublished: true,
          place,
          categoryIds: await categoryIds(db, partnerId, article.categories),
        },
        new Date(now - (ofPartner.length - place) * minute),
      )
      const [helpful, unhelpful] = article.votes
      await db
        .updateTable('service_article')
        .set({ reads: article.reads, helpful, unhelpful })
        .where('id', '=', id)
        .execute()
    }
  }
}

async function hasArticles(db: Db, partnerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_article')
    .where('partner_id', '=', partnerId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

async function categoryIds(db: Db, partnerId: number, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('category')
    .where('partner_id', '=', partnerId)
    .where('code', 'in', codes)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
