import type { Address } from '@mallard/contract/people/address/address.calls'
import { href } from '@mallard/contract/paths'
import type { Pickup, PickupOffer } from '@mallard/contract/aftersales/returns/pickup.fields'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ChipGroup } from '@mallard/ui/chip'
import { confirm } from '@mallard/ui/dialog'
import { TruckIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dotted } from '#platform/dotted.ts'
import { useApi } from '#platform/api.ts'
import { usePage } from '#platform/navigator/index.ts'
import { dayLabel } from '#platform/day-label.ts'
import { dateText } from '#platform/moment-text.ts'
import { regionText } from '#entities/address/place-text.ts'
import { pickupTexts } from './pickup.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'
import { useDuring } from '#entities/after-sale/use-during.ts'

/** Asks again while the courier's side has not answered. */
function usePickup(applyId: string, enabled = true) {
  const api = useApi()
  return useQuery({
    ...api.returns.pickup.query({ applyId }),
    enabled,
    refetchInterval: ({ state: { data } }) =>
      data?.pickup?.status === 'asking' || data?.pickup?.status === 'cancelling' ? 3000 : false,
  })
}

/** Whether a courier is to come, so that the buyer need not send anything. */
export function useIsFetched({ applyId, status }: Ret, isOffered: boolean): boolean {
  const { data } = usePickup(applyId, isOffered && status === returnStatus.agreed)
  return ['asking', 'booked', 'collecting'].includes(data?.pickup?.status ?? '')
}

/**
 * A courier who fetches the goods: none yet, coming, or gone with them. Without it the page is
 * still whole.
 */
export function PickupPart({ each: { applyId, status } }: { each: Ret }) {
  const api = useApi()
  const client = useQueryClient()
  const texts = pickupTexts()
  const [isChoosing, setIsChoosing] = useState(false)
  const forget = () =>
    void client.invalidateQueries({ queryKey: api.returns.pickup.key }).catch(() => undefined)
  const { isBusy, during } = useDuring(forget)
  const { data: offer } = usePickup(applyId)
  if (!offer) return null
  const { pickup } = offer
  const isOver = !pickup || pickup.status === 'cancelled' || pickup.status === 'failed'

  const book = (input: Chosen) =>
    during(async () => {
      await api.returns.bookPickup({ applyId, ...input })
      setIsChoosing(false)
      toast(texts.booked, { tone: 'good' })
      forget()
    })
  const cancel = () =>
    during(async () => {
      if (
        !(await confirm({
          title: texts.cancelAsk,
          text: texts.cancelText,
          ok: texts.cancel,
          cancel: texts.cancelNo,
          danger: true,
        }))
      )
        return
      await api.returns.cancelPickup({ applyId })
      forget()
    })
  const canBook = isOver && offer.isOffered && status === returnStatus.agreed
  if (!pickup && !canBook) return null
  return (
    <CellList title={texts.title}>
      {pickup && <Coming pickup={pickup} isBusy={isBusy} onCancel={() => void cancel()} />}
      {canBook && (
        <Cell
          icon={<TruckIcon />}
          title={texts.book}
          note={texts.bookNote(offer.companyName)}
          onPress={() => setIsChoosing(true)}
        />
      )}
      {isChoosing && (
        <PickupSheet
          offer={offer}
          isBusy={isBusy}
          onClose={() => setIsChoosing(false)}
          onBook={(input) => void book(input)}
        />
      )}
    </CellList>
  )
}

function Coming({
  pickup,
  isBusy,
  onCancel,
}: {
  pickup: Pickup
  isBusy: boolean
  onCancel: () => void
}) {
  const texts = pickupTexts()
  const locale = useLocale()
  const { companyName, statusText, day, from, until, address, courier, canCancel } = pickup
  return (
    <>
      <Cell
        icon={<TruckIcon />}
        title={dotted([companyName, statusText])}
        note={dotted([`${dateText(day, locale)} ${from}–${until}`, address])}
        trailing={
          canCancel && (
            <Button size="sm" kind="plain" busy={isBusy} onClick={onCancel}>
              {texts.cancel}
            </Button>
          )
        }
      />
      {courier && canCancel && (
        <Cell title={texts.courier} value={`${courier.name} ${courier.phone}`} />
      )}
    </>
  )
}

interface Chosen {
  addressId: number
  day: string
  from: string
}

interface PickupSheetProps {
  offer: PickupOffer
  isBusy: boolean
  onClose: () => void
  onBook: (input: Chosen) => void
}

function PickupSheet({ offer: { days }, isBusy, onClose, onBook }: PickupSheetProps) {
  const texts = pickupTexts()
  const locale = useLocale()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { data: addresses } = useQuery(api.address.list.query())
  const [addressId, setAddressId] = useState<string>()
  const [day, setDay] = useState(days[0]?.day ?? '')
  const [from, setFrom] = useState('')
  const [openedAt] = useState(() => Date.now())
  const place = addressId ?? addresses?.[0]?.id.toString()
  const slots = days.find((each) => each.day === day)?.slots ?? []
  function save() {
    if (!place || !slots.some((slot) => slot.from === from)) return toast(texts.choose)
    onBook({ addressId: Number(place), day, from })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <Button kind="primary" size="lg" block busy={isBusy} disabled={!place} onClick={save}>
          {texts.confirm}
        </Button>
      }
    >
      <div className={styles.choices}>
        {addresses?.length === 0 ? (
          <Cell
            title={texts.noAddress}
            value={texts.addAddress}
            href={href('addressEdit', { partnerId, storeId })}
          />
        ) : (
          <ChipGroup
            label={texts.address}
            options={(addresses ?? []).map((each) => ({
              value: String(each.id),
              label: placeText(each),
            }))}
            value={place}
            onChange={setAddressId}
          />
        )}
        <ChipGroup
          label={texts.day}
          options={days.map((each) => ({
            value: each.day,
            label: dayLabel(each.day, openedAt, locale),
          }))}
          value={day}
          onChange={setDay}
        />
        <ChipGroup
          label={texts.slot}
          options={slots.map((slot) => ({ value: slot.from, label: `${slot.from}–${slot.until}` }))}
          value={from}
          onChange={setFrom}
        />
      </div>
    </Sheet>
  )
}

const placeText = (each: Address): string => `${each.name} ${regionText(each)} ${each.detail}`
