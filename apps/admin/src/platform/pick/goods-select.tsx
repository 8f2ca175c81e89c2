import type { AdminGoods } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Thumb } from '../parts/thumb.tsx'
import { money } from '../show.ts'
import styles from './pick.module.css'
import { pickTexts } from './pick.texts.ts'
import { useGoodsFound } from './use-pick.ts'

export interface GoodsSelectProps {
  label: string
  /** How many may be chosen; as many as one likes unless told. */
  most?: number
  /** Those that were chosen before, by name. */
  known?: readonly { readonly id: number; readonly name: string }[]
  value?: readonly number[]
  onChange?: (value: number[]) => void
}

/** Finds goods of the store by a word; several can be chosen, or `most`. */
export function GoodsSelect({ label, most, known = [], value = [], onChange }: GoodsSelectProps) {
  const texts = pickTexts.use()
  const [word, setWord] = useState('')
  const { data, isFetching } = useGoodsFound(useDeferredValue(word.trim()))
  const [seen, setSeen] = useState<ReadonlyMap<number, string>>(
    new Map(known.map(({ id, name }) => [id, name])),
  )
  const found = data?.list ?? []
  const before = value
    .filter((id) => !found.some(({ itemId }) => itemId === id))
    .map((id) => ({ value: id, label: seen.get(id) ?? String(id), goods: undefined }))

  function change(ids: number[]): void {
    setSeen(
      (names) => new Map([...names, ...found.map(({ itemId, title }) => [itemId, title] as const)]),
    )
    onChange?.(ids)
  }

  return (
    <Select
      mode="multiple"
      {...(most !== undefined && { maxCount: most })}
      aria-label={label}
      placeholder={texts.goods}
      loading={isFetching}
      value={[...value]}
      onChange={change}
      options={[
        ...found.map((goods) => ({ value: goods.itemId, label: goods.title, goods })),
        ...before,
      ]}
      showSearch={{
        onSearch: setWord,
        // What the server found for the word fits, whatever the word has matched.
        filterOption: (input: string, option?: { goods: AdminGoods | undefined; label: string }) =>
          option?.goods !== undefined || (option?.label.includes(input) ?? false),
      }}
      optionRender={({
        data: { goods, label: name },
      }: {
        data: { goods: AdminGoods | undefined; label: string }
      }) => (
        <span className={styles.option}>
          {goods && <Thumb pic={goods.pic} size={32} />}
          <span>
            {name} {goods && <span className="soft small">{goods.categoryName}</span>}
          </span>
          {goods && <span className={styles.figure}>{money(goods.price)}</span>}
        </span>
      )}
      popupMatchSelectWidth={420}
      style={{ width: '100%' }}
    />
  )
}
