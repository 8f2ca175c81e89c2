import type { LotteryClash } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryAdmin } from '@mallard/contract/admin-limits.gen'
import { prizeType } from '@mallard/contract/activities/lottery/lottery.codes'
import { Button, Input, Radio } from 'antd'
import { Icon } from '#platform/parts/icons.tsx'
import { CouponSelect } from '#platform/pick/coupon-select.tsx'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { oddsText, type DraftFault, type PrizeDraft } from './lottery-draft.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

const limits = lotteryAdmin.save

/** Letters of a text, digits of a number. */
function lettersOf(name: 'name' | 'nameEn' | 'weight' | 'quota' | 'points'): number {
  const { most } = limits[`prizes.${name}`]
  return name === 'name' || name === 'nameEn' ? most : String(most).length
}

interface PrizeFieldsProps {
  place: number
  prize: PrizeDraft
  fault: DraftFault | undefined
  clashes: readonly LotteryClash[]
  onChange: (part: Partial<PrizeDraft>) => void
  onRemove: () => void
}

/** One prize that can be won; its odds stand beside its weight. */
export function PrizeFields({
  place,
  prize,
  fault,
  clashes,
  onChange,
  onRemove,
}: PrizeFieldsProps) {
  const texts = lotteryTexts.use()
  const nth = texts.nth(place + 1)
  const field = (
    name: 'name' | 'nameEn' | 'weight' | 'quota' | 'points',
    label: string,
    { wrong, suffix }: { wrong?: DraftFault; suffix?: string } = {},
  ) => (
    <label className={styles.field}>
      <span className="soft small">{label}</span>
      <Input
        aria-label={`${nth} ${label}`}
        value={prize[name]}
        maxLength={lettersOf(name)}
        suffix={suffix && <span className="soft">{suffix}</span>}
        {...(wrong && fault === wrong && { status: 'error' as const })}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </label>
  )
  const weight = Number(prize.weight)
  return (
    <li className={styles.prize}>
      <div className={styles.prizeHead}>
        <strong>{nth}</strong>
        <Radio.Group
          size="small"
          optionType="button"
          aria-label={`${nth} ${texts.kind}`}
          value={prize.type}
          onChange={({ target }) => onChange({ type: target.value as PrizeDraft['type'] })}
          options={([2, 3, 4] as const).map((value) => ({ value, label: texts[`type${value}`] }))}
        />
        <Button
          type="text"
          aria-label={`${texts.remove} ${nth}`}
          icon={<Icon name="trash" />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.fields}>
        {field('name', texts.prizeName, { wrong: 'badPrizeName' })}
        {field('nameEn', texts.nameEn)}
        {prize.type === prizeType.points &&
          field('points', texts.points, { wrong: 'badPoints', suffix: texts.pointsUnit })}
        {prize.type === prizeType.coupon && (
          <label className={styles.field}>
            <span className="soft small">{texts.coupon}</span>
            <CouponSelect
              label={`${nth} ${texts.coupon}`}
              value={prize.templateId}
              onChange={(templateId) => onChange({ templateId })}
            />
          </label>
        )}
        {prize.type === prizeType.goods && (
          <label className={styles.field}>
            <span className="soft small">{texts.sku}</span>
            <SkuSelect
              label={`${nth} ${texts.sku}`}
              known={prize.sku ? [prize.sku] : []}
              onSeen={([sku]) => sku && onChange({ sku })}
              value={prize.sku?.skuId}
              onChange={() => undefined}
            />
          </label>
        )}
        {field('weight', texts.weight, {
          wrong: 'badWeight',
          suffix: Number.isFinite(weight) ? oddsText(weight) : '',
        })}
        {field('quota', prize.type === prizeType.goods ? texts.quotaNeeded : texts.quota, {
          wrong: 'badQuota',
        })}
      </div>
      {(fault || clashes.length > 0) && (
        <ul className={styles.faults} aria-live="polite">
          {fault && <li className={styles.bad}>{texts[fault]}</li>}
          {clashes.map(({ text, isBlocking }) => (
            <li key={text} className={isBlocking ? styles.bad : styles.warn}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
