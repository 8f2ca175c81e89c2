import type { LotteryClash } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryForms } from '@mallard/contract/activities/lottery/lottery.codes'
import { Form, Input, Radio } from 'antd'
import type { DraftFields } from '#platform/form/draft-fields.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import type { DraftFault, LotteryDraft } from './lottery-draft.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

interface TermsProps extends DraftFields<LotteryDraft> {
  draft: LotteryDraft
  wrong: (fault: DraftFault) => string | undefined
  clashes: readonly LotteryClash[]
  change: (part: Partial<LotteryDraft>) => void
}

/** What a lottery is called, where and when it is, and by which rules. */
export function Terms({ draft, wrong, clashes, change, line, lines, moment }: TermsProps) {
  const texts = lotteryTexts.use()
  const badUrl = clashes.find(({ place }) => place === null)?.text ?? wrong('badUrl')
  return (
    <Panel title={texts.basics}>
      <div className={styles.pair}>
        {line('name', { label: texts.name, wrong: wrong('badName') })}
        {line('nameEn', { label: texts.nameEn, hint: texts.nameEnHint })}
        <Form.Item
          label={texts.url}
          htmlFor="lottery-url"
          extra={texts.urlHint}
          {...(badUrl && { validateStatus: 'error', help: badUrl })}
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
        {moment('from', { label: texts.from, hint: texts.fromHint })}
        {moment('until', { label: texts.until, wrong: wrong('badTime') })}
      </div>
      {lines('rules', { label: texts.rules, rows: [3, 10] })}
      {lines('rulesEn', { label: texts.rulesEn, rows: [3, 10] })}
    </Panel>
  )
}

/** How often one may draw, and what brings further draws. */
export function Chances({ draft, wrong, line, toggle }: TermsProps) {
  const texts = lotteryTexts.use()
  return (
    <Panel title={texts.chances}>
      <div className={styles.pair}>
        {line('dailyFree', {
          label: texts.dailyFree,
          isNumber: true,
          wrong: wrong('badFree'),
          suffix: texts.times,
        })}
        {line('cost', {
          label: texts.cost,
          isNumber: true,
          wrong: wrong('badCost'),
          hint: texts.costHint,
          suffix: texts.pointsUnit,
        })}
        {line('dailyMax', {
          label: texts.dailyMax,
          isNumber: true,
          wrong: wrong('badMax'),
          hint: texts.noLimit,
          suffix: texts.times,
        })}
        {line('totalMax', {
          label: texts.totalMax,
          isNumber: true,
          hint: texts.noLimit,
          suffix: texts.times,
        })}
        {toggle('hasShareChance', { label: texts.shareChance })}
        {toggle('hasOrderChance', { label: texts.orderChance })}
        {draft.hasOrderChance &&
          line('orderLeast', {
            label: texts.orderLeast,
            letters: 12,
            wrong: wrong('badMinAmount'),
            hint: texts.orderMinHint,
            suffix: texts.yuan,
          })}
      </div>
    </Panel>
  )
}
