import { Button, IconButton } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Chip } from '@mallard/ui/chip'
import { alert, Dialog, prompt } from '@mallard/ui/dialog'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { Field } from '@mallard/ui/field'
import * as icons from '@mallard/ui/icons'
import { LoadMore } from '@mallard/ui/load-more'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Radio } from '@mallard/ui/radio'
import { SearchBar } from '@mallard/ui/search-bar'
import { SkeletonCards, SkeletonRows } from '@mallard/ui/skeleton'
import { Tabs } from '@mallard/ui/tabs'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { fen } from '@mallard/kernel/money'
import { useState } from 'react'
import styles from './demo.module.css'

const kinds = ['primary', 'secondary', 'soft', 'plain', 'danger'] as const
const tones = ['brand', 'neutral', 'good', 'warn', 'bad'] as const
const words = ['细颈壶', '电饭煲', '剃须刀网罩', '豆浆机', '便携榨汁杯']

function Buttons({ onOpen }: { onOpen: () => void }) {
  return (
    <Card title="按钮">
      <div className={styles.wrap}>
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button kind="primary" busy>
          提交订单
        </Button>
        <Button kind="primary" disabled>
          已售罄
        </Button>
        <Button size="sm" kind="primary">
          小号
        </Button>
        <Button
          size="sm"
          onClick={() => void alert({ title: '温馨提示', text: '商品已更新，请重新选择规格。' })}
        >
          alert
        </Button>
        <Button
          size="sm"
          onClick={() => void prompt({ title: '修改昵称', label: '昵称', value: '木鱼' })}
        >
          prompt
        </Button>
        <Button size="sm" onClick={onOpen}>
          dialog
        </Button>
      </div>
    </Card>
  )
}

function PricesAndTags() {
  return (
    <>
      <Card title="价格">
        <div className={styles.wrap}>
          <Price amount={fen(129900)} size="sm" tone="ink" />
          <Price amount={fen(129950)} />
          <Price amount={fen(129900)} original={fen(159900)} size="lg" />
          <Price amount={fen(990)} size="xl" suffix="起" />
        </div>
      </Card>
      <Card title="标签">
        <div className={styles.wrap}>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
          {tones.map((tone) => (
            <Tag key={tone} tone={tone} kind="line">
              {tone}
            </Tag>
          ))}
          {tones.map((tone) => (
            <Tag key={tone} tone={tone} kind="solid">
              {tone}
            </Tag>
          ))}
        </div>
        <Radio name="r" value="a" checked onChange={() => undefined}>
          电子普通发票
        </Radio>
      </Card>
    </>
  )
}

export function PartsPage() {
  const [word, setWord] = useState('电饭煲')
  const [tab, setTab] = useState('综合')
  const [password, setPassword] = useState('calm-home')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <NavBar
        backHref="#home"
        title={undefined}
        left={undefined}
        right={<IconButton icon={<icons.ListIcon />} label="列表" />}
      >
        <div className={styles.inset}>
          <SearchBar
            value={word}
            onChange={setWord}
            onSubmit={(value) => toast(value)}
            placeholder="搜索商品"
            action="搜索"
          />
        </div>
        <Tabs
          label="排序"
          kind="pill"
          items={['综合', '销量', '价格', '新品', '有货'].map((key) => ({ key, label: key }))}
          value={tab}
          onChange={setTab}
        />
      </NavBar>
      <div className={styles.page}>
        <div className={styles.wrap}>
          {words.map((each) => (
            <Chip key={each} selected={each === word} onPress={() => setWord(each)}>
              {each}
            </Chip>
          ))}
        </div>
        <Buttons onOpen={() => setOpen(true)} />
        <PricesAndTags />
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} icon={<icons.InfoIcon size={18} />}>
            订单将为你保留 30 分钟，请尽快付款。
          </Notice>
        ))}
        <Card inset={false}>
          <Field
            layout="stack"
            label="登录密码"
            type="password"
            value={password}
            onChange={setPassword}
            error="密码至少 8 位，含字母和数字"
          />
        </Card>
        <Card title="图标">
          <div className={styles.icons}>
            {Object.entries(icons).map(([name, Icon]) => (
              <Icon key={name} />
            ))}
          </div>
        </Card>
        <div className={styles.lost}>
          <Picture src="/nowhere.webp" alt="细颈壶" radius="m" />
          <Picture src="/nowhere.webp" alt="" tint="#d9d2c4" radius="m" />
        </div>
        <SkeletonCards count={2} />
        <SkeletonRows count={1} />
        <Empty
          art="search"
          title="没有找到“不存在的壶”"
          note="换个词试试，或看看热门商品"
          action={<Button>热门商品</Button>}
        />
        <ErrorState onRetry={() => toast('网络恢复了')} />
        <LoadMore state="loading" onLoad={() => undefined} />
        <LoadMore state="failed" onLoad={() => undefined} />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="隐私政策更新"
        footer={
          <Button kind="primary" onClick={() => setOpen(false)}>
            同意并继续
          </Button>
        }
      >
        我们更新了个人信息的保存期限。你可以随时在设置中撤回同意、导出或删除数据。
      </Dialog>
    </>
  )
}
