import { returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type { ReturnOptions } from '@mallard/contract/aftersales/returns/returns.fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { toast } from '@mallard/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { AskForm, type Asking } from '#entities/after-sale/ask-form.tsx'
import { useApi } from '#platform/api.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { askingRole, type AskingRole } from './asking-role.ts'
import { Bones } from './bones.tsx'
import { ChooseVariant } from './choose-variant.tsx'
import { Outcomes } from './outcomes.tsx'
import { returnsTexts } from './returns.texts.ts'
import { useReturns } from './use-returns.ts'
import styles from '#entities/after-sale/after-sale.module.css'

export default defineScreen(['returnPartStep2', 'returnAllStep2'], {
  query: ['type', 'role'],
  queries: ({ api, params, query }) => ({
    options: api.returns.v2OrderDetail.query({
      orderItemId: Number(params.orderItemId),
      ...askingRole(query.role).asked,
    }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones title={returnsTexts().applyTitle} goods={1} lines={8} />,
  Screen: ({ name, data: { options }, params: { num }, query }) => {
    const texts = returnsTexts()
    const { asked } = askingRole(query.role)
    return (
      <>
        <NavBar
          title={name === 'returnAllStep2' ? texts.wholeTitle : texts.applyTitle}
          onBack={useNavigate().back}
        />
        <div className={styles.page}>
          {name === 'returnAllStep2' ? (
            <AskWhole orderSn={options.orderSn} type={Number(query.type)} asked={asked} />
          ) : (
            <AskItem options={options} num={Number(num)} type={Number(query.type)} asked={asked} />
          )}
        </div>
      </>
    )
  },
})

interface AskItemProps extends Pick<AskingRole, 'asked'> {
  options: ReturnOptions
  num: number
  type: number
}

function AskItem({ options, num, type, asked }: AskItemProps) {
  const texts = returnsTexts()
  const { askItem, isBusy } = useReturns()
  const variantPlace = useRef<HTMLDivElement>(null)
  const option = options.types.find((each) => each.type === type) ?? options.types[0]
  const { variants } = options
  // Where there is one variant alone, there is nothing to choose.
  const hasChoice = option?.type === returnType.exchange && variants.length > 1
  const [tapped, setTapped] = useState(() => variants.find(({ isSame }) => isSame)?.productSn)
  const productSn = variants.find(
    (each) => each.productSn === tapped && each.stock >= num,
  )?.productSn
  if (!option || !(num >= 1 && num <= option.maxNum)) return <Nothing />

  async function ask(asking: Asking): Promise<void> {
    if (hasChoice && !productSn) {
      variantPlace.current?.querySelector<HTMLElement>('input:not([disabled])')?.focus()
      return toast(texts.variantAsk)
    }
    await askItem(options.item.id, num, {
      type: option!.type,
      ...asked,
      ...asking,
      ...(hasChoice && productSn && { exchangeProductSn: productSn }),
    })
  }

  return (
    <>
      <Card inset={false} title={option.text}>
        <TradeLine line={{ ...options.item, productQuantity: num }} />
      </Card>
      {hasChoice && (
        <ChooseVariant
          variants={variants}
          num={num}
          value={productSn}
          onChange={setTapped}
          place={variantPlace}
        />
      )}
      <Outcomes outcomes={option.outcomes[num - 1]} />
      <Ask option={option} amount={option.refundable[num - 1]} isBusy={isBusy} onAsk={ask} />
    </>
  )
}

interface AskWholeProps extends Pick<AskingRole, 'asked'> {
  orderSn: string
  type: number
}

function AskWhole({ orderSn, type, asked }: AskWholeProps) {
  const { askWhole, isBusy } = useReturns()
  const {
    data: whole,
    isError,
    refetch,
    isFetching,
  } = useQuery(useApi().returns.orderDetail.query({ sn: orderSn, ...asked }))
  if (!whole)
    return isError ? (
      <ErrorState onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonText lines={8} />
    )
  const option = whole.types.find((each) => each.type === type) ?? whole.types[0]
  if (!option) return <Nothing />
  return (
    <>
      <Card inset={false} title={option.text}>
        {whole.items.map((item) => (
          <TradeLine key={item.id} line={item} />
        ))}
      </Card>
      <Outcomes outcomes={option.outcomes[0]} />
      <Ask
        option={option}
        amount={option.refundable[0]}
        isBusy={isBusy}
        onAsk={(asking) => askWhole(orderSn, { type: option.type, ...asked, ...asking })}
      />
    </>
  )
}

interface AskProps {
  option: ReturnOptions['types'][number]
  amount: ReturnOptions['types'][number]['refundable'][number] | undefined
  isBusy: boolean
  onAsk: (asking: Asking) => Promise<void>
}

/** Second step: why. */
function Ask({ option: { type, isUnsent, isFaultOnly }, ...form }: AskProps) {
  const api = useApi()
  const {
    data: reasons,
    isError,
    refetch,
    isFetching,
  } = useQuery(
    api.returns.v2Reason.query({
      type,
      isUnsent: String(isUnsent),
      isFaultOnly: String(isFaultOnly),
    }),
  )
  if (!reasons && isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return <AskForm reasons={reasons} upload={pictureSender(api, 'return')} {...form} />
}

function Nothing() {
  const texts = returnsTexts()
  return (
    <Empty
      art="order"
      title={texts.nothing}
      note={texts.nothingNote}
      action={<Button onClick={useNavigate().back}>{texts.back}</Button>}
    />
  )
}
