import { Button } from '@mallard/ui/button'
import { MessageIcon, UsersIcon } from '@mallard/ui/icons'
import { useState, type ReactNode } from 'react'
import type { Way } from './use-sign-in.ts'
import styles from './login.module.css'

const icons: Readonly<Partial<Record<Way['type'], ReactNode>>> = {
  weixin: <MessageIcon size={20} />,
  apple: <AppleMark />,
  oa: <UsersIcon size={20} />,
}

/** A button for each way. `isFirst`: they stand above the phone form, which then comes second. */
export function SignInWays({
  ways,
  isFirst,
  onWay,
}: {
  ways: readonly Way[]
  isFirst: boolean
  onWay: (way: Way) => Promise<void>
}) {
  const [going, setGoing] = useState<Way['type']>()
  async function go(way: Way) {
    setGoing(way.type)
    await onWay(way).finally(() => setGoing(undefined))
  }
  return (
    <div className={styles.ways}>
      {ways.map((way, index) => (
        <Button
          key={way.type}
          kind={isFirst && index === 0 ? 'primary' : 'secondary'}
          size="lg"
          block
          icon={icons[way.type]}
          busy={going === way.type}
          onClick={() => void go(way)}
          className={styles[way.type]}
        >
          {way.name}
        </Button>
      ))}
    </div>
  )
}

/** A bitten apple, drawn as two strokes of one path. */
function AppleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <path d="M13.6 1.2c.1 1.1-.3 2.1-1 2.9-.7.8-1.7 1.3-2.7 1.2-.1-1 .4-2.1 1-2.8.7-.8 1.8-1.3 2.7-1.3zM10.2 6.3c.8 0 1.8-.8 3.2-.8 1.300 0 2.600.7 3.400 1.800-2.900 1.700-2.400 5.700.5 6.900-.7 1.700-2.300 4.500-4.100 4.500-1.100 0-1.500-.7-2.900-.7s-1.800.7-2.900.7C5.300 18.700 3 14.400 3 11c0-3.400 2.100-5.500 4.300-5.500 1.300 0 2.200.8 2.900.8z" />
    </svg>
  )
}
