import { href } from '@mallard/contract/paths'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { Picture } from '@mallard/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { useApi, type Api } from '#platform/api.ts'
import { Link } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { FoundArticles } from './article-cells.tsx'
import { idIn } from './article-place.ts'
import { Bar, Bones } from './bar.tsx'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

const pageQuery = (api: Api, categoryId: number, pageNum: number) =>
  api.service.search.query({ categoryId, pageNum, pageSize: 20 })

/** Categories of goods that something is written about, or all that is written about one. */
export default defineScreen('scCategory', {
  query: ['categoryId'],
  queries: ({ api }) => ({ categories: api.service.categories.query() }),
  head: ({ locale }) => ({ description: serviceCenterTexts.of(locale).describe }),
  Skeleton: () => <Bones title={serviceCenterTexts().category} />,
  Screen: ({ query, data: { categories } }) => {
    const texts = serviceCenterTexts()
    if (query.categoryId !== undefined) {
      const id = idIn(query.categoryId)
      const name = categories.find((each) => each.id === id)?.name ?? texts.category
      return <OfCategory key={id} id={id} name={name} />
    }
    return (
      <>
        <Bar title={texts.category} />
        <div className={styles.page}>
          {categories.length === 0 && <Empty title={texts.empty} note={texts.emptyNote} />}
          <ul className={styles.categories}>
            {categories.map(({ id, name, pic, count }) => (
              <li key={id}>
                <Link
                  className={styles.categoryLink}
                  to={href('scCategory', {}, { categoryId: id })}
                >
                  {pic && (
                    <span className={styles.categoryPic}>
                      <Picture src={pic.url} tint={pic.color} alt="" widths={[200]} sizes="64px" />
                    </span>
                  )}
                  {name}
                  <span className={styles.small}>{texts.articles(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </>
    )
  },
})

function OfCategory({ id, name }: { id: number; name: string }) {
  const api = useApi()
  const { data: found, isError, refetch, isFetching } = useQuery(pageQuery(api, id, 1))
  if (!found && !isError) return <Bones title={name} />
  return (
    <>
      <Bar title={name} />
      <div className={styles.page}>
        {found ? (
          <FoundArticles
            first={found}
            pageOf={(pageNum) => pageQuery(api, id, pageNum)}
            hasKinds
            isAsked
          />
        ) : (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        )}
      </div>
    </>
  )
}
