import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Countdown } from '@mallard/ui/countdown'
import { CartIcon, ChevronIcon, GridIcon, HomeIcon, ServiceIcon, UserIcon } from '@mallard/ui/icons'
import { LoadMore } from '@mallard/ui/load-more'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Progress } from '@mallard/ui/progress'
import { SearchEntry } from '@mallard/ui/search-bar'
import { Swiper } from '@mallard/ui/swiper'
import { TabBar } from '@mallard/ui/tab-bar'
import { Tag } from '@mallard/ui/tag'
import styles from './demo.module.css'
import { dryer, kettle, shaver } from './drawings.ts'
import { goods, now } from './world.ts'

const tabs = [
  { key: 'home', label: '首页', href: '#home', icon: <HomeIcon /> },
  { key: 'category', label: '分类', href: '#parts', icon: <GridIcon /> },
  { key: 'service', label: '服务', href: '#form', icon: <ServiceIcon /> },
  { key: 'cart', label: '购物车', href: '#cart', icon: <CartIcon />, badge: 3 },
  { key: 'user', label: '我的', href: '#order', icon: <UserIcon /> },
]

export function HomePage() {
  return (
    <>
      <div className={styles.storeBar}>
        <span className={styles.logo}>品牌</span>
        <SearchEntry href="#parts" placeholder="细颈手冲壶" />
      </div>
      <div className={styles.page}>
        <Swiper label="本周推荐" ratio={1.3} autoplay={5000} className={styles.hero}>
          <Picture
            src={kettle('#7d8a78')}
            alt="一壶好水，慢慢来"
            ratio={1.3}
            eager
            priority="high"
          />
          <Picture src={dryer('#b8685a')} alt="暖风也温柔" ratio={1.3} />
          <Picture src={shaver('#3b4a54')} alt="安静的早晨" ratio={1.3} />
        </Swiper>
        <Card
          title="限时秒杀"
          extra={
            <Countdown
              until={now + 7_512_000}
              renderedAt={now}
              kind="blocks"
              label="距结束"
              clock={{ now: () => now }}
            />
          }
        >
          <div className={styles.strip}>
            {goods.slice(0, 3).map((item) => (
              <a key={item.id} href="#goods" className={styles.deal}>
                <Picture src={item.picture} alt={item.name} radius="m" />
                <Price amount={item.price} original={item.original} />
                <Progress value={0.64} label="已抢 64%" />
              </a>
            ))}
          </div>
        </Card>
        <div className={styles.coupon}>
          <Price amount={goods[0].price} size="xl" tone="inherit" />
          <span>
            <b>新朋友礼券</b>
            <br />
            <small>满 499 元可用 · 10 月 31 日前</small>
          </span>
          <Button kind="primary" size="sm">
            领取
          </Button>
        </div>
        <div className={styles.headline}>
          <h2>为你挑选</h2>
          <a href="#parts">
            全部 <ChevronIcon size={16} />
          </a>
        </div>
        <div className={styles.feed}>
          {goods.map((item) => (
            <a key={item.id} href="#goods" className={styles.goods}>
              <Picture src={item.picture} alt="" />
              <span className={styles.words}>
                <span className={styles.name}>{item.name}</span>
                {item.tag ? <Tag>{item.tag}</Tag> : <Tag tone="neutral">{item.note}</Tag>}
                <Price amount={item.price} original={item.original} />
              </span>
            </a>
          ))}
        </div>
        <LoadMore state="done" onLoad={() => undefined} />
      </div>
      <TabBar items={tabs} current="home" label="主导航" />
    </>
  )
}
