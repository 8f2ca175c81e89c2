import { Checkbox, Form } from 'antd'
import { defineTexts } from '#platform/texts.ts'

/** 1 Monday to 7 Sunday. */
const week = [1, 2, 3, 4, 5, 6, 7] as const

const weekTexts = defineTexts(
  {
    day1: '周一',
    day2: '周二',
    day3: '周三',
    day4: '周四',
    day5: '周五',
    day6: '周六',
    day7: '周日',
  },
  {
    day1: 'Mon',
    day2: 'Tue',
    day3: 'Wed',
    day4: 'Thu',
    day5: 'Fri',
    day6: 'Sat',
    day7: 'Sun',
  },
)

interface WeekdaysFieldProps {
  name: string
  label: string
  /** What is said while none is chosen; none: no day need be. */
  needed?: string
}

/** Days of the week, 1 Monday to 7 Sunday. */
export function WeekdaysField({ name, label, needed }: WeekdaysFieldProps) {
  const texts = weekTexts.use()
  const rules = needed === undefined ? [] : [{ required: true, message: needed }]
  return (
    <Form.Item name={name} label={label} rules={rules}>
      <Checkbox.Group options={week.map((day) => ({ value: day, label: texts[`day${day}`] }))} />
    </Form.Item>
  )
}
