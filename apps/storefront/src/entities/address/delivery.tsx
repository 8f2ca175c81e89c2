import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { dotted } from '#platform/dotted.ts'
import { usePage } from '#platform/navigator/index.ts'
import { useSession } from '#platform/session.ts'
import { deliveryTexts } from './delivery.texts.ts'
import { regionText } from './place-text.ts'

export interface DeliveryChoice {
  /** The addresses are read. */
  readonly isKnown: boolean
  readonly chosen:
    | { readonly id: number; readonly name: string; readonly phone: string; readonly text: string }
    | undefined
  /** Takes the next of several. */
  readonly another: (() => void) | undefined
}

/** Where goods go that are not ordered at a checkout: the default address, or another one. */
export function useDelivery(isNeeded: boolean): DeliveryChoice {
  const api = useApi()
  const isLoggedIn = useSession((session) => session.isLoggedIn)
  const [place, setPlace] = useState(0)
  const { data } = useQuery({ ...api.address.list.query(), enabled: isNeeded && isLoggedIn })
  const sorted = [...(data ?? [])].sort(
    (one, other) => Number(other.isDefault) - Number(one.isDefault),
  )
  const chosen = sorted[place % Math.max(1, sorted.length)]
  return {
    isKnown: data !== undefined,
    chosen: chosen && {
      id: chosen.id,
      name: chosen.name,
      phone: chosen.phone,
      text: `${regionText(chosen)} ${chosen.detail}`,
    },
    another: sorted.length > 1 ? () => setPlace(place + 1) : undefined,
  }
}

/** The address that is chosen, with the way to another one or to the first. */
export function Delivery({ address: { chosen, another } }: { address: DeliveryChoice }) {
  const texts = deliveryTexts()
  const { partnerId, storeId } = usePage().scope
  if (!chosen)
    return (
      <CellList>
        <Cell title={texts.addAddress} href={href('addressEdit', { partnerId, storeId })} />
      </CellList>
    )
  return (
    <CellList>
      <Cell
        title={`${texts.deliver} ${dotted([chosen.name, chosen.phone])}`}
        note={chosen.text}
        trailing={
          another && (
            <Button size="sm" kind="plain" onClick={another}>
              {texts.another}
            </Button>
          )
        }
      />
    </CellList>
  )
}
