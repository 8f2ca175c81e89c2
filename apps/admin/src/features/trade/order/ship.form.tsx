import type { InputOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { type Parcel, ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import { LabelTaking } from './label-taking.tsx'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import {
  type Chosen,
  everything,
  type LineLeft,
  linesLeft,
  nothing,
  planParcel,
  unitsHeld,
} from './ship-lines.ts'
import { useOrderChange } from './use-orders.ts'

const lastCarrier = 'mallard.admin.carrier'

function lastUsed(): { companyCode?: string } {
  const companyCode = localStorage.getItem(lastCarrier)
  return companyCode ? { companyCode } : {}
}

type Shipped = InputOf<(typeof orderAdminCalls)['ship']>

/** One parcel: who carries it, its number, and what is in it. Starts from all that is left. */
export const ShipForm = defineForm({
  texts: orderTexts,
  width: 620,
  initial: (_order: AdminOrder): Partial<Parcel> => ({ ...lastUsed(), deliverySn: '' }),
  useOwn: (order) => {
    const { api } = useSession()
    const [chosen, choose] = useState(() => everything(linesLeft(order)))
    const shipping = useOrderChange(order.orderSn, async (input: Shipped) => {
      const after = await api.orderAdmin.ship(input)
      localStorage.setItem(lastCarrier, input.companyCode)
      return after
    })
    return { chosen, choose, shipping }
  },
  inputOf: (parcel, _begun, now, { chosen }): Shipped => ({
    sn: now.orderSn,
    ...(parcel as Parcel),
    lines: planParcel(linesLeft(now), chosen).lines,
  }),
  send: (_api, input, _requestId, { shipping }) => shipping.mutateAsync(input),
  title: ({ texts }) => texts.shipTitle,
  ok: ({ texts }) => texts.confirmShip,
  isBlocked: ({ of, own: { chosen } }) => planParcel(linesLeft(of), chosen).problem !== undefined,
  fields: ({ texts, of, own: { chosen, choose } }) => (
    <>
      <div className={styles.pair}>
        <ParcelFields />
      </div>
      <LabelTaking sn={of.orderSn} />
      <ParcelLines lines={linesLeft(of)} chosen={chosen} choose={choose} />
      <p className="soft small">{texts.cannotUndo}</p>
    </>
  ),
  done: ({ texts }, after) => {
    const waiting = linesLeft(after)
    const left = waiting.reduce((sum, line) => sum + line.left, 0)
    const held = unitsHeld(waiting)
    if (left > 0) return texts.shippedPart(left)
    return held > 0 ? texts.shippedHeld(held) : texts.shippedAll
  },
})

interface ParcelLinesProps {
  lines: readonly LineLeft[]
  chosen: Chosen
  choose: (chosen: Chosen) => void
}

/** What is in the parcel, and what sending it would leave. */
function ParcelLines({ lines, chosen, choose }: ParcelLinesProps) {
  const texts = orderTexts.use()
  const plan = planParcel(lines, chosen)
  const held = unitsHeld(lines)

  function willBe(): string {
    if (plan.problem) return texts[plan.problem]
    if (plan.unitsLeft > 0) return texts.shipPart(plan.units, plan.unitsLeft)
    return held > 0 ? texts.shipBesideHeld(plan.units, held) : texts.shipWhole(plan.units)
  }

  return (
    <>
      <div className={styles.parcelBar}>
        <span className="soft">{texts.inParcel}</span>
        <span>
          <Button type="text" size="small" onClick={() => choose(everything(lines))}>
            {texts.shipAll}
          </Button>
          <Button type="text" size="small" onClick={() => choose(nothing(lines))}>
            {texts.shipNone}
          </Button>
        </span>
      </div>
      <ul className={styles.shipLines}>
        {lines.map((line) => (
          <li key={line.orderItemId}>
            <Thumb pic={line.pic} size={40} />
            <div className={styles.shipTitle}>
              <div>{line.title}</div>
              <div className="soft small">{line.attributes}</div>
              {line.held > 0 && (
                <div className={`small ${styles.bad}`}>{texts.held(line.held)}</div>
              )}
            </div>
            <span className="soft small nowrap">{texts.left(line.left)}</span>
            <InputNumber
              aria-label={`${texts.inParcel}: ${line.title} ${line.attributes}`}
              min={0}
              max={line.left}
              precision={0}
              value={chosen[line.orderItemId] ?? 0}
              onChange={(quantity) => choose({ ...chosen, [line.orderItemId]: quantity ?? 0 })}
              style={{ width: 84 }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={plan.problem ? styles.bad : undefined}>
        {willBe()}
      </p>
    </>
  )
}
