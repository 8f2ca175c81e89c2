import type { ReturnOption } from '@mallard/contract/aftersales/returns/returns.fields'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { Price } from '@mallard/ui/price'
import { RadioGroup } from '@mallard/ui/radio'
import { Stepper } from '@mallard/ui/stepper'
import { href } from '@mallard/contract/paths'
import { useState } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { Outcomes } from './outcomes.tsx'
import { returnsTexts } from './returns.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'

interface ChooseTypeProps {
  types: readonly ReturnOption[]
  /** Whole orders have no number to choose. */
  hasNumber: boolean
  /** The next page. */
  next: (num: number, type: number) => string
}

/** First step: which way, and how many. */
export function ChooseType({ types, hasNumber, next }: ChooseTypeProps) {
  const texts = returnsTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [type, setType] = useState(types[0]?.type ?? 0)
  const [num, setNum] = useState(1)
  const option = types.find((each) => each.type === type) ?? types[0]
  if (!option) {
    return (
      <Empty
        art="order"
        title={texts.nothing}
        note={texts.nothingNote}
        action={
          <Button href={href('returnList', { partnerId, storeId })}>{texts.seeReturns}</Button>
        }
      />
    )
  }
  const chosen = Math.min(num, option.maxNum)
  const amount = option.refundable[chosen - 1]
  return (
    <>
      <Card inset={false} title={texts.chooseTitle}>
        <RadioGroup
          label={texts.chooseTitle}
          value={String(option.type)}
          onChange={(value) => setType(Number(value))}
          options={types.map((each) => ({
            value: String(each.type),
            label: each.text,
            note: each.note,
          }))}
        />
      </Card>
      {hasNumber && (
        <Card>
          <div className={styles.line}>
            <span>
              {texts.chooseNum} <span className={styles.note}>{texts.most(option.maxNum)}</span>
            </span>
            <Stepper value={chosen} onChange={setNum} max={option.maxNum} label={texts.num} />
          </div>
        </Card>
      )}
      <Outcomes outcomes={option.outcomes[chosen - 1]} />
      <ActionBar wraps>
        <span className={styles.total}>
          {amount !== undefined && amount > 0 && (
            <>
              {texts.upTo} <Price amount={amount} cents="always" />
            </>
          )}
        </span>
        <Button kind="primary" size="lg" onClick={() => navigate(next(chosen, option.type))}>
          {texts.applyTitle}
        </Button>
      </ActionBar>
    </>
  )
}
