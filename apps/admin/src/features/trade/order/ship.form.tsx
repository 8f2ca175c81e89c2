import type { InputOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { everything, linesLeft, nothing, planParcel, unitsHeld } from './ship-lines.ts'
import { useOrderChange } from './use-orders.ts'

interface Wanted {
  companyCode: string
  deliverySn: string
}

const lastCarrier = 'mallard.admin.carrier'

function lastUsed(): { companyCode?: string } {
  const companyCode = localStorage.getItem(lastCarrier)
  return companyCode ? { companyCode } : {}
}

/** One parcel: who carries it, its number, and what is in it. Starts from all that is left. */
export function ShipForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const texts = orderTexts.use()
  const { api } = useSession()
  const lines = linesLeft(order)
  const [chosen, setChosen] = useState(() => everything(lines))
  const plan = planParcel(lines, chosen)
  const held = unitsHeld(lines)
  const shipping = useOrderChange(
    order.orderSn,
    async (input: InputOf<(typeof orderAdminCalls)['ship']>) => {
      const after = await api.orderAdmin.ship(input)
      localStorage.setItem(lastCarrier, input.companyCode)
      return after
    },
  )

  function doneText(after: AdminOrder): string {
    const waiting = linesLeft(after)
    const left = waiting.reduce((sum, line) => sum + line.left, 0)
    const held = unitsHeld(waiting)
    if (left > 0) return texts.shippedPart(left)
    return held > 0 ? texts.shippedHeld(held) : texts.shippedAll
  }

  function willBe(): string {
    if (plan.problem) return texts[plan.problem]
    if (plan.unitsLeft > 0) return texts.shipPart(plan.units, plan.unitsLeft)
    return held > 0 ? texts.shipBesideHeld(plan.units, held) : texts.shipWhole(plan.units)
  }

  return (
    <ModalForm
      width={620}
      title={texts.shipTitle}
      ok={texts.confirmShip}
      initial={{ ...lastUsed(), deliverySn: '' }}
      isBlocked={plan.problem !== undefined}
      call={shipping}
      inputOf={({ companyCode, deliverySn }: Wanted) => ({
        sn: order.orderSn,
        companyCode,
        deliverySn,
        lines: plan.lines,
      })}
      done={doneText}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <ParcelFields />
      </div>
      <div className={styles.parcelBar}>
        <span className="soft">{texts.inParcel}</span>
        <span>
          <Button type="text" size="small" onClick={() => setChosen(everything(lines))}>
            {texts.shipAll}
          </Button>
          <Button type="text" size="small" onClick={() => setChosen(nothing(lines))}>
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
              onChange={(quantity) => setChosen({ ...chosen, [line.orderItemId]: quantity ?? 0 })}
              style={{ width: 84 }}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={plan.problem ? styles.bad : undefined}>
        {willBe()}
      </p>
      <p className="soft small">{texts.cannotUndo}</p>
    </ModalForm>
  )
}
