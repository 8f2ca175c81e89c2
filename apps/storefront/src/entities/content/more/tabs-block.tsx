import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { TabPanel, Tabs } from '@mallard/ui/tabs'
import { useState } from 'react'
import { GoodsGrid } from '#entities/goods/goods-feed.tsx'
import { offerTexts } from './offer.texts.ts'
import styles from './offer-blocks.module.css'

/** Goods under several names, one at a time. */
export function TabsBlock({ tabs }: Extract<Block, { kind: 'tabs' }>) {
  const [name, setName] = useState(tabs[0]?.name ?? '')
  return (
    <section>
      <Tabs
        items={tabs.map((tab) => ({ key: tab.name, label: tab.name }))}
        value={name}
        onChange={setName}
        label={offerTexts().groups}
        kind="pill"
        className={styles.tabs}
      />
      {tabs.map((tab) => (
        <TabPanel key={tab.name} of={tab.name} active={tab.name === name}>
          {tab.name === name && <GoodsGrid goods={tab.goods} eager={0} />}
        </TabPanel>
      ))}
    </section>
  )
}
