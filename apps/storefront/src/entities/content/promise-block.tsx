import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { CheckCircleIcon, ReturnIcon, ServiceIcon, ShieldIcon, TruckIcon } from '@mallard/ui/icons'
import { contentTexts } from './content.texts.ts'
import styles from './promise-block.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const promiseIcons: Readonly<Record<string, typeof TruckIcon>> = {
  truck: TruckIcon,
  return: ReturnIcon,
  shield: ShieldIcon,
  service: ServiceIcon,
}

export function PromiseBlock({ items }: Of<'promise'>) {
  const texts = contentTexts()
  return (
    // A strip that scrolls must be reachable from the keyboard.
    <ul className={styles.promises} aria-label={texts.promises} tabIndex={0}>
      {items.map(({ icon, name, text }) => {
        const Icon = promiseIcons[icon] ?? CheckCircleIcon
        return (
          <li key={name} className={styles.promise}>
            <Icon size={22} className={styles.promiseIcon} />
            <span>
              <span className={styles.promiseName}>{name}</span>
              <span className={styles.promiseText}>{text}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
