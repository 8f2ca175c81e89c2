import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import { refuse, type Refused } from '@mallard/kernel'

/** What staff say that list prices rest on. */
export interface SaidBasis {
  readonly listBasis: ListBasis
  readonly listBasisNote: string
}

/** What the maker suggests is nothing without a word on where that stands. */
export const basisFault = ({
  listBasis,
  listBasisNote,
}: SaidBasis): Refused<'badInput'> | undefined =>
  listBasis === 'maker' && listBasisNote === ''
    ? refuse('badInput', { field: 'listBasisNote' })
    : undefined
