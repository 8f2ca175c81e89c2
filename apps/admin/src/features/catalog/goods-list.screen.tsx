import type { DeskGoods } from '@mallard/contract/catalog/goods-desk.calls'
import { Button, Switch, type TableColumnsType } from 'antd'
import { Blank } from '#platform/parts/blank.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, money } from '#platform/show.ts'
import { pageSize, wishOf } from './goods-filter.ts'
import { GoodsSearch } from './goods-search.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { useGoodsPage, useShelf } from './use-goods.ts'

export default function GoodsListScreen() {
  const texts = goodsTexts.use()
  const { scope, can } = useSession()
  const [filters, setFilters] = useFilters()
  const wish = wishOf(filters)
  const answer = useGoodsPage(wish)
  const shelf = useShelf()

  const columns: TableColumnsType<DeskGoods> = [
    {
      title: texts.goods,
      key: 'goods',
      render: (_, { itemId, title, code, pic }) => (
        <div className={styles.item}>
          <Thumb pic={pic} size={48} />
          <div className={styles.words}>
            <Link to={addressOf(scope, 'goods', itemId)} className={styles.titleLink}>
              {title}
            </Link>
            <div className="soft small mono">{code}</div>
          </div>
        </div>
      ),
    },
    { title: texts.category, dataIndex: 'categoryName', width: 120, responsive: ['lg'] },
    {
      title: texts.price,
      key: 'price',
      width: 120,
      align: 'right',
      render: (_, { price, skuCount }) => (
        <div>
          {money(price)}
          <div className="soft small">{texts.skus(skuCount)}</div>
        </div>
      ),
    },
    {
      title: texts.stock,
      key: 'stock',
      width: 110,
      align: 'right',
      render: (_, { onHand, reserved }) => (
        <div>
          {onHand - reserved > 0 ? count(onHand) : <span className={styles.bad}>{onHand === 0 ? texts.soldOut : count(onHand)}</span>}
          {reserved > 0 && <div className="soft small">{texts.reserved(reserved)}</div>}
        </div>
      ),
    },
    { title: texts.sales, key: 'sales', width: 84, align: 'right', responsive: ['lg'], render: (_, { sales }) => count(sales) },
    {
      title: texts.onShelf,
      key: 'shelf',
      width: 84,
      align: 'center',
      render: (_, { itemId, onSale, title }) => (
        <Switch
          size="small"
          checked={onSale}
          disabled={!can('goods.write')}
          aria-label={texts.switchShelf(title)}
          onClick={(_checked, event) => event.stopPropagation()}
          onChange={(checked) => shelf.mutate({ id: itemId, onSale: checked })}
        />
      ),
    },
  ]

  return (
    <>
      <PageHeader title={texts.goods} />
      <Panel isFlush>
        <GoodsSearch wish={wish} onChange={(change) => setFilters({ ...change, page: undefined })} />
        <PagedTable
          answer={answer}
          rowKey="itemId"
          columns={columns}
          width={600}
          addressOf={({ itemId }) => addressOf(scope, 'goods', itemId)}
          pageNum={wish.pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={
            <Blank title={texts.none} text={texts.noneHint} isSmall>
              <Button onClick={() => setFilters({ q: undefined, category: undefined, shelf: undefined, stock: undefined, page: undefined })}>
                {texts.clear}
              </Button>
            </Blank>
          }
        />
      </Panel>
    </>
  )
}
