import type { PayOrder } from '@mallard/host'
import { Card } from '@mallard/ui/card'
import { MessageIcon } from '@mallard/ui/icons'
import { RadioGroup } from '@mallard/ui/radio'
import { paymentTexts } from './payment.texts.ts'
import styles from './payment.module.css'

type Method = PayOrder['method']

interface PayWaysProps {
  methods: readonly Method[]
  value: Method | undefined
  onChange: (method: Method) => void
}

/** The ways to pay that this host offers. */
export function PayWays({ methods, value, onChange }: PayWaysProps) {
  const texts = paymentTexts()
  const ways = {
    wxPay: {
      label: texts.wxPay,
      note: texts.wxPayNote,
      icon: <span className={`${styles.mark} ${styles.wechat}`}>{<MessageIcon size={20} />}</span>,
    },
    aliPay: {
      label: texts.aliPay,
      note: texts.aliPayNote,
      icon: (
        <span className={`${styles.mark} ${styles.alipay}`} aria-hidden="true">
          支
        </span>
      ),
    },
    unionPay: {
      label: texts.unionPay,
      note: texts.unionPayNote,
      icon: (
        <span className={`${styles.mark} ${styles.unionpay}`} aria-hidden="true">
          云
        </span>
      ),
    },
  } as const
  return (
    <Card title={texts.ways} inset={false}>
      <RadioGroup
        label={texts.ways}
        value={value}
        onChange={onChange}
        options={methods.map((method) => ({ value: method, ...ways[method] }))}
      />
    </Card>
  )
}
