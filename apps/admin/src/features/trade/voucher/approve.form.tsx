import type { AdminVoucher } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { Alert, Form, type FormInstance, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { fenTyped, money } from '#platform/show.ts'
import styles from './voucher.module.css'
import { voucherTexts } from './voucher.texts.ts'

interface Values {
  amount: string
  serialNo: string
  payer: string
}

const isFirst = ({ needsTwo, firstBy }: AdminVoucher) => needsTwo && firstBy === ''

/** What the bank statement says; typed in, not shown beforehand, so that somebody really looks. */
export const ApproveForm = defineForm({
  texts: voucherTexts,
  initial: (_voucher: AdminVoucher): Values => ({ amount: '', serialNo: '', payer: '' }),
  inputOf: ({ amount, serialNo, payer }, { id }) => ({
    id,
    amount: fenTyped(amount) ?? 0,
    serialNo: serialNo.trim(),
    payer: payer.trim(),
  }),
  send: (api, input) => api.voucherAdmin.approve(input),
  changes: (api) => [api.voucherAdmin],
  title: ({ texts }) => texts.approveTitle,
  hint: ({ texts, of: { amount } }) => (
    <>
      {texts.approveHint} {texts.amount} {money(amount)}
    </>
  ),
  ok: ({ texts, of }) => (isFirst(of) ? texts.check : texts.approve),
  fields: ({ of, form }) => <StatementFields voucher={of} form={form} />,
  done: ({ texts }, { state }) => (state === 'approved' ? texts.approvedDone : texts.checkedDone),
})

function StatementFields({ voucher, form }: { voucher: AdminVoucher; form: FormInstance<Values> }) {
  const texts = voucherTexts.use()
  const typed = fenTyped(Form.useWatch('amount', form) ?? '')
  const payer = (Form.useWatch('payer', form) ?? '').trim()
  const difference = typed === undefined ? 0 : typed - voucher.amount
  return (
    <>
      {voucher.needsTwo && (
        <Alert
          type="info"
          title={isFirst(voucher) ? texts.twoHint : texts.firstBy(voucher.firstBy)}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form.Item
        name="amount"
        label={texts.arrived}
        {...(difference !== 0 && {
          extra: (
            <Warning
              text={(difference < 0 ? texts.amountShort : texts.amountOver)(
                money(Math.abs(difference)),
              )}
            />
          ),
        })}
        rules={[
          {
            validator: (_, value: string) =>
              fenTyped(value) ? Promise.resolve() : Promise.reject(new Error(texts.needAmount)),
          },
        ]}
      >
        <Input autoFocus prefix="¥" inputMode="decimal" maxLength={16} />
      </Form.Item>
      <Form.Item
        name="serialNo"
        label={texts.serialNo}
        rules={[
          { required: true, pattern: /^\s*[0-9A-Za-z-]{4,40}\s*$/, message: texts.needSerial },
        ]}
      >
        <Input maxLength={42} />
      </Form.Item>
      <Form.Item
        name="payer"
        label={texts.payerOnPaper}
        {...(payer !== '' &&
          payer !== voucher.payer && {
            extra: <Warning text={texts.payerDiffers(voucher.payer)} />,
          })}
      >
        <Input maxLength={40} />
      </Form.Item>
    </>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <span role="status" className={styles.warning}>
      {text}
    </span>
  )
}
