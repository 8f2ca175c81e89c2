import { AreaPicker, type AreaData } from '@mallard/ui/area-picker'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Calendar, type Choice } from '@mallard/ui/calendar'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { DatePicker } from '@mallard/ui/date-picker'
import { type Form, Field, rulesOf, TextArea, useForm } from '@mallard/ui/field'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picker } from '@mallard/ui/picker'
import { StarsInput } from '@mallard/ui/stars'
import { Switch } from '@mallard/ui/switch'
import { toast } from '@mallard/ui/toast'
import { Upload, useUpload } from '@mallard/ui/upload'
import { useState } from 'react'
import { cooker, dryer, kettle } from './drawings.ts'
import styles from './demo.module.css'

const rules = rulesOf('zh')
const areas: AreaData = {
  province_list: { 110000: '北京市', 310000: '上海市', 330000: '浙江省', 900000: '海外' },
  city_list: { 110100: '北京市', 310100: '上海市', 330100: '杭州市', 330200: '宁波市' },
  county_list: {
    110101: '东城区',
    110105: '朝阳区',
    310101: '黄浦区',
    310104: '徐汇区',
    330102: '上城区',
    330106: '西湖区',
    330108: '滨江区',
    330110: '余杭区',
    330203: '海曙区',
    912400: '加拿大',
    939200: '日本',
  },
}
const hours = ['不限', '09:00–12:00', '12:00–15:00', '15:00–18:00', '18:00–21:00']

/** Arrives after a while, by tenths. */
async function pretend(
  file: File,
  { onProgress }: { onProgress: (part: number) => void },
): Promise<{ url: string }> {
  for (let part = 1; part <= 10; part += 1) {
    await new Promise((resolve) => setTimeout(resolve, 120))
    onProgress(part / 10)
  }
  return { url: URL.createObjectURL(file) }
}

function Review({ note }: { note: ReturnType<Form<Record<string, string>>['field']> }) {
  const [stars, setStars] = useState(4)
  const pictures = useUpload({
    upload: pretend,
    count: 6,
    initial: [{ url: kettle('#7d8a78') }, { url: cooker('#b9a48a') }, { url: dryer('#c8452b') }],
  })
  return (
    <CellList title="服务评价">
      <Cell
        title="物流服务"
        trailing={<StarsInput label="物流服务" value={stars} onChange={setStars} />}
      />
      <div style={{ padding: 'var(--gutter)' }}>
        <Upload handle={pictures} label="评价图片" help="晒图有机会被选为精选评价" />
      </div>
      <TextArea
        label="说说你的感受"
        {...note}
        maxLength={200}
        count
        placeholder="它给你的生活带来了什么变化？"
      />
    </CellList>
  )
}

export function FormPage() {
  const [isBirthdayOpen, setBirthdayOpen] = useState(false)
  const [birthday, setBirthday] = useState('1995-06-21')
  const [isRangeOpen, setRangeOpen] = useState(false)
  const [range, setRange] = useState<Choice>(['2026-11-10', '2026-11-14'])
  const [isAreaOpen, setAreaOpen] = useState(false)
  const [isHoursOpen, setHoursOpen] = useState(false)
  const [hour, setHour] = useState('不限')
  const [county, setCounty] = useState('330106')
  const [isDefault, setDefault] = useState(true)
  const form = useForm({
    initial: { name: '', phone: '', area: '', address: '', note: '' },
    rules: { name: rules.name, phone: rules.phone, area: rules.area, address: rules.address },
    onSubmit: () => toast('已保存', { tone: 'good' }),
    onFailed: ([first]) => first && toast(first.message),
  })

  return (
    <form {...form.props}>
      <NavBar title="新建收货地址" backHref="#home" />
      <div className={styles.page}>
        <CellList>
          <Field
            label="收货人"
            {...form.field('name')}
            maxLength={20}
            placeholder="请填写姓名"
            autoComplete="name"
            clearable
          />
          <Field
            label="手机号"
            {...form.field('phone')}
            type="digit"
            maxLength={11}
            placeholder="请填写手机号"
            autoComplete="tel"
            clearable
          />
          <Field
            label="所在地区"
            {...form.field('area')}
            placeholder="省 / 市 / 区"
            onPress={() => setAreaOpen(true)}
          />
          <TextArea
            layout="row"
            label="详细地址"
            {...form.field('address')}
            rows={2}
            maxLength={100}
            placeholder="街道、楼栋、门牌号"
          />
        </CellList>
        <CellList>
          <Cell title="收货时间" value={hour} onPress={() => setHoursOpen(true)} />
          <Cell title="生日" value={birthday} onPress={() => setBirthdayOpen(true)} />
          <Cell title="起止日期" value={range.join(' – ')} onPress={() => setRangeOpen(true)} />
          <Cell
            title="设为默认地址"
            note="下单时优先使用"
            trailing={<Switch label="设为默认地址" checked={isDefault} onChange={setDefault} />}
          />
        </CellList>
        <Review note={form.field('note')} />
      </div>
      <ActionBar>
        <Button kind="primary" size="lg" block type="submit" busy={form.busy}>
          保存
        </Button>
      </ActionBar>
      <AreaPicker
        open={isAreaOpen}
        onClose={() => setAreaOpen(false)}
        areas={areas}
        value={county}
        onConfirm={(choice) => {
          setCounty(choice.county.code)
          form.set(
            'area',
            [choice.province, choice.city, choice.county].map((area) => area.name).join(' '),
          )
        }}
      />
      <DatePicker
        open={isBirthdayOpen}
        onClose={() => setBirthdayOpen(false)}
        title="生日"
        value={birthday}
        onConfirm={setBirthday}
      />
      <Calendar
        open={isRangeOpen}
        onClose={() => setRangeOpen(false)}
        title="起止日期"
        kind="range"
        value={range}
        min="2026-01-01"
        max="2027-03-31"
        maxRange={30}
        today="2026-11-21"
        onConfirm={setRange}
      />
      <Picker
        open={isHoursOpen}
        onClose={() => setHoursOpen(false)}
        title="收货时间"
        columns={[{ label: '收货时间', options: hours.map((value) => ({ value, label: value })) }]}
        value={[hour]}
        onConfirm={([value]) => setHour(value ?? hour)}
      />
    </form>
  )
}
