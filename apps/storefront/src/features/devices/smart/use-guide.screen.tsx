import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { useQuery } from '@tanstack/react-query'
import { GuideView } from '#entities/guide/guide-view.tsx'
import { isApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bones, SmartPage } from './smart-page.tsx'
import { smartTexts } from './smart.texts.ts'

/** How the device is used, step by step: the guide of its goods. */
export default defineScreen('smartUseGuide', {
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones />,
  Screen: () => (
    <SmartPage title={smartTexts().guide}>
      {({ productId }) => <Guide key={productId} productId={productId} />}
    </SmartPage>
  ),
})

function Guide({ productId }: { productId: number }) {
  const texts = smartTexts()
  const { data, error, isFetching, refetch } = useQuery(
    useApi().guides.productGuide.query({ productId }),
  )
  if (data) return <GuideView guide={data} parts={texts.parts} />
  if (isApiError(error) && error.reason === 'notFound')
    return (
      <Empty
        title={texts.noGuideTitle}
        note={texts.noGuideNote}
        action={<Button href={href('scInstructionList', {})}>{texts.manuals}</Button>}
      />
    )
  if (error) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return <Bones />
}
