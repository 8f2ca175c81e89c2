// @vitest-environment happy-dom
import { fen } from '@mallard/kernel/money'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ActionBar } from './action-bar/index.ts'
import { AreaPicker } from './area-picker/index.ts'
import { Button, IconButton } from './button/index.ts'
import { Card, CellList } from './card/index.ts'
import { Cell, PriceLine } from './cell/index.ts'
import { Checkbox } from './checkbox/index.ts'
import { Chip, ChipGroup } from './chip/index.ts'
import { Countdown } from './countdown/index.ts'
import { Dialog } from './dialog/index.ts'
import { Empty, ErrorState } from './empty/index.ts'
import { Field, TextArea } from './field/index.ts'
import { Fold } from './fold/index.ts'
import { CartIcon } from './icons/index.ts'
import { ImageViewer } from './image-viewer/index.ts'
import { ListRow } from './list-row/index.ts'
import { LoadMore } from './load-more/index.ts'
import { LocaleProvider } from './locale/index.ts'
import { NavBar } from './nav-bar/index.ts'
import { Notice } from './notice/index.ts'
import { Picker } from './picker/index.ts'
import { Picture } from './picture/index.ts'
import { Price } from './price/index.ts'
import { Progress } from './progress/index.ts'
import { Radio, RadioGroup } from './radio/index.ts'
import { SearchBar, SearchEntry } from './search-bar/index.ts'
import { Sheet } from './sheet/index.ts'
import { Skeleton, SkeletonCards, SkeletonRows, SkeletonText } from './skeleton/index.ts'
import { Stars, StarsInput } from './stars/index.ts'
import { Stepper } from './stepper/index.ts'
import { Steps, Timeline } from './steps/index.ts'
import { Swiper } from './swiper/index.ts'
import { SwipeRow } from './swipe-row/index.ts'
import { Switch } from './switch/index.ts'
import { TabBar } from './tab-bar/index.ts'
import { TabPanel, Tabs } from './tabs/index.ts'
import { Badge, Tag } from './tag/index.ts'

const nothing = () => undefined
const options = [{ value: 'a', label: '甲' }]

const page = (
  <>
    <NavBar
      overlay
      title="禾光"
      backHref="/"
      right={<IconButton icon={<CartIcon />} label="购物车" badge={2} />}
    >
      <Tabs label="分类" items={[{ key: 'a', label: '甲' }]} value="a" onChange={nothing} />
    </NavBar>
    <TabPanel of="a" active>
      <SearchBar value="壶" onChange={nothing} onSubmit={nothing} action="搜索" />
      <SearchEntry href="/search" placeholder="壶" />
      <Swiper label="推荐" autoplay={5000}>
        <Picture src="/a.webp" alt="甲" eager priority="high" />
        <Picture src="/b.webp" alt="乙" />
      </Swiper>
      <Countdown until={2000} renderedAt={1000} kind="blocks" clock={{ now: () => 1500 }} />
      <Price amount={fen(12345)} original={fen(20000)} />
      <Card title="卡片">
        <Progress value={0.4} label="已抢" />
        <Stars value={4.5} />
        <StarsInput value={4} onChange={nothing} label="评分" />
        <Tag>新品</Tag>
        <Badge count={3}>
          <CartIcon />
        </Badge>
      </Card>
      <CellList>
        <Cell title="地址" href="/address" />
        <PriceLine label="实付" total>
          <Price amount={fen(1)} />
        </PriceLine>
      </CellList>
      <ListRow
        title="壶"
        href="/goods"
        picture={<Picture src="/a.webp" alt="" />}
        trailing={<Stepper label="数量" value={1} onChange={nothing} />}
      />
      <Field label="姓名" value="" onChange={nothing} type="password" error="错误" />
      <TextArea label="备注" value="" onChange={nothing} maxLength={10} count />
      <Chip onPress={nothing}>热词</Chip>
      <ChipGroup label="颜色" options={options} value="a" onChange={nothing} />
      <Checkbox checked onChange={nothing} label="选" indeterminate />
      <Radio name="r" value="a" checked onChange={nothing} label="甲" />
      <RadioGroup label="组" value="a" options={options} onChange={nothing} />
      <Switch checked onChange={nothing} label="开关" />
      <Notice tone="warn">注意</Notice>
      <Steps current={0} items={[{ key: 'a', title: '下单' }]} />
      <Timeline items={[{ key: 'a', title: '揽收' }]} />
      <Fold title="问">答</Fold>
      <SwipeRow actions={<button>移除</button>}>行</SwipeRow>
      <Empty title="空" />
      <ErrorState onRetry={nothing} />
      <Skeleton width={10} height={10} />
      <SkeletonText />
      <SkeletonCards />
      <SkeletonRows />
      <LoadMore state="idle" onLoad={nothing} />
      <Button kind="primary">购买</Button>
    </TabPanel>
    <ActionBar>栏</ActionBar>
    <TabBar
      items={[{ key: 'a', label: '首页', href: '/', icon: <CartIcon />, badge: 1 }]}
      current="a"
    />
    <Sheet open={false} onClose={nothing} title="选择">
      内容
    </Sheet>
    <Dialog open={false} onClose={nothing} title="标题">
      内容
    </Dialog>
    <Picker open={false} onClose={nothing} title="选" columns={[]} value={[]} onConfirm={nothing} />
    <AreaPicker
      open={false}
      onClose={nothing}
      areas={{ province_list: {}, city_list: {}, county_list: {} }}
      onConfirm={nothing}
    />
    <ImageViewer open={false} onClose={nothing} pictures={[]} />
  </>
)

describe('the whole kit', () => {
  it('is drawn by the server and taken over by the browser without a difference', () => {
    const warn = vi.spyOn(console, 'error')
    const mismatch = vi.fn()
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(page)
    expect(place.textContent).toContain('123')
    let root: Root | undefined
    act(() => {
      root = hydrateRoot(place, page, { onRecoverableError: mismatch })
    })
    // Its countdown would go on when there is no page any more.
    onTestFinished(() => act(() => root?.unmount()))
    expect(mismatch).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })

  it('speaks English with its own words under an English provider', () => {
    const html = renderToString(<LocaleProvider locale="en">{page}</LocaleProvider>)
    expect(html).toContain('Load more')
    expect(html).toContain('aria-label="Back"')
    expect(html).not.toContain('加载更多')
  })

  it('needs no browser to be drawn', async () => {
    const names = ['window', 'document', 'navigator', 'IntersectionObserver'] as const
    for (const name of names) vi.stubGlobal(name, undefined)
    try {
      expect(renderToString(page)).toContain('购买')
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
