import { Empty } from '@mallard/ui/empty'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { couponTexts } from './coupon.texts.ts'
import { DrawList } from './draw-list.tsx'

export interface DrawSheetProps {
  open: boolean
  onClose: () => void
  /** Only those that hold for these goods. */
  itemId?: number | undefined
}

/** Draws coupons where one shops. */
export default function DrawSheet({ open, onClose, itemId }: DrawSheetProps) {
  const texts = couponTexts()
  const { data, dataUpdatedAt } = useQuery({
    ...useApi().coupon.listLive.query({ itemId }),
    enabled: open,
  })
  return (
    <Sheet open={open} onClose={onClose} title={texts.sheet}>
      {data === undefined && <SkeletonRows count={3} />}
      {data?.length === 0 && <Empty art="coupon" title={texts.none} note={texts.noneNote} />}
      {data && data.length > 0 && <DrawList coupons={data} now={dataUpdatedAt} onSheet />}
    </Sheet>
  )
}
