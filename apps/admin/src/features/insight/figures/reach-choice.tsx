import type { FigureReach } from '@mallard/contract/insight/figures/figures.codes'
import { Segmented } from 'antd'
import { useSession } from '#platform/session.ts'
import { homeTexts } from './home.texts.ts'

/** This store or all that one may see; nothing to choose for who sees one. */
export function ReachChoice({
  reach,
  onReach,
}: {
  reach: FigureReach
  onReach: (reach: FigureReach) => void
}) {
  const texts = homeTexts.use()
  const { me, scope } = useSession()
  const seen = me.stores.filter(
    ({ partnerId, rights }) => partnerId === scope.partnerId && rights.includes('figure.read'),
  )
  if (seen.length < 2) return null
  return (
    <Segmented<FigureReach>
      aria-label={texts.reach}
      value={reach}
      onChange={onReach}
      options={[
        { value: 'store', label: texts.thisStore },
        { value: 'all', label: texts.allStores },
      ]}
    />
  )
}
