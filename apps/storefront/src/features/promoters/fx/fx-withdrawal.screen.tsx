import type { CashOut } from '@mallard/contract/promoters/fx/fx.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { CardIcon, ListIcon } from '@mallard/ui/icons'
import { Notice } from '@mallard/ui/notice'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { cashTexts } from './cash.texts.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { Bar, Bones, sum } from './parts.tsx'

export default defineScreen('fxWithdrawal', {
  queries: ({ api }) => ({
    cash: api.fx.cashOutCollect.query(),
    total: api.fx.cashOutTotal.query(),
  }),
  head: ({ locale }) => ({ title: cashTexts.of(locale).title, noIndex: true }),
  Skeleton: () => <Bones title={cashTexts().title} label={cashTexts().loading} />,
  Screen: ({ data: { cash, total } }) => (
    <>
      <Bar title={cashTexts().title} />
      <Cash cash={cash} total={total} />
    </>
  ),
})

interface CashProps {
  cash: CashOut
  total: { withdrawn: number; withdrawing: number }
}

function Cash({ cash: { available, min, feeBp, bank, open }, total }: CashProps) {
  const texts = cashTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  return (
    <div className={styles.page}>
      <section className={styles.head}>
        <p className={styles.small}>{texts.available}</p>
        <p className={`tnum ${styles.big}`}>{sum(available)}</p>
        <p className={styles.small}>
          {texts.rules(sum(min))}
          {feeBp > 0 && ` · ${texts.fee(feeBp / 100)}`}
        </p>
        <p className={styles.small}>{texts.gross}</p>
      </section>
      {available < 0 && <Notice tone="warn">{fxTexts().owes}</Notice>}
      {open !== null && <Notice>{texts.openNow(sum(open))}</Notice>}
      <CellList>
        <Cell title={texts.withdrawing} value={`¥${sum(total.withdrawing)}`} />
        <Cell title={texts.withdrawn} value={`¥${sum(total.withdrawn)}`} />
        <Cell
          icon={<CardIcon />}
          title={texts.cards}
          value={bank ? texts.cardEnds(bank.bankName, bank.cardTail) : texts.noCard}
          href={href('fxBankcardEdit', store)}
        />
        <Cell icon={<ListIcon />} title={texts.records} href={href('fxWithdrawalList', store)} />
      </CellList>
      {available >= min && open === null && (
        <Button kind="primary" size="lg" block href={href('fxWithdrawalNew', store)}>
          {texts.withdraw}
        </Button>
      )}
    </div>
  )
}
