import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { money } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'

/** What is asked to be given back, and what was found of it. */
export function ReturnGoods({ each }: { each: Pick<DeskReturn, 'items' | 'inspected'> }) {
  const texts = returnsTexts.use()
  return (
    <Panel title={texts.goods}>
      <ul className={styles.lines}>
        {each.items.map((item) => {
          const found = each.inspected.find(({ orderItemId }) => orderItemId === item.id)
          return (
            <li key={item.id}>
              <Thumb pic={item.pic} size={44} />
              <div>
                <div>{item.title}</div>
                <div className="soft small">
                  {item.productAttr} <span className="mono">{item.productSn}</span>
                </div>
                {found && <div className="soft small">{texts.inspected(found.received, found.sellable)}</div>}
              </div>
              <span className={styles.figure}>
                × {item.productQuantity} {item.realAmount > 0 && money(item.realAmount)}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
