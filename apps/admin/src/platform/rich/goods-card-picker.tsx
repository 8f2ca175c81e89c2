import type { AdminGoods } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Modal } from 'antd'
import { useState } from 'react'
import { Loaded } from '../parts/loaded.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { WordSearch } from '../parts/word-search.tsx'
import { useGoodsFound } from '../pick/use-pick.ts'
import { money } from '../show.ts'
import styles from './rich.module.css'
import { richTexts } from './rich.texts.ts'

interface GoodsCardPickerProps {
  onPick: (goods: AdminGoods) => void
  onClose: () => void
}

/** Chooses the goods of a card; a press is enough. */
export function GoodsCardPicker({ onPick, onClose }: GoodsCardPickerProps) {
  const texts = richTexts.use()
  const [word, setWord] = useState('')
  const answer = useGoodsFound(word)
  return (
    <Modal open width={520} title={texts.goodsTitle} footer={null} onCancel={onClose}>
      <WordSearch
        label={texts.goodsTitle}
        hint={texts.goodsTitle}
        asked={word}
        onAsk={(asked) => setWord(asked ?? '')}
      />
      <div className={styles.found}>
        <Loaded answer={answer}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="soft">{texts.goodsNone}</p>
            ) : (
              list.map((goods) => (
                <button
                  key={goods.itemId}
                  type="button"
                  className={styles.goods}
                  onClick={() => onPick(goods)}
                >
                  <Thumb pic={goods.pic} size={44} />
                  <span className={styles.goodsName}>{goods.title}</span>
                  <span className="soft small">{money(goods.price)}</span>
                </button>
              ))
            )
          }
        </Loaded>
      </div>
    </Modal>
  )
}
