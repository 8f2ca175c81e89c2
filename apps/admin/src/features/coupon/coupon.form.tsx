import { couponObtains } from '@mallard/contract/coupon/coupon.codes'
import { Alert, Button, Drawer, Form, Input, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { fenTyped } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { useLocale } from '#platform/texts.ts'
import { couponTexts } from './coupon.texts.ts'
import { newDraft, wishOf, type CouponDraft } from './coupon-draft.ts'
import { useCouponActs } from './use-coupons.ts'

/** Sets up a coupon: it is looked at and checked before it is given. */
export function CouponForm({ onClose }: { onClose: () => void }) {
  const texts = couponTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const [form] = Form.useForm<CouponDraft>()
  const kind = Form.useWatch('kind', form) ?? 1
  const scope = Form.useWatch('scope', form) ?? 'all'
  const { previewing, creating } = useCouponActs()
  const { canEverywhere } = useSession()
  const error = creating.error ?? previewing.error
  const obtainText = (obtain: (typeof couponObtains)[number]) => (obtain === 'scan' ? texts.scanObtain : texts[obtain])
  const needed = { required: true, message: texts.needed }
  const moneyRule = {
    validator: (_: unknown, text: string) => (fenTyped(text ?? '') === undefined ? Promise.reject(new Error(texts.wrongMoney)) : Promise.resolve()),
  }
  const [initial] = useState(newDraft)

  function check(): void {
    form.validateFields().then(
      () => previewing.mutate(wishOf({ ...initial, ...form.getFieldsValue() })),
      // The fields say what is missing.
      () => undefined,
    )
  }

  function save(draft: CouponDraft): void {
    creating.mutate(wishOf({ ...initial, ...draft }), {
      onSuccess: () => {
        tell.done(texts.saved)
        onClose()
      },
    })
  }

  return (
    <Drawer
      open
      size={520}
      title={texts.create}
      onClose={onClose}
      footer={
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button loading={previewing.isPending} onClick={check}>
            {texts.preview}
          </Button>
          <Button type="primary" loading={creating.isPending} onClick={() => form.submit()}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={save} autoComplete="off">
        {error && <Alert type="error" title={failureText(error, locale)} style={{ marginBottom: 16 }} />}
        {previewing.data && (
          <Alert
            type={previewing.data.warnings.length > 0 ? 'warning' : 'success'}
            title={`${previewing.data.coupon.name} · ${previewing.data.coupon.scopeText} · ${texts.previewOf(previewing.data.goods)}`}
            description={
              <ul>
                {(previewing.data.warnings.length > 0 ? previewing.data.warnings : [texts.noWarnings]).map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </ul>
            }
            style={{ marginBottom: 16 }}
          />
        )}
        <Form.Item name="name" label={texts.name} rules={[{ ...needed, whitespace: true }]}>
          <Input maxLength={40} autoFocus />
        </Form.Item>
        <Form.Item name="nameEn" label={texts.nameEn}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="kind" label={texts.kind}>
          <Select options={[1, 2, 3, 4].map((value) => ({ value, label: texts[`kind${value as 1 | 2 | 3 | 4}`] }))} />
        </Form.Item>
        {kind === 2 ? (
          <>
            <Form.Item name="discount" label={texts.discount} rules={[needed]}>
              <InputNumber min={0.1} max={9.9} step={0.5} precision={1} style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item name="most" label={texts.most} rules={[moneyRule]}>
              <Input inputMode="decimal" />
            </Form.Item>
          </>
        ) : (
          <Form.Item name="face" label={kind === 4 ? texts.exchangePrice : texts.face} rules={[moneyRule]}>
            <Input inputMode="decimal" />
          </Form.Item>
        )}
        {kind === 4 ? (
          <Form.Item name="productSn" label={texts.productSn} rules={[needed]}>
            <Input maxLength={64} className="mono" />
          </Form.Item>
        ) : (
          <>
            <Form.Item name="scope" label={texts.scope}>
              <Select options={(['all', 'category', 'goods'] as const).map((value) => ({ value, label: texts[value] }))} />
            </Form.Item>
            {scope !== 'all' && (
              <Form.Item name="scopeIds" label={texts.scopeIds} rules={[needed]}>
                <Input maxLength={2000} />
              </Form.Item>
            )}
          </>
        )}
        <Form.Item name="threshold" label={texts.threshold} rules={[moneyRule]}>
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item name="total" label={texts.total} rules={[needed]}>
          <InputNumber min={1} max={10_000_000} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="perUser" label={texts.perUser} rules={[needed]}>
          <InputNumber min={1} max={99} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="days" label={texts.days} rules={[needed]}>
          <InputNumber min={1} max={3650} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="obtain" label={texts.obtain}>
          <Select options={couponObtains.map((value) => ({ value, label: obtainText(value) }))} />
        </Form.Item>
        <Form.Item name="drawFrom" label={texts.drawFrom} rules={[needed]}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="drawTo" label={texts.drawTo} rules={[needed]}>
          <Input type="datetime-local" />
        </Form.Item>
        <Form.Item name="stack" label={texts.stack} valuePropName="checked">
          <Switch aria-label={texts.stack} disabled={kind === 4} />
        </Form.Item>
        <Form.Item name="everywhere" label={texts.everywhere} valuePropName="checked">
          <Switch aria-label={texts.everywhere} disabled={!canEverywhere('promotion.write')} />
        </Form.Item>
      </Form>
    </Drawer>
  )
}
