import { isMoney, reasonsFor, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type { ThirdOrder } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { RadioGroup } from '@mallard/ui/radio'
import { Stepper } from '@mallard/ui/stepper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AskForm } from '#entities/after-sale/ask-form.tsx'
import { ReturnFacts } from '#entities/after-sale/return-parts.tsx'
import parts from '#entities/after-sale/after-sale.module.css'
import { isTransport } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { dotted } from '#platform/dotted.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { senderBy } from '#platform/upload/send-picture.ts'
import { Bones, NotShown } from './bones.tsx'
import { ThirdLine } from './third-line.tsx'
import { thirdReturnTexts } from './third-return.texts.ts'
import { useThirdReturn } from './use-third-return.ts'
import styles from './third-return.module.css'

export default defineScreen('thirdReturnApply', {
  query: ['ticket', 'line'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => (
    <>
      <NavBar title={thirdReturnTexts().applyTitle} onBack={useNavigate().back} />
      <Order ticket={query.ticket ?? ''} lineNo={query.line} />
    </>
  ),
})

function Order({ ticket, lineNo }: { ticket: string; lineNo: string | undefined }) {
  const api = useApi()
  const {
    data: order,
    error,
    refetch,
    isFetching,
  } = useQuery(api.thirdReturn.order.query({ ticket }))
  if (error && !(order && isTransport(error)))
    return <NotShown error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!order) return <Bones />
  const line = order.lines.find((each) => each.lineNo === lineNo && each.maxNum > 0)
  return (
    <div className={parts.page}>
      {line ? <Ask key={line.lineNo} order={order} line={line} /> : <Lines order={order} />}
    </div>
  )
}

/** What the order holds; each line leads to its form, or to what was asked for of it. */
function Lines({ order }: { order: ThirdOrder }) {
  const texts = thirdReturnTexts()
  const locale = useLocale()
  const { ticket, platformText, thirdOrderSn, payTime, returnableUntil, lines } = order
  return (
    <>
      <Card inset={false} title={texts.lines}>
        {lines.map((line) => (
          <ThirdLine
            key={line.lineNo}
            line={line}
            count={countOf(line, texts)}
            isWhole
            foot={<Foot order={order} line={line} ticket={ticket} />}
          />
        ))}
      </Card>
      <ReturnFacts
        title={texts.order}
        pics={[]}
        facts={[
          [texts.platform, platformText],
          [texts.orderSn, thirdOrderSn],
          [texts.payTime, momentText(payTime, locale)],
          [
            texts.until,
            returnableUntil === null ? texts.noLimit : momentText(returnableUntil, locale),
          ],
        ]}
      />
    </>
  )
}

type OrderLine = ThirdOrder['lines'][number]

/** How many were bought, and how far their parcel is. */
const countOf = (
  { quantity, deliveryText }: OrderLine,
  texts: ReturnType<typeof thirdReturnTexts>,
): string => dotted([texts.bought(quantity), deliveryText])

function Foot({ order, line, ticket }: { order: ThirdOrder; line: OrderLine; ticket: string }) {
  const texts = thirdReturnTexts()
  if (line.maxNum > 0)
    return (
      <Button
        size="sm"
        aria-label={`${texts.ask} ${line.title}`}
        href={href('thirdReturnApply', {}, { ticket, line: line.lineNo })}
      >
        {texts.ask}
      </Button>
    )
  if (line.applyId)
    return (
      <Button size="sm" href={href('thirdReturnDetail', {}, { id: line.applyId })}>
        {texts.see(line.statusText)}
      </Button>
    )
  return (
    <span className={styles.over}>
      {order.returnableUntil === null || line.delivery === 'unsent' ? texts.none : texts.over}
    </span>
  )
}

function Ask({ order: { ticket }, line }: { order: ThirdOrder; line: OrderLine }) {
  const texts = thirdReturnTexts()
  const locale = useLocale()
  const api = useApi()
  const { ask, isBusy } = useThirdReturn()
  const [tapped, setTapped] = useState<number>()
  const open = line.ways.filter(({ isOpen }) => isOpen)
  const type = (open.find((way) => way.type === tapped) ?? open[0])?.type ?? returnType.default
  const isUnsent = line.delivery === 'unsent'
  const [wanted, setWanted] = useState(1)
  const num = Math.min(wanted, line.maxNum)
  const reasons = reasonsFor(type, isUnsent).map(({ code, text }) => ({
    code,
    text: text[locale === 'en' ? 1 : 0],
  }))
  return (
    <>
      <Card inset={false}>
        <ThirdLine
          line={line}
          count={countOf(line, texts)}
          isWhole
          foot={
            <Button size="sm" kind="plain" href={href('thirdReturnApply', {}, { ticket })}>
              {texts.other}
            </Button>
          }
        />
      </Card>
      <Card inset={false} title={texts.way}>
        <RadioGroup
          label={texts.way}
          value={String(type)}
          onChange={(value) => setTapped(Number(value))}
          options={line.ways.map((way) => ({
            value: String(way.type),
            label: way.text,
            note: way.note,
            disabled: !way.isOpen,
          }))}
        />
      </Card>
      <Card>
        <div className={parts.line}>
          <span>
            {texts.num} <span className={parts.note}>{texts.most(line.maxNum)}</span>
          </span>
          <Stepper value={num} onChange={setWanted} max={line.maxNum} label={texts.num} />
        </div>
      </Card>
      <AskForm
        reasons={reasons}
        amount={isMoney(type) ? line.refundable[num - 1] : undefined}
        isBusy={isBusy}
        upload={senderBy(
          () => api.thirdReturn.picturePolicy({ ticket }),
          (key) => api.thirdReturn.pictureDone({ key }),
        )}
        onAsk={(asking) => ask({ ticket, lineNo: line.lineNo, num, type }, asking)}
      />
    </>
  )
}
