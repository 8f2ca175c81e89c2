import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { useApi } from '#platform/api.ts'
import { OrderFields, useOrderForm } from '#platform/phone-code/order-form.tsx'
import { thirdReturnTexts } from './third-return.texts.ts'
import { useThirdReturn } from './use-third-return.ts'
import styles from './third-return.module.css'

export function FindOrderForm({ orderSn }: { orderSn: string }) {
  const texts = thirdReturnTexts()
  const api = useApi()
  const { find } = useThirdReturn()
  const order = useOrderForm({
    orderSn,
    texts,
    onSubmit: ({ orderSn: thirdOrderSn, phone, code = '' }) => find({ thirdOrderSn, phone, code }),
  })
  return (
    <Card>
      <form {...order.form.props} className={styles.form}>
        <OrderFields
          form={order}
          texts={texts}
          purpose="thirdReturn"
          ask={(asked) => api.thirdReturn.sendPhoneCode(asked)}
        />
        <Button type="submit" kind="primary" size="lg" block busy={order.form.busy}>
          {texts.find}
        </Button>
        <p className={styles.foot}>{texts.foot}</p>
      </form>
    </Card>
  )
}
