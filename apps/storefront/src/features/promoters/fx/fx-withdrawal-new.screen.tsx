import type { CashOut, FxBank } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { fenOfYuan } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { Field, useForm } from '@mallard/ui/field'
import { useRef } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { CodeField, useCodeRules } from '#platform/phone-code/code-field.tsx'
import { defineScreen } from '#platform/screen.ts'
import { cashTexts } from './cash.texts.ts'
import styles from './fx.module.css'
import { Bar, Bones, sum } from './parts.tsx'
import { useFxChanged, usePhone } from './use-fx.ts'

export default defineScreen('fxWithdrawalNew', {
  queries: ({ api }) => ({ cash: api.fx.cashOutCollect.query() }),
  head: ({ locale }) => ({ title: cashTexts.of(locale).newTitle, noIndex: true }),
  Skeleton: () => <Bones title={cashTexts().newTitle} label={cashTexts().newLoading} />,
  Screen: ({ data: { cash } }) => (
    <>
      <Bar title={cashTexts().newTitle} />
      <Withdraw cash={cash} />
    </>
  ),
})

function Withdraw({ cash }: { cash: CashOut }) {
  const texts = cashTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const records = <Button href={href('fxWithdrawalList', store)}>{texts.seeRecords}</Button>
  if (cash.open !== null) return <Empty title={texts.openNow(sum(cash.open))} action={records} />
  if (cash.leftToday === 0) return <Empty title={texts.noneLeft} action={records} />
  if (cash.available < cash.min)
    return <Empty title={texts.notYet} note={texts.rules(sum(cash.min))} action={records} />
  if (!cash.bank)
    return (
      <Empty
        title={texts.cardFirst}
        action={
          <Button kind="primary" href={href('fxBankcardEdit', store)}>
            {texts.addCard}
          </Button>
        }
      />
    )
  return <WithdrawForm cash={cash} bank={cash.bank} />
}

function WithdrawForm({ cash, bank }: { cash: CashOut; bank: FxBank }) {
  const texts = cashTexts()
  const api = useApi()
  const changed = useFxChanged()
  const navigate = useNavigate()
  const phone = usePhone()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const codeRules = useCodeRules()
  // One wish is one request, however often it is sent.
  const wish = useRef({ text: '', requestId: '' })
  const form = useForm({
    initial: { amount: '', phoneCode: '' },
    rules: {
      amount: [
        { required: true, message: texts.amountNeeded },
        { pattern: /^\d{1,7}(\.\d{1,2})?$/, message: texts.amountWrong },
        {
          validator: (value) => (fenOfYuan(value) ?? 0) <= cash.available,
          message: texts.tooMuch,
        },
        {
          validator: (value) => (fenOfYuan(value) ?? 0) >= cash.min,
          message: texts.tooLittle(sum(cash.min)),
        },
      ],
      phoneCode: codeRules,
    },
    onSubmit: async ({ amount, phoneCode }) => {
      const text = `${amount} ${bank.id}`
      if (wish.current.text !== text) wish.current = { text, requestId: newUuid() }
      const { requestId } = wish.current
      try {
        const made = await api.fx.cashOutSubmit({
          amount: fenOfYuan(amount) ?? 0,
          bankId: bank.id,
          requestId,
          phoneCode,
        })
        void changed()
        navigate(href('fxWithdrawalSuccess', { ...store, amount: made.amount }), {
          replace: true,
        })
      } catch {
        // The shell has told the shopper why; what was typed stays.
      }
    },
  })
  return (
    <div className={styles.page}>
      <CellList>
        <Cell
          title={texts.to}
          note={texts.cardEnds(bank.bankName, bank.cardTail)}
          value={texts.change}
          href={href('fxBankcardEdit', store)}
        />
      </CellList>
      <Card>
        <form {...form.props} className={styles.form}>
          <Field
            layout="stack"
            label={texts.amount}
            {...form.field('amount')}
            required={false}
            type="number"
            maxLength={10}
            placeholder={texts.amountPlaceholder(sum(cash.available))}
            suffix={
              <Button
                kind="plain"
                size="sm"
                onClick={() => form.set('amount', sum(cash.available))}
              >
                {texts.all}
              </Button>
            }
          />
          <CodeField
            label={texts.code}
            {...form.field('phoneCode')}
            help={texts.codeTo(cash.phoneMasked)}
            purpose="withdraw"
            isOnly
            missing={() => (phone === '' ? texts.bindFirst : undefined)}
            ask={(answer) => api.identity.sendPhoneCode({ phone, scene: 'withdraw', ...answer })}
          />
          <Button type="submit" kind="primary" size="lg" block busy={form.busy}>
            {texts.submit}
          </Button>
          <p className={styles.soft}>
            {texts.rules(sum(cash.min))}
            {cash.feeBp > 0 && ` · ${texts.fee(cash.feeBp / 100)}`}
          </p>
        </form>
      </Card>
    </div>
  )
}
