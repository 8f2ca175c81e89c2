import { tabPages } from '@mallard/contract/page-paths.gen'
import type { ErrorName } from '@mallard/contract/errors'
import type { PageName } from '@mallard/contract/pages'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { isApiError, type ApiError } from '#platform/api-error.ts'
import { homeHref } from '#platform/login.ts'
import { wayOf } from '#platform/refusal-ways.ts'
import { useNavigate } from '#platform/navigator/context.tsx'
import { pageFailedTexts } from './page-failed.texts.ts'
import type { PageFailedProps } from '#platform/navigator/loader.ts'
import type { PageContext } from '#platform/screen.ts'
import { Recommend } from '#entities/trade/recommend.tsx'

/** Instead of a page whose data did not come: gone for good, or worth another try. */
export default function PageFailed({ context, results, error }: PageFailedProps) {
  const navigate = useNavigate()
  const texts = pageFailedTexts()
  const refusal = isApiError(error) && !error.isTransport ? error : undefined
  // The shell is on its way to another store and takes the message along.
  if (refusal?.code === 560) return null
  const again = () =>
    results.filter((result) => result.isError).forEach((result) => void result.refetch())
  const reason = refusal?.reason
  return (
    <>
      {!tabPages.has(context.name) && <NavBar onBack={navigate.back} />}
      {reason && missing.has(reason) ? (
        <Missing context={context} />
      ) : refusal && reason && !passing.has(reason) ? (
        <Refused context={context} refusal={refusal} />
      ) : (
        <ErrorState
          title={reason === 'searchBusy' ? texts.searchBusy : undefined}
          note={refusal?.message}
          onRetry={again}
          busy={results.some((result) => result.isFetching)}
        />
      )}
    </>
  )
}

/** What the address names is not there, or the address was cut on its way. */
const missing: ReadonlySet<ErrorName> = new Set(['notFound', 'offShelf', 'badInput'])
/** What is refused now alone: another try may do. */
const passing: ReadonlySet<ErrorName> = new Set(['searchBusy', 'busy', 'tooOften'])

/** Another try is answered alike: says why, and leads where the refusal points. */
function Refused({
  context: { scope, locale },
  refusal,
}: {
  context: PageContext
  refusal: ApiError
}) {
  const home = { text: pageFailedTexts().home, to: homeHref(scope) }
  const { text, to } = wayOf(refusal.reason, scope, locale) ?? home
  return (
    <div role="alert">
      <Empty
        title={refusal.message}
        action={
          <Button kind="primary" href={to}>
            {text}
          </Button>
        }
      />
    </div>
  )
}

type Kind = 'goods' | 'content' | 'article' | 'order'

/** What pages are about; those that are not named are content. */
const kinds: Readonly<Partial<Record<PageName, Kind>>> = {
  goods: 'goods',
  goodsComments: 'goods',
  fxGoodsLink: 'goods',
  legalAgreement: 'article',
  articleDetail: 'article',
  fxArticle: 'article',
  serviceDetail: 'article',
  scInstructionDetail: 'article',
  scQuestionDetail: 'article',
  scKnowledgeDetail: 'article',
  orderDetail: 'order',
  orderLogistics: 'order',
  orderStatus: 'order',
  tickets: 'order',
  returnDetail: 'order',
  returnPartStep1: 'order',
  returnAllStep1: 'order',
  returnPartStep2: 'order',
  returnAllStep2: 'order',
  payment: 'order',
}

const arts = { goods: 'box', content: 'search', article: 'search', order: 'order' } as const

/** The thing that the address names is not there (any more): says so, and where to go from here. */
function Missing({ context: { name, scope } }: { context: PageContext }) {
  const texts = pageFailedTexts()
  const kind = kinds[name] ?? 'content'
  const isOrder = kind === 'order'
  return (
    <>
      <div role="alert">
        <Empty
          art={arts[kind]}
          title={texts[kind]}
          note={texts[`${kind}Note`]}
          action={
            <Button
              href={
                isOrder
                  ? href('orderList', {
                      partnerId: scope.partnerId,
                      storeId: scope.storeId,
                      active: 0,
                    })
                  : homeHref(scope)
              }
            >
              {isOrder ? texts.orders : texts.home}
            </Button>
          }
        />
      </div>
      {!isOrder && <Recommend />}
    </>
  )
}
