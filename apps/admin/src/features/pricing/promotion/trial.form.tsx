import type {
  AdminPickedSku,
  PromotionTrial,
} from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { Button, Form, InputNumber, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './promotion.module.css'
import { promotionTexts } from './promotion.texts.ts'
import { useLevels } from '#platform/pick/use-pick.ts'
import { SkuSelect } from '#platform/pick/sku-select.tsx'
import { useTrial } from './use-promotions.ts'

interface Wanted {
  readonly skuId?: number
  readonly quantity: number
}

interface Whom {
  readonly levelCode: string
  readonly at: string
  readonly countyCode: string
}

/** What a basket would cost at a time, for whom, and why. */
export function TrialForm() {
  const texts = promotionTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const [items, setItems] = useState<readonly Wanted[]>([{ quantity: 1 }])
  const [known, setKnown] = useState<readonly AdminPickedSku[]>([])
  const [whom, setWhom] = useState<Whom>(() => ({
    levelCode: '',
    at: momentInput(Date.now()),
    countyCode: '330106',
  }))
  const trial = useTrial()
  const wanted = items.flatMap(({ skuId, quantity }) => {
    const sku = known.find((each) => each.skuId === skuId)
    return sku ? [{ productSn: sku.productSn, quantity }] : []
  })

  function run(): void {
    const { levelCode, at, countyCode } = whom
    trial.mutate(
      {
        items: wanted,
        at: momentOf(at) ?? Date.now(),
        ...(levelCode && { levelCode }),
        ...(countyCode && { countyCode }),
      },
      { onError: feedback.failed },
    )
  }

  return (
    <>
      <PageHeader
        title={texts.trialTitle}
        hint={texts.trialHint}
        back={{ to: addressOf(scope, 'promotions'), text: texts.title }}
      />
      <div className={styles.columns}>
        <Panel title={texts.trialItem}>
          <Form layout="vertical" onFinish={run}>
            <Items
              items={items}
              known={known}
              onChange={setItems}
              onSeen={(skus) =>
                setKnown((before) => [
                  ...new Map([...before, ...skus].map((sku) => [sku.skuId, sku])).values(),
                ])
              }
            />
            <WhomFields whom={whom} change={(part) => setWhom({ ...whom, ...part })} />
            <Button
              type="primary"
              htmlType="submit"
              loading={trial.isPending}
              disabled={wanted.length === 0 || wanted.length < items.length}
            >
              {texts.run}
            </Button>
          </Form>
        </Panel>
        {trial.data && <Outcome trial={trial.data} />}
      </div>
    </>
  )
}

interface ItemsProps {
  items: readonly Wanted[]
  known: readonly AdminPickedSku[]
  onChange: (items: readonly Wanted[]) => void
  onSeen: (skus: readonly AdminPickedSku[]) => void
}

/** What is in the basket. */
function Items({ items, known, onChange, onSeen }: ItemsProps) {
  const texts = promotionTexts.use()
  const set = (place: number, part: Partial<Wanted>) =>
    onChange(items.map((item, each) => (each === place ? { ...item, ...part } : item)))
  return (
    <>
      {items.map((item, place) => (
        // eslint-disable-next-line react/no-array-index-key
        <div key={place} className={styles.line}>
          <span className={styles.grow}>
            <SkuSelect
              label={texts.trialItem}
              known={known}
              onSeen={onSeen}
              value={item.skuId}
              onChange={(skuId) => set(place, { skuId })}
            />
          </span>
          <InputNumber
            aria-label={texts.quantity}
            min={1}
            max={999}
            precision={0}
            value={item.quantity}
            onChange={(quantity) => set(place, { quantity: quantity ?? 1 })}
          />
          {items.length > 1 && (
            <Button
              type="text"
              aria-label={texts.remove}
              icon={<Icon name="trash" />}
              onClick={() => onChange(items.filter((_, each) => each !== place))}
            />
          )}
        </div>
      ))}
      <Button
        icon={<Icon name="plus" />}
        disabled={items.length >= 20}
        onClick={() => onChange([...items, { quantity: 1 }])}
        style={{ marginBottom: 16 }}
      >
        {texts.addGoods}
      </Button>
    </>
  )
}

interface WhomProps {
  whom: Whom
  change: (part: Partial<Whom>) => void
}

/** Who buys it, when, and where it goes. */
function WhomFields({ whom: { levelCode, at, countyCode }, change }: WhomProps) {
  const texts = promotionTexts.use()
  const { data: levels = [] } = useLevels()
  return (
    <div className={styles.pair}>
      <Form.Item label={texts.trialLevel}>
        <Select
          aria-label={texts.trialLevel}
          value={levelCode}
          onChange={(code) => change({ levelCode: code })}
          options={[
            { value: '', label: texts.noLevel },
            ...levels.map(({ code, name, discountBp }) => ({
              value: code,
              label: discountBp < 10_000 ? `${name} · ${texts.levelFold(discountBp)}` : name,
            })),
          ]}
        />
      </Form.Item>
      <Form.Item label={texts.trialAt} htmlFor="trial-at">
        <MomentInput id="trial-at" value={at} onChange={(moment) => change({ at: moment })} />
      </Form.Item>
      <Form.Item label={texts.trialPlace}>
        <Select
          aria-label={texts.trialPlace}
          value={countyCode}
          onChange={(code) => change({ countyCode: code })}
          options={[
            { value: '330106', label: texts.hangzhou },
            { value: '110101', label: texts.beijing },
            { value: '650102', label: texts.urumqi },
            { value: '', label: texts.noPlace },
          ]}
        />
      </Form.Item>
    </div>
  )
}

function Outcome({ trial: { lines, gifts, amounts, idle } }: { trial: PromotionTrial }) {
  const texts = promotionTexts.use()
  return (
    <Panel title={texts.result}>
      <ul className={styles.clashes} aria-live="polite">
        {lines.map((line) => (
          <li key={line.productSn}>
            <Row
              label={`${line.title} ${line.attr} × ${line.quantity}`}
              value={money(line.salePrice * line.quantity)}
            />
            {line.promotions.map((promotion) => (
              <Row
                key={`${promotion.type} ${promotion.id}`}
                isSoft
                label={promotion.name}
                value={money(0 - promotion.amount)}
              />
            ))}
            <Row label={texts.lineTotal} value={money(line.realAmount)} />
          </li>
        ))}
        {gifts.map((gift) => (
          <li key={`${gift.promotionId} ${gift.productSn}`}>
            <Row
              label={`${texts.gifts}: ${gift.title} × ${gift.quantity}`}
              value={gift.promotionName}
            />
          </li>
        ))}
        <li>
          {amounts.promotionAmount > 0 && (
            <Row isSoft label={texts.promotionAmount} value={money(0 - amounts.promotionAmount)} />
          )}
          <Row isSoft label={texts.freight} value={money(amounts.freightAmount)} />
          {amounts.freightDiscountAmount > 0 && (
            <Row isSoft label={texts.freightOff} value={money(0 - amounts.freightDiscountAmount)} />
          )}
          <Row label={texts.pay} value={<strong>{money(amounts.payAmount)}</strong>} />
        </li>
        {idle.length > 0 && (
          <li>
            <div className="soft small">{texts.idle}</div>
            {idle.map(({ id, name, reason }) => (
              <Row key={id} isSoft label={name} value={texts[reason]} />
            ))}
          </li>
        )}
      </ul>
    </Panel>
  )
}

function Row({ label, value, isSoft }: { label: string; value: ReactNode; isSoft?: boolean }) {
  return (
    <div className={isSoft ? `${styles.row} soft small` : styles.row}>
      <span>{label}</span>
      <span className={styles.figure}>{value}</span>
    </div>
  )
}
