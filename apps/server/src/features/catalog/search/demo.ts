import { synonyms } from '@mallard/shop-data'
import type { DemoWorld } from '#platform/demo.ts'
import { writeSynonyms } from './synonym.repo.ts'
import { comparable } from './synonym.rules.ts'

/** Words of the trade for partners that keep none yet. */
export async function fillSynonyms({
  services: { db },
}: Pick<DemoWorld, 'services'>): Promise<void> {
  const partners = await db.selectFrom('store').select('partner_id').distinct().execute()
  const groups = synonyms.map((group) => group.map(comparable))
  for (const { partner_id: id } of partners) await writeSynonyms(db, id, groups, 0)
}
