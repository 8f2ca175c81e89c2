import { languageTag } from '@mallard/kernel'
import { href } from '@mallard/contract/paths'
import { NavBar } from '@mallard/ui/nav-bar'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { legalAgreementTexts } from './legal-agreement.texts.ts'
import styles from './legal-agreement.module.css'

export default defineScreen('legalAgreement', {
  queries: ({ api, params }) => ({ agreement: api.cms.agreement.query({ code: params.code }) }),

  head: (page, { agreement }) => ({
    title: agreement.title,
    description: legalAgreementTexts.of(page.locale).describe(agreement.title),
    kind: 'article',
    canonical: href('legalAgreement', {
      partnerId: page.scope.partnerId,
      storeId: page.scope.storeId,
      code: agreement.code,
    }),
  }),

  Skeleton: () => (
    <>
      <Bar title="" />
      <div className={styles.text}>
        <Skeleton width={160} height={24} />
        <SkeletonText lines={12} />
      </div>
    </>
  ),

  Screen: ({ data: { agreement }, locale }) => {
    const texts = legalAgreementTexts()
    return (
      <>
        <Bar title={agreement.title} />
        <article className={styles.text}>
          <p className={styles.version}>
            {agreement.version === ''
              ? texts.drawn
              : texts.version(
                  agreement.version,
                  new Intl.DateTimeFormat(languageTag(locale), {
                    dateStyle: 'long',
                    timeZone: 'Asia/Shanghai',
                  }).format(agreement.updatedAt),
                )}
          </p>
          {/* Written by operators and cleaned by the server when it is saved. */}
          <div dangerouslySetInnerHTML={{ __html: agreement.html }} />
        </article>
      </>
    )
  },
})

function Bar({ title }: { title: string }) {
  return <NavBar title={title} onBack={useNavigate().back} />
}
