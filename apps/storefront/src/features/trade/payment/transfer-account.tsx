import type { TransferState } from '@mallard/contract/trade/payment/voucher.calls'
import { yuan } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import { copyText } from '#platform/copy.ts'
import { transferTexts } from './transfer.texts.ts'
import styles from './transfer.module.css'

interface TransferAccountProps {
  account: NonNullable<TransferState['account']>
  amount: TransferState['amount']
  remarkCode: string
}

/** Where to transfer to, each value ready to be copied into the bank's app. */
export function TransferAccount({ account, amount, remarkCode }: TransferAccountProps) {
  const texts = transferTexts()
  return (
    <Card title={texts.account}>
      <dl className={styles.facts}>
        <Fact name={texts.holder} value={account.holder} />
        <Fact name={texts.bank} value={account.bank} />
        <Fact
          name={texts.accountNo}
          value={account.accountNo}
          copied={account.accountNo.replaceAll(' ', '')}
        />
        <Fact name={texts.amount} value={`¥${yuan(amount)}`} copied={yuan(amount)} />
        <Fact name={texts.remark} value={remarkCode} isCode />
      </dl>
      <p className={styles.note}>{texts.remarkNote}</p>
    </Card>
  )
}

function Fact({
  name,
  value,
  copied = value,
  isCode = false,
}: {
  name: string
  value: string
  copied?: string
  isCode?: boolean
}) {
  const texts = transferTexts()
  const locale = useLocale()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={isCode ? styles.code : 'tnum'}>{value}</span>
        <Button
          kind="plain"
          size="sm"
          aria-label={texts.copyOf(name)}
          onClick={() => void copyText(copied, locale)}
        >
          {texts.copy}
        </Button>
      </dd>
    </div>
  )
}
