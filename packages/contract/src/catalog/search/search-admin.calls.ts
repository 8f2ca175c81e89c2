import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { line, Moment, whole } from '../../fields.ts'

/** Groups of words that mean the same. */
const Groups = z.array(z.array(line(20, 1)).min(2).max(10)).max(200)

const Synonyms = z.object({
  groups: z.array(z.array(z.string())),
  /** Goes up with every change, 0 before the first; a save that names an older one is refused. */
  version: z.number().int(),
})
export type AdminSynonyms = z.output<typeof Synonyms>

const Miss = z.object({
  word: z.string(),
  searches: z.number().int(),
  /** Of the last one. */
  at: Moment,
})
export type SearchMiss = z.output<typeof Miss>

export const searchAdminCalls = {
  synonyms: GET('/admin/api/{p}-{s}/search/synonyms', {
    summary: 'Words that a search takes for the same',
    authz: 'operator',
    right: 'goods.read',
    reply: Synonyms,
  }),
  saveSynonyms: POST('/admin/api/{p}-{s}/search/synonyms/save', {
    summary: 'Sets the words that a search takes for the same, in all stores of the partner',
    authz: 'operator',
    right: 'goods.write',
    body: z.strictObject({ groups: Groups, version: whole(0, 1_000_000_000) }),
    reply: Synonyms,
  }),
  misses: GET('/admin/api/{p}-{s}/search/misses', {
    summary: 'Words that shoppers of the store looked for and found nothing, most often first',
    authz: 'operator',
    right: 'goods.read',
    reply: z.object({ list: z.array(Miss) }),
  }),
}
