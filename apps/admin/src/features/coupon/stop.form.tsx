import type { DeskCouponPage } from '@mallard/contract/coupon/coupon-desk.calls'
import { Alert, Button, Form, Input, Modal, Radio } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import styles from './coupon.module.css'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs } from './use-coupons.ts'

interface Values {
  voidsUnused: boolean
  reason: string
}

/** Stops a coupon, and says what becomes of those that were drawn. */
export function StopForm({ coupon, onClose }: { coupon: DeskCouponPage; onClose: () => void }) {
  const texts = couponTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { closing } = useCouponActs()
  const [form] = Form.useForm<Values>()
  const isClosed = coupon.state === 'closed'

  function stop({ voidsUnused, reason }: Values): void {
    closing.mutate(
      { id: coupon.id, voidsUnused, reason: reason.trim() },
      {
        onSuccess: () => {
          tell.done(texts.done)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={480}
      title={isClosed ? texts.voidOnly : texts.closeTitle(coupon.coupon.name)}
      okText={isClosed ? texts.voidIt : texts.close}
      cancelText={texts.cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={closing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ voidsUnused: isClosed, reason: '' }} onFinish={stop}>
        {closing.error && <Alert type="error" title={failureText(closing.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="voidsUnused" noStyle>
          <Radio.Group className={styles.choices}>
            {!isClosed && (
              <Radio value={false}>
                {texts.stopOnly}
                <small>{texts.stopOnlyHint}</small>
              </Radio>
            )}
            <Radio value>
              {isClosed ? texts.voidOnly : texts.stopAndVoid}
              <small>{texts.stopAndVoidHint(coupon.states.unused)}</small>
            </Radio>
          </Radio.Group>
        </Form.Item>
        <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true, message: texts.reasonNeeded }]}>
          <Input autoFocus maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
        {texts.stopReasons.split('|').map((reason) => (
          <Button key={reason} size="small" style={{ marginInlineEnd: 8 }} onClick={() => form.setFieldsValue({ reason })}>
            {reason}
          </Button>
        ))}
      </Form>
    </Modal>
  )
}
