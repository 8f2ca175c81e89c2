import type { DeskAccount } from '@mallard/contract/payment/account-desk.calls'
import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { fenTyped } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { accountTexts } from './account.texts.ts'
import { useAccountChange } from './use-vouchers.ts'

interface Values {
  holder: string
  bank: string
  accountNo: string
  leastAmount: string
  twoPersonsFrom: string
  reason: string
}

const yuan = (amount: number) => (amount / 100).toFixed(2)

/** Asks for another account, or other limits; the present ones stand in the fields. */
export function AccountForm({ account, onClose }: { account: DeskAccount['account']; onClose: () => void }) {
  const texts = accountTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { proposing } = useAccountChange()
  const [form] = Form.useForm<Values>()
  // The number of the request stays with the form: sending it twice asks once.
  const [requestId] = useState(() => crypto.randomUUID())
  const needed = { required: true, whitespace: true, min: 2, message: texts.needed }
  const moneyRule = (least: number) => ({
    validator: (_: unknown, typed: string) => ((fenTyped(typed) ?? -1) >= least ? Promise.resolve() : Promise.reject(new Error(texts.needAmount))),
  })

  function propose({ leastAmount, twoPersonsFrom, ...words }: Values): void {
    proposing.mutate(
      { ...words, leastAmount: fenTyped(leastAmount) ?? 0, twoPersonsFrom: fenTyped(twoPersonsFrom) ?? 1, requestId, version: account?.version ?? null },
      {
        onSuccess: () => {
          tell.done(texts.proposed)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={520}
      title={texts.proposeTitle}
      okText={texts.propose}
      cancelText={texts.cancel}
      confirmLoading={proposing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        autoComplete="off"
        initialValues={{
          holder: account?.holder ?? '',
          bank: account?.bank ?? '',
          accountNo: account?.accountNo ?? '',
          leastAmount: yuan(account?.leastAmount ?? 0),
          twoPersonsFrom: yuan(account?.twoPersonsFrom ?? 500_000),
          reason: '',
        }}
        onFinish={propose}
      >
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.proposeHint}
        </p>
        {proposing.error && <Alert type="error" title={failureText(proposing.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="holder" label={texts.holder} rules={[needed]}>
          <Input autoFocus maxLength={60} />
        </Form.Item>
        <Form.Item name="bank" label={texts.bank} rules={[needed]}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="accountNo" label={texts.accountNo} rules={[{ required: true, pattern: /^[\d\s-]{8,40}$/, message: texts.needAccount }]}>
          <Input inputMode="numeric" maxLength={40} className="mono" />
        </Form.Item>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 14px' }}>
          <Form.Item name="leastAmount" label={texts.leastAmount} extra={texts.leastHint} rules={[moneyRule(0)]}>
            <Input prefix="¥" inputMode="decimal" maxLength={14} />
          </Form.Item>
          <Form.Item name="twoPersonsFrom" label={texts.twoPersonsFrom} extra={texts.twoPersonsHint} rules={[moneyRule(1)]}>
            <Input prefix="¥" inputMode="decimal" maxLength={14} />
          </Form.Item>
        </div>
        <Form.Item name="reason" label={texts.reason} rules={[{ ...needed, message: texts.needReason }]}>
          <Input maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
