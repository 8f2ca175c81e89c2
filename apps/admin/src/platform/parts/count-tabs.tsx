import { Tabs } from 'antd'
import styles from './count-tabs.module.css'

interface CountTabsProps {
  chosen: string
  tabs: readonly {
    readonly key: string
    readonly text: string
    readonly count: number | string | undefined
  }[]
  onChoose: (key: string) => void
}

/** The states of a list, each with how many are in it. */
export function CountTabs({ chosen, tabs, onChoose }: CountTabsProps) {
  return (
    <Tabs
      className={styles.tabs}
      activeKey={chosen}
      onChange={onChoose}
      items={tabs.map(({ key, text, count }) => ({
        key,
        label: (
          <span>
            {text}{' '}
            <span className={styles.count} translate="no">
              {count}
            </span>
          </span>
        ),
      }))}
    />
  )
}
