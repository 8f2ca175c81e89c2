import type { AdminVoucher } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { Alert, Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { fenTyped, money } from '#platform/show.ts'
import { useVoucherChange } from './use-vouchers.ts'
import styles from './voucher.module.css'
import { voucherTexts } from './voucher.texts.ts'

interface Values {
  amount: string
  serialNo: string
  payer: string
}

/** What the bank statement says; typed in, not shown beforehand, so that somebody really looks. */
export function ApproveForm({ voucher, onClose }: { voucher: AdminVoucher; onClose: () => void }) {
  const texts = voucherTexts.use()
  const { approving } = useVoucherChange()
  const [form] = Form.useForm<Values>()
  const typed = fenTyped(Form.useWatch('amount', form) ?? '')
  const payer = (Form.useWatch('payer', form) ?? '').trim()
  const isFirst = voucher.needsTwo && voucher.firstBy === ''
  const difference = typed === undefined ? 0 : typed - voucher.amount

  return (
    <ModalForm
      title={texts.approveTitle}
      ok={isFirst ? texts.check : texts.approve}
      hint={
        <>
          {texts.approveHint} {texts.amount} {money(voucher.amount)}
        </>
      }
      form={form}
      initial={{ amount: '', serialNo: '', payer: '' }}
      call={approving}
      inputOf={({ amount, serialNo, payer: name }: Values) => ({
        id: voucher.id,
        amount: fenTyped(amount) ?? 0,
        serialNo: serialNo.trim(),
        payer: name.trim(),
      })}
      done={({ state }) => (state === 'approved' ? texts.approvedDone : texts.checkedDone)}
      onClose={onClose}
    >
      {voucher.needsTwo && (
        <Alert
          type="info"
          title={isFirst ? texts.twoHint : texts.firstBy(voucher.firstBy)}
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
    </ModalForm>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <span role="status" className={styles.warning}>
      {text}
    </span>
  )
}
