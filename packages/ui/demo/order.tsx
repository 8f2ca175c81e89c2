import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell, PriceLine } from '@mallard/ui/cell'
import {
  BoxIcon,
  CardIcon,
  ClockIcon,
  CouponIcon,
  GiftIcon,
  LocationIcon,
  ReceiptIcon,
  ReturnIcon,
  StarIcon,
  TruckIcon,
  WalletIcon,
} from '@mallard/ui/icons'
import { Fold } from '@mallard/ui/fold'
import { ListRow } from '@mallard/ui/list-row'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { RadioGroup } from '@mallard/ui/radio'
import { Steps, Timeline } from '@mallard/ui/steps'
import { Tabs } from '@mallard/ui/tabs'
import { Badge } from '@mallard/ui/tag'
import { fen } from '@mallard/kernel/money'
import { useState } from 'react'
import styles from './demo.module.css'
import { address, goods } from './world.ts'

const states = [
  { label: '待付款', icon: <WalletIcon />, count: 1 },
  { label: '待发货', icon: <BoxIcon />, count: 0 },
  { label: '待收货', icon: <TruckIcon />, count: 2 },
  { label: '待评价', icon: <StarIcon />, count: 12 },
  { label: '退换售后', icon: <ReturnIcon />, count: 0 },
]
const tabs = ['全部', '待付款', '待发货', '待收货', '待评价', '退换'].map((label, index) => ({
  key: label,
  label,
  badge: index === 3 ? 2 : undefined,
}))

export function OrderPage() {
  const [tab, setTab] = useState('待收货')
  const [way, setWay] = useState('weixin')
  return (
    <>
      <NavBar title="我的订单" backHref="#home">
        <Tabs label="订单状态" items={tabs} value={tab} onChange={setTab} />
      </NavBar>
      <div className={styles.page}>
        <Card>
          <div className={styles.states}>
            {states.map((state) => (
              <a key={state.label} href="#order" className={styles.state}>
                <Badge count={state.count}>{state.icon}</Badge>
                {state.label}
              </a>
            ))}
          </div>
        </Card>
        <CellList>
          <Cell
            icon={<LocationIcon />}
            title={`${address.name} ${address.phone}`}
            note={address.place}
            href="#form"
          />
        </CellList>
        <Card inset={false} title="订单 2610180214" extra="运输中">
          <div className={styles.inset}>
            <Steps
              current={2}
              items={[
                { key: 'a', title: '下单' },
                { key: 'b', title: '付款' },
                { key: 'c', title: '运输中' },
                { key: 'd', title: '签收' },
              ]}
            />
          </div>
          <ListRow
            picture={<Picture src={goods[1].picture} alt="" />}
            href="#goods"
            title={goods[1].name}
            note="燕麦白 · 1.6L"
            foot={<Price amount={goods[1].price} tone="ink" />}
            trailing={<span className={styles.quiet}>×1</span>}
          />
          <div className={styles.actions}>
            <Button size="sm">查看物流</Button>
            <Button size="sm">申请售后</Button>
            <Button size="sm" kind="primary">
              确认收货
            </Button>
          </div>
        </Card>
        <Card title="物流">
          <Timeline
            items={[
              {
                key: '3',
                title: '派送中',
                note: '快件已由杭州西湖营业点派出，请保持电话畅通',
                time: '10-18 08:42',
              },
              { key: '2', title: '到达 杭州转运中心', time: '10-17 23:10' },
              { key: '1', title: '已揽收', note: '宁波仓', time: '10-17 14:05' },
            ]}
          />
        </Card>
        <Card title="价格明细">
          <PriceLine label="商品金额">
            <Price amount={fen(52900)} tone="ink" size="sm" cents="always" />
          </PriceLine>
          <PriceLine label="优惠券" note="新朋友礼券">
            <Price amount={fen(-3000)} tone="brand" size="sm" cents="always" />
          </PriceLine>
          <PriceLine label="运费">
            <Price amount={fen(0)} tone="ink" size="sm" cents="always" />
          </PriceLine>
          <PriceLine label="实付" total>
            <Price amount={fen(49900)} size="lg" cents="always" />
          </PriceLine>
        </Card>
        <Card inset={false} title="支付方式">
          <RadioGroup
            label="支付方式"
            value={way}
            onChange={setWay}
            options={[
              { value: 'weixin', label: '微信支付', icon: <WalletIcon /> },
              { value: 'union', label: '银联支付', note: '单笔立减最高 62 元', icon: <CardIcon /> },
              {
                value: 'offline',
                label: '对公转账',
                note: '3 天内到账',
                icon: <ReceiptIcon />,
                disabled: true,
              },
            ]}
          />
        </Card>
        <CellList title="常见问题">
          <Fold title="什么时候发货？" open>
            每日 16:00 前付款的订单当天发出，其余次日发出。
          </Fold>
          <Fold title="如何开具发票？">下单时选择，或在订单完成后 90 天内申请。</Fold>
        </CellList>
        <CellList title="我的服务">
          <Cell icon={<CouponIcon />} title="优惠券" value="3 张可用" href="#home" />
          <Cell icon={<GiftIcon />} title="积分" value="1,280" href="#home" />
          <Cell icon={<ClockIcon />} title="浏览足迹" href="#home" />
        </CellList>
      </div>
    </>
  )
}
