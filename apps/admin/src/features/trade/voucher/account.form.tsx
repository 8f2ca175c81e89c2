import type { AdminAccount } from '@mallard/contract/trade/payment/account-admin.calls'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { fenTyped } from '#platform/show.ts'
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
export function AccountForm({
  account: now,
  onClose,
}: {
  account: AdminAccount['account']
  onClose: () => void
}) {
  const texts = accountTexts.use()
  // As the fields began: what was fetched since must not hide a conflict.
  const [account] = useState(now)
  const { proposing } = useAccountChange()
  // The number of the request stays with the form: sending it twice asks once.
  const [requestId] = useState(() => crypto.randomUUID())
  const needed = { required: true, whitespace: true, min: 2, message: texts.needed }
  const moneyRule = (least: number) => ({
    validator: (_: unknown, typed: string) =>
      (fenTyped(typed) ?? -1) >= least
        ? Promise.resolve()
        : Promise.reject(new Error(texts.needAmount)),
  })

  return (
    <ModalForm
      width={520}
      title={texts.proposeTitle}
      ok={texts.propose}
      hint={texts.proposeHint}
      initial={{
        holder: account?.holder ?? '',
        bank: account?.bank ?? '',
        accountNo: account?.accountNo ?? '',
        leastAmount: yuan(account?.leastAmount ?? 0),
        twoPersonsFrom: yuan(account?.twoPersonsFrom ?? 500_000),
        reason: '',
      }}
      call={proposing}
      inputOf={({ leastAmount, twoPersonsFrom, ...words }: Values) => ({
        ...words,
        leastAmount: fenTyped(leastAmount) ?? 0,
        twoPersonsFrom: fenTyped(twoPersonsFrom) ?? 1,
        requestId,
        version: account?.version ?? null,
      })}
      done={texts.proposed}
      onClose={onClose}
    >
      <Form.Item name="holder" label={texts.holder} rules={[needed]}>
        <Input autoFocus maxLength={60} />
      </Form.Item>
      <Form.Item name="bank" label={texts.bank} rules={[needed]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="accountNo"
        label={texts.accountNo}
        rules={[{ required: true, pattern: /^[\d\s-]{8,40}$/, message: texts.needAccount }]}
      >
        <Input inputMode="numeric" maxLength={40} className="mono" />
      </Form.Item>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 14px' }}>
        <Form.Item
          name="leastAmount"
          label={texts.leastAmount}
          extra={texts.minHint}
          rules={[moneyRule(0)]}
        >
          <Input prefix="¥" inputMode="decimal" maxLength={14} />
        </Form.Item>
        <Form.Item
          name="twoPersonsFrom"
          label={texts.twoPersonsFrom}
          extra={texts.twoPersonsHint}
          rules={[moneyRule(1)]}
        >
          <Input prefix="¥" inputMode="decimal" maxLength={14} />
        </Form.Item>
      </div>
      <Form.Item
        name="reason"
        label={texts.reason}
        rules={[{ ...needed, message: texts.needReason }]}
      >
        <Input maxLength={100} />
      </Form.Item>
    </ModalForm>
  )
}
