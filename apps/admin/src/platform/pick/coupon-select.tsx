import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useSession } from '../session.ts'
import { pickTexts } from './pick.texts.ts'

/** One coupon of the store; those that are closed are offered only where they were chosen before. */
export function CouponSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value?: number | undefined
  onChange?: (templateId: number) => void
}) {
  const texts = pickTexts.use()
  const { api } = useSession()
  const { data, isPending } = useQuery(api.couponAdmin.list.query({ pageSize: 100 }))
  return (
    <Select
      aria-label={label}
      placeholder={texts.coupons}
      loading={isPending}
      value={value}
      {...(onChange && { onChange })}
      showSearch={{ optionFilterProp: 'label' }}
      options={data?.list
        .filter(({ state, id }) => state !== 'closed' || id === value)
        .map(({ id, coupon }) => ({ value: id, label: coupon.name }))}
      style={{ width: '100%' }}
    />
  )
}
