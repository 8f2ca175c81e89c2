import type { ArticleKind } from '@mallard/contract/content/service-center/service-center.codes'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'

/** No row has it. */
const nobody = 2_147_483_647

/** The id in an address; one that is no number names nothing. */
export const idIn = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : nobody

/** Where an article is read. */
export function articleHref(kind: ArticleKind, id: number, { partnerId, storeId }: Scope): string {
  switch (kind) {
    case 'question':
      return href('scQuestionDetail', {}, { id })
    case 'instruction':
      return href('scInstructionDetail', {}, { id })
    case 'knowledge':
      return href('serviceDetail', { partnerId, storeId, id })
    case 'policy':
      return href('scPolicy', {}, { id })
  }
}
