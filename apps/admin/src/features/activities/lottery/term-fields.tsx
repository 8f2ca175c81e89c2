import type { LotteryClash } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryForms } from '@mallard/contract/activities/lottery/lottery.codes'
import { Form, Input, Radio, Switch } from 'antd'
import { Panel } from '#platform/parts/panel.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import type { DraftFault, Fault, LotteryDraft } from './lottery-draft.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

interface TermFieldsProps {
  draft: LotteryDraft
  fault: Fault | undefined
  clashes: readonly LotteryClash[]
  change: (part: Partial<LotteryDraft>) => void
}

type TextName = {
  [K in keyof LotteryDraft]: LotteryDraft[K] extends string ? K : never
}[keyof LotteryDraft]

/** All of a lottery but its prizes. */
export function TermFields({ draft, fault, clashes, change }: TermFieldsProps) {
  const texts = lotteryTexts.use()
  const wrong = (which: DraftFault) =>
    fault?.text === which ? ({ validateStatus: 'error', help: texts[which] } as const) : {}
  const taken = clashes.find(({ place }) => place === null)
  const field = (
    name: Exclude<TextName, 'form'>,
    label: string,
    {
      of,
      most = 80,
      extra,
      suffix,
    }: { of?: DraftFault; most?: number; extra?: string; suffix?: string } = {},
  ) => (
    <Form.Item label={label} htmlFor={`lottery-${name}`} extra={extra} {...(of && wrong(of))}>
      <Input
        id={`lottery-${name}`}
        value={draft[name]}
        maxLength={most}
        suffix={suffix && <span className="soft">{suffix}</span>}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Form.Item>
  )
  const lines = (name: 'rules' | 'rulesEn', label: string, most: number) => (
    <Form.Item label={label} htmlFor={`lottery-${name}`}>
      <Input.TextArea
        id={`lottery-${name}`}
        value={draft[name]}
        maxLength={most}
        autoSize={{ minRows: 3, maxRows: 10 }}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Form.Item>
  )
  return (
    <>
      <Panel title={texts.basics}>
        <div className={styles.pair}>
          {field('name', texts.name, { of: 'badName', most: 40 })}
          {field('nameEn', texts.nameEn, { extra: texts.nameEnHint })}
          <Form.Item
            label={texts.url}
            htmlFor="lottery-url"
            extra={texts.urlHint}
            {...(taken ? { validateStatus: 'error', help: taken.text } : wrong('badUrl'))}
          >
            <Input
              id="lottery-url"
              value={draft.url}
              maxLength={40}
              className="mono"
              onChange={(event) => change({ url: event.target.value.trim().toLowerCase() })}
            />
          </Form.Item>
          <Form.Item label={texts.form}>
            <Radio.Group
              optionType="button"
              value={draft.form}
              onChange={({ target }) => change({ form: target.value as LotteryDraft['form'] })}
              options={lotteryForms.map((value) => ({ value, label: texts[value] }))}
            />
          </Form.Item>
          <Form.Item label={texts.from} htmlFor="lottery-from" extra={texts.fromHint}>
            <MomentInput
              id="lottery-from"
              value={draft.from}
              onChange={(from) => change({ from })}
            />
          </Form.Item>
          <Form.Item label={texts.until} htmlFor="lottery-until" {...wrong('badTime')}>
            <MomentInput
              id="lottery-until"
              value={draft.until}
              onChange={(until) => change({ until })}
            />
          </Form.Item>
        </div>
        {lines('rules', texts.rules, 2000)}
        {lines('rulesEn', texts.rulesEn, 4000)}
      </Panel>
      <Panel title={texts.chances}>
        <div className={styles.pair}>
          {field('dailyFree', texts.dailyFree, { of: 'badFree', most: 3, suffix: texts.times })}
          {field('cost', texts.cost, {
            of: 'badCost',
            most: 6,
            extra: texts.costHint,
            suffix: texts.pointsUnit,
          })}
          {field('dailyMax', texts.dailyMax, {
            of: 'badMax',
            most: 5,
            extra: texts.noLimit,
            suffix: texts.times,
          })}
          {field('totalMax', texts.totalMax, {
            most: 5,
            extra: texts.noLimit,
            suffix: texts.times,
          })}
          <Form.Item label={texts.shareChance} htmlFor="lottery-share">
            <Switch
              id="lottery-share"
              checked={draft.hasShareChance}
              onChange={(hasShareChance) => change({ hasShareChance })}
            />
          </Form.Item>
          <Form.Item label={texts.orderChance} htmlFor="lottery-order">
            <Switch
              id="lottery-order"
              checked={draft.hasOrderChance}
              onChange={(hasOrderChance) => change({ hasOrderChance })}
            />
          </Form.Item>
          {draft.hasOrderChance &&
            field('orderLeast', texts.orderLeast, {
              of: 'badLeast',
              most: 12,
              extra: texts.orderLeastHint,
              suffix: texts.yuan,
            })}
        </div>
      </Panel>
    </>
  )
}
