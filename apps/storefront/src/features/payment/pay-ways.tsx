import type { PayMethod } from '@mallard/host'
import { Card } from '@mallard/ui/card'
import { MessageIcon } from '@mallard/ui/icons'
import { RadioGroup } from '@mallard/ui/radio'
import { paymentTexts } from './payment.texts.ts'
import styles from './payment.module.css'

/** The ways to pay that this host offers. */
export function PayWays({ methods, value, onChange }: { methods: readonly PayMethod[]; value: PayMethod | undefined; onChange: (method: PayMethod) => void }) {
  const texts = paymentTexts()
  const ways = {
    wxPay: { label: texts.wxPay, note: texts.wxPayNote, icon: <span className={`${styles.mark} ${styles.wechat}`}>{<MessageIcon size={20} />}</span> },
    aliPay: {
      label: texts.aliPay,
      note: texts.aliPayNote,
      icon: (
        <span className={`${styles.mark} ${styles.alipay}`} aria-hidden="true">
          支
        </span>
      ),
    },
  } as const
  return (
    <Card title={texts.ways} inset={false}>
      <RadioGroup label={texts.ways} value={value} onChange={onChange} options={methods.map((method) => ({ value: method, ...ways[method] }))} />
    </Card>
  )
}
