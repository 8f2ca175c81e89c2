import { ActionBar } from '@mallard/ui/action-bar'
import { Button, IconButton } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ChipGroup } from '@mallard/ui/chip'
import { CartIcon, HeartIcon, ServiceIcon, ShareIcon } from '@mallard/ui/icons'
import { ImageViewer } from '@mallard/ui/image-viewer'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { Stars } from '@mallard/ui/stars'
import { Stepper } from '@mallard/ui/stepper'
import { Swiper } from '@mallard/ui/swiper'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import styles from './demo.module.css'
import { kettle } from './drawings.ts'
import { goods } from './world.ts'

const [item] = goods
const pictures = ['#7d8a78', '#efe9df', '#3b3a38'].map((color) => ({
  src: kettle(color),
  alt: '细颈手冲电热壶',
}))
const colors = [
  { value: 'sage', label: '鼠尾草', picture: kettle('#7d8a78') },
  { value: 'oat', label: '燕麦白', picture: kettle('#efe9df') },
  { value: 'coal', label: '炭黑', picture: kettle('#3b3a38'), disabled: true },
]

function SkuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [color, setColor] = useState('sage')
  const [size, setSize] = useState('0.9')
  const [quantity, setQuantity] = useState(1)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label="选择规格"
      footer={
        <Button kind="primary" size="lg" onClick={onClose}>
          确定
        </Button>
      }
    >
      <div className={styles.skuHead}>
        <Picture src={kettle('#7d8a78')} alt="" radius="m" className={styles.skuPicture} />
        <div>
          <Price amount={item.price} original={item.original} size="lg" />
          <p className={styles.quiet}>仅剩 6 件 · 已选 鼠尾草 0.9L</p>
        </div>
      </div>
      <div className={styles.stack}>
        <ChipGroup label="颜色" options={colors} value={color} onChange={setColor} />
        <ChipGroup
          label="容量"
          options={['0.6', '0.9', '1.2'].map((value) => ({ value, label: `${value}L` }))}
          value={size}
          onChange={setSize}
        />
        <div className={styles.between}>
          <span>数量</span>
          <Stepper
            label="购买数量"
            value={quantity}
            onChange={setQuantity}
            max={6}
            onLimit={() => toast('最多可买 6 件')}
          />
        </div>
      </div>
    </Sheet>
  )
}

export function GoodsPage() {
  const [isChoosing, setChoosing] = useState(false)
  const [isZoomed, setZoomed] = useState(false)
  const [isLiked, setLiked] = useState(false)

  return (
    <>
      <NavBar
        overlay
        title={item.name}
        backHref="#home"
        right={<IconButton icon={<ShareIcon size={20} />} label="分享" kind="round" />}
      />
      <Swiper label="商品图片" indicator="count" ratio={1}>
        {pictures.map((picture) => (
          <button
            key={picture.src}
            type="button"
            className={styles.whole}
            onClick={() => setZoomed(true)}
          >
            <Picture src={picture.src} alt={picture.alt} eager sizes="100vw" />
          </button>
        ))}
      </Swiper>
      <div className={styles.sheetPage}>
        <Card>
          <Price amount={item.price} original={item.original} size="xl" />
          <div className={styles.tags}>
            <Tag>限时直降 ¥90</Tag>
            <Tag kind="line">满 300 减 30</Tag>
          </div>
          <h1 className={styles.goodsName}>{item.name}</h1>
          <p className={styles.quiet}>{item.note} · 已售 2,304 件</p>
        </Card>
        <CellList>
          <Cell title="已选" value="鼠尾草 · 0.9L · 1 件" onPress={() => setChoosing(true)} />
          <Cell
            title="送至"
            value="杭州市 西湖区"
            note="今日 23:00 前下单，明日送达"
            onPress={() => setChoosing(true)}
          />
          <Cell title="服务" value="7 天无理由 · 全国联保 · 运费险" href="#home" />
        </CellList>
        <Card
          title="评价 (1,286)"
          extra={
            <>
              <Stars value={4.8} /> <span className={styles.score}>4.8</span>
            </>
          }
        >
          <p>水流很稳，冲 V60 刚刚好。温度到了会轻轻响一声，早上不吵人。</p>
          <p className={styles.quiet}>木**鱼 · 鼠尾草 0.9L · 10 月 12 日</p>
        </Card>
      </div>
      <ActionBar>
        <IconButton icon={<ServiceIcon size={22} />} label="客服" caption="客服" />
        <IconButton
          icon={
            isLiked ? <HeartIcon size={22} className={styles.liked} /> : <HeartIcon size={22} />
          }
          label="收藏"
          caption="收藏"
          aria-pressed={isLiked}
          onClick={() => setLiked(!isLiked)}
        />
        <IconButton
          icon={<CartIcon size={22} />}
          label="购物车"
          caption="购物车"
          badge={3}
          href="#cart"
        />
        <Button kind="soft" block onClick={() => setChoosing(true)}>
          加入购物车
        </Button>
        <Button kind="primary" block onClick={() => toast('已加入购物车', { tone: 'good' })}>
          立即购买
        </Button>
      </ActionBar>
      <SkuSheet open={isChoosing} onClose={() => setChoosing(false)} />
      <ImageViewer open={isZoomed} onClose={() => setZoomed(false)} pictures={pictures} />
    </>
  )
}
