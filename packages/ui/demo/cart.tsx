import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Checkbox } from '@mallard/ui/checkbox'
import { confirm } from '@mallard/ui/dialog'
import { Empty } from '@mallard/ui/empty'
import { ListRow } from '@mallard/ui/list-row'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Stepper } from '@mallard/ui/stepper'
import { SwipeRow } from '@mallard/ui/swipe-row'
import { Tag } from '@mallard/ui/tag'
import { fen, sumOf, times } from '@mallard/kernel/money'
import { useState } from 'react'
import styles from './demo.module.css'
import { goods } from './world.ts'

interface LineProps {
  item: (typeof goods)[number]
  quantity: number
  onQuantity: (quantity: number) => void
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Line({ item, quantity, onQuantity, isChosen, onChoose }: LineProps) {
  return (
    <SwipeRow
      actions={
        <button type="button" onClick={() => onQuantity(0)}>
          移除
        </button>
      }
    >
      <ListRow
        leading={<Checkbox label={item.name} checked={isChosen} onChange={onChoose} />}
        picture={<Picture src={item.picture} alt="" />}
        href="#goods"
        title={item.name}
        note={item.note}
        tags={item.tag && <Tag>{item.tag}</Tag>}
        foot={<Price amount={item.price} />}
        trailing={
          <Stepper
            size="sm"
            label={`${item.name} 数量`}
            value={quantity}
            onChange={onQuantity}
            max={9}
          />
        }
        className={styles.cartRow}
      />
    </SwipeRow>
  )
}

export function CartPage() {
  const [quantities, setQuantities] = useState<Record<string, number>>({ k1: 1, c1: 2, s1: 1 })
  const [chosen, setChosen] = useState<readonly string[]>(['k1', 'c1'])
  const lines = goods.filter((item) => (quantities[item.id] ?? 0) > 0)
  const total = sumOf(
    lines.filter((item) => chosen.includes(item.id)),
    (item) => times(item.price, quantities[item.id] ?? 0),
  )
  const isAll = chosen.length === lines.length

  async function clear() {
    if (
      await confirm({
        title: '移除选中的商品？',
        text: '移除后可在收藏中再次找到它们。',
        ok: '移除',
        danger: true,
      })
    )
      setQuantities({})
  }

  return (
    <>
      <NavBar
        title="购物车"
        backHref="#home"
        right={
          <Button kind="plain" onClick={() => void clear()}>
            管理
          </Button>
        }
      />
      {lines.length === 0 ? (
        <Empty
          art="cart"
          title="购物车还空着"
          note="去看看本周的新品吧"
          action={
            <Button kind="primary" href="#home">
              逛逛首页
            </Button>
          }
        />
      ) : (
        <div className={styles.page}>
          <Card inset={false}>
            <Notice tone="brand" action={<a href="#home">去凑单</a>}>
              再买 ¥71.00 减 ¥30.00
            </Notice>
            {lines.map((item) => (
              <Line
                key={item.id}
                item={item}
                quantity={quantities[item.id] ?? 1}
                onQuantity={(value) => setQuantities({ ...quantities, [item.id]: value })}
                isChosen={chosen.includes(item.id)}
                onChoose={(on) =>
                  setChosen(on ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
                }
              />
            ))}
          </Card>
          <Card inset={false} title="已失效">
            <ListRow
              dim
              picture={<Picture src={goods[3].picture} alt="" />}
              title={goods[3].name}
              note="商品已下架"
              trailing={<Button size="sm">找相似</Button>}
            />
          </Card>
        </div>
      )}
      {lines.length > 0 && (
        <ActionBar>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={() => setChosen(isAll ? [] : lines.map((item) => item.id))}
          >
            全选
          </Checkbox>
          <div className={styles.sum}>
            <span>
              合计 <Price amount={total} size="lg" cents="always" />
            </span>
            <small>已减 ¥{fen(9000) / 100}</small>
          </div>
          <Button kind="primary" size="lg">
            结算 ({chosen.length})
          </Button>
        </ActionBar>
      )}
    </>
  )
}
