import { orderFlag, type OrderFlag } from '@mallard/contract/trade/order/order.codes'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Button, Dropdown } from 'antd'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './order-flag.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

/** Flags in the order in which they are offered, each with the name of its text. */
export const flags = [
  { flag: orderFlag.red, name: 'red' },
  { flag: orderFlag.yellow, name: 'yellow' },
  { flag: orderFlag.green, name: 'green' },
  { flag: orderFlag.blue, name: 'blue' },
  { flag: orderFlag.purple, name: 'purple' },
] as const

/** A little flag in its colour, which its name says as well; nothing where there is none. */
export function Flag({ flag }: { flag: OrderFlag }) {
  const texts = orderTexts.use()
  const known = flags.find((each) => each.flag === flag)
  if (!known) return null
  return (
    <span className={`${styles.flag} ${styles[known.name]}`} title={texts[known.name]}>
      <Drawing />
      <span className="sr-only">{texts[known.name]}</span>
    </span>
  )
}

const Drawing = ({ isEmpty = false }: { isEmpty?: boolean }) => (
  <svg width={16} height={16} viewBox="0 0 20 20" aria-hidden="true">
    <path
      d="M5 17.500V3.500h9.500l-2 3.500 2 3.500H5"
      fill={isEmpty ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** The colours, as a menu offers them. */
export function useFlagItems() {
  const texts = orderTexts.use()
  return [
    ...flags.map(({ flag, name }) => ({
      key: String(flag),
      label: texts[name],
      icon: <Flag flag={flag} />,
    })),
    { key: String(orderFlag.none), label: texts.noFlag, icon: <Drawing isEmpty /> },
  ]
}

export const flagOf = (key: string): OrderFlag =>
  flags.find(({ flag }) => String(flag) === key)?.flag ?? orderFlag.none

/** Marks an order: shown at once, taken back when it is refused. */
export function FlagPicker({ order, canEdit }: { order: AdminOrder; canEdit: boolean }) {
  const texts = orderTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const items = useFlagItems()
  const { orderSn: sn, flag } = order
  const marking = useOrderChange(
    sn,
    (wanted: OrderFlag) => api.orderAdmin.flag({ sn, flag: wanted }),
    (before, wanted) => ({ ...before, flag: wanted }),
  )
  if (!canEdit) return <Flag flag={flag} />
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectedKeys: [String(flag)],
        onClick: ({ key }) =>
          marking.mutate(flagOf(key), { onSuccess: () => feedback.done(texts.saved) }),
      }}
    >
      <Button type="text" size="small" aria-label={texts.flag} title={texts.flag}>
        {flag === orderFlag.none ? <Drawing isEmpty /> : <Flag flag={flag} />}
      </Button>
    </Dropdown>
  )
}
