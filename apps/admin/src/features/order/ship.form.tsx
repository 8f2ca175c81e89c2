import type { InputOf } from '@mallard/contract/api'
import type { DeskOrder, orderDeskCalls } from '@mallard/contract/order/order-desk.calls'
import { Alert, Button, Form, Input, InputNumber, Modal, Select } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { Thumb } from '#platform/parts/thumb.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { everything, linesLeft, nothing, planParcel } from './ship-lines.ts'
import { useCarriers, useOrderChange } from './use-orders.ts'

interface Wanted {
  companyCode: string | undefined
  deliverySn: string
}

const lastCarrier = 'mallard.desk.carrier'

/** One parcel: who carries it, its number, and what is in it. Starts from all that is left. */
export function ShipForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const texts = orderTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const { data: carriers } = useCarriers()
  const [form] = Form.useForm<Wanted>()
  const lines = linesLeft(order)
  const [chosen, setChosen] = useState(() => everything(lines))
  const plan = planParcel(lines, chosen)
  const shipping = useOrderChange(order.orderSn, (input: InputOf<(typeof orderDeskCalls)['ship']>) => api.orderDesk.ship(input))

  function ship({ companyCode, deliverySn }: Wanted): void {
    if (plan.problem || !companyCode || shipping.isPending) return
    shipping.mutate(
      { sn: order.orderSn, companyCode, deliverySn: deliverySn.trim(), lines: plan.lines },
      {
        onSuccess: (after) => {
          localStorage.setItem(lastCarrier, companyCode)
          const left = linesLeft(after).reduce((sum, line) => sum + line.left, 0)
          tell.done(left === 0 ? texts.shippedAll : texts.shippedPart(left))
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={620}
      title={texts.shipTitle}
      okText={texts.confirmShip}
      cancelText={texts.cancel}
      confirmLoading={shipping.isPending}
      okButtonProps={{ disabled: plan.problem !== undefined }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ companyCode: localStorage.getItem(lastCarrier) ?? undefined, deliverySn: '' }}
        onFinish={ship}
      >
        {shipping.error && <Alert type="error" title={failureText(shipping.error, locale)} style={{ marginBottom: 16 }} />}
        <div className={styles.pair}>
          <Form.Item name="companyCode" label={texts.carrier} rules={[{ required: true, message: texts.chooseCarrier }]}>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={texts.chooseCarrier}
              options={carriers?.map(({ code, name }) => ({ value: code, label: name }))}
              loading={!carriers}
            />
          </Form.Item>
          <Form.Item
            name="deliverySn"
            label={texts.waybill}
            validateTrigger="onBlur"
            normalize={(typed: string) => typed.replace(/\s/g, '')}
            rules={[{ required: true, pattern: /^[A-Za-z0-9-]{6,32}$/, message: texts.waybillRule }]}
          >
            <Input autoFocus maxLength={32} autoComplete="off" spellCheck={false} className="mono" onPressEnter={() => form.submit()} />
          </Form.Item>
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
              </div>
              <span className="soft small nowrap">{texts.left(line.left)}</span>
              <InputNumber
                aria-label={`${texts.inParcel}: ${line.title} ${line.attributes}`}
                min={0}
                max={line.left}
                precision={0}
                value={chosen[line.orderItemId] ?? 0}
                onChange={(quantity) => setChosen({ ...chosen, [line.orderItemId]: quantity ?? 0 })}
                onPressEnter={() => form.submit()}
                style={{ width: 84 }}
              />
            </li>
          ))}
        </ul>
        <p role="status" className={plan.problem ? styles.bad : undefined}>
          {plan.problem ? texts[plan.problem] : plan.unitsLeft === 0 ? texts.shipWhole(plan.units) : texts.shipPart(plan.units, plan.unitsLeft)}
        </p>
        <p className="soft small">{texts.cannotUndo}</p>
      </Form>
    </Modal>
  )
}
