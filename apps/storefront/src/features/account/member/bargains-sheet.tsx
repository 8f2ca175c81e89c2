import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import type { RoomTile } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Sheet } from '@mallard/ui/sheet'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { lineSizes } from '#entities/trade/trade-line.tsx'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { bargainsTexts } from './bargains.texts.ts'
import styles from './user-center.module.css'

/** The member's own bargains in this store, each with where it stands. */
export default function BargainsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = bargainsTexts()
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      {open && <Rooms onClose={onClose} />}
    </Sheet>
  )
}

function Rooms({ onClose }: { onClose: () => void }) {
  const texts = bargainsTexts()
  const { partnerId, storeId } = usePage().scope
  const { data, isError, refetch, isFetching } = useQuery(useApi().bargain.rooms.query())
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows count={3} />
  if (data.length === 0) return <Empty title={texts.none} note={texts.noneNote} />
  return (
    <div className={styles.sheet} onClickCapture={onClose}>
      {data.map((room) => (
        <ListRow
          key={room.bargainRoomId}
          picture={<Picture src={room.pic.url} alt="" sizes={lineSizes} tint={room.pic.color} />}
          title={room.title}
          note={standing(room, texts)}
          href={href('bargainDetail', { partnerId, storeId, bargainRoomId: room.bargainRoomId })}
        />
      ))}
    </div>
  )
}

function standing(
  { status, currentPrice, floorPrice }: RoomTile,
  texts: ReturnType<typeof bargainsTexts>,
): string {
  const sum = (fen: typeof currentPrice) => yuan(fen).replace(/\.00$/, '')
  if (status === roomStatus.running) return texts.running(sum(currentPrice), sum(floorPrice))
  if (status === roomStatus.reached) return texts.reached(sum(floorPrice))
  return status === roomStatus.ordered ? texts.ordered : texts.over
}
