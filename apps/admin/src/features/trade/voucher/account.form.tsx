import type { AdminAccount } from '@mallard/contract/trade/payment/account-admin.calls'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { fenTyped } from '#platform/show.ts'
import { useRequestId } from '#platform/use-once.ts'
import { accountTexts } from './account.texts.ts'

const yuan = (amount: number) => (amount / 100).toFixed(2)

/** Asks for another account, or other limits; the present ones stand in the fields. */
export const AccountForm = defineForm({
  texts: accountTexts,
  width: 520,
  initial: (account: AdminAccount['account']) => ({
    holder: account?.holder ?? '',
    bank: account?.bank ?? '',
    accountNo: account?.accountNo ?? '',
    leastAmount: yuan(account?.leastAmount ?? 0),
    twoPersonsFrom: yuan(account?.twoPersonsFrom ?? 500_000),
    reason: '',
  }),
  useOwn: useRequestId,
  inputOf: ({ leastAmount, twoPersonsFrom, ...words }, account) => ({
    ...words,
    leastAmount: fenTyped(leastAmount) ?? 0,
    twoPersonsFrom: fenTyped(twoPersonsFrom) ?? 1,
    version: account?.version ?? null,
  }),
  send: (api, input, _requestId, requestId) => api.accountAdmin.propose({ ...input, requestId }),
  changes: (api) => [api.accountAdmin.read],
  title: ({ texts }) => texts.proposeTitle,
  hint: ({ texts }) => texts.proposeHint,
  ok: ({ texts }) => texts.propose,
  fields: () => <AccountFields />,
  done: ({ texts }) => texts.proposed,
})

function AccountFields() {
  const texts = accountTexts.use()
  const needed = { required: true, whitespace: true, min: 2, message: texts.needed }
  const moneyRule = (least: number) => ({
    validator: (_: unknown, typed: string) =>
      (fenTyped(typed) ?? -1) >= least
        ? Promise.resolve()
        : Promise.reject(new Error(texts.needAmount)),
  })

  return (
    <>
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
    </>
  )
}
