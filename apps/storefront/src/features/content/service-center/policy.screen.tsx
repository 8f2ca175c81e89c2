import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { Fold } from '@mallard/ui/fold'
import { ServiceIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { dayText } from '#platform/moment-text.ts'
import { InStore } from '#platform/in-store.tsx'
import { pageTitle } from '#platform/title.ts'
import { defineScreen } from '#platform/screen.ts'
import { idIn } from './article-place.ts'
import { Bar, Bones } from './bar.tsx'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

/** All that a partner has. */
const all = { pageSize: 50 }

/** The after-sales policies on one page; the one that was asked for stands open, or the first. */
export default defineScreen('scPolicy', {
  query: ['id'],
  queries: ({ api, query: { id } }) => ({
    policies: api.service.policy.query({ ...all, ...(id !== undefined && { id: idIn(id) }) }),
  }),
  head: ({ name, locale, query: { id } }) => ({
    title: pageTitle(name, locale),
    description: serviceCenterTexts.of(locale).describe,
    // Without one they are those of the shop visited last.
    ...(id !== undefined && { canonical: href('scPolicy', {}, { id: idIn(id) }) }),
  }),
  store: ({ policies }) => policies.store,
  Skeleton: () => <Bones title={serviceCenterTexts().policy} />,
  Screen: ({ query, scope: { partnerId, storeId }, data: { policies } }) => {
    const texts = serviceCenterTexts()
    const locale = useLocale()
    const wanted = idIn(query.id)
    const open = policies.list.find(({ id }) => id === wanted) ?? policies.list[0]
    return (
      <InStore store={policies.store}>
        <Bar title={texts.policy} />
        <div className={styles.page}>
          {policies.list.length === 0 && <Empty title={texts.empty} note={texts.emptyNote} />}
          {policies.list.map(({ id, title, html, updatedAt }) => (
            <article key={id} className={styles.policy}>
              <Fold title={title} open={id === open?.id}>
                <p className={styles.meta}>{texts.updated(dayText(updatedAt, locale))}</p>
                {/* Written by operators and cleaned by the server when it is saved. */}
                <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
              </Fold>
            </article>
          ))}
          <CellList>
            <Cell
              icon={<ServiceIcon />}
              title={texts.stillStuck}
              href={href('service', { partnerId, storeId })}
            />
          </CellList>
        </div>
      </InStore>
    )
  },
})
