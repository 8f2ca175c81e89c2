import { href } from '@mallard/contract/paths'
import { defineScreen } from '#platform/screen.ts'
import { fxTexts } from './fx.texts.ts'
import { OwnLink } from './own-link.tsx'
import { Bar, Bones } from './parts.tsx'

export default defineScreen('fxArticleOwn', {
  queries: ({ api, scope: { partnerId, storeId }, params: { sponsorId, url } }) => ({
    brought: api.fx.brought.query({
      path: href('fxArticle', { partnerId, storeId, sponsorId, url }),
    }),
    article: api.article.articleV2.query({ url }),
  }),
  // What is shared is the link itself, not this page.
  head: ({ scope: { partnerId, storeId }, params: { sponsorId, url } }, { article }) => ({
    title: article.title,
    description: article.summary,
    image: article.cover,
    canonical: href('fxArticle', { partnerId, storeId, sponsorId, url }),
  }),
  Skeleton: () => <Bones title={fxTexts().linkTitle} label={fxTexts().linkLoading} />,
  Screen: ({
    data: { article, brought },
    scope: { partnerId, storeId },
    params: { sponsorId, url },
  }) => (
    <>
      <Bar title={fxTexts().linkTitle} />
      <OwnLink
        title={article.title}
        subTitle={article.summary}
        pic={article.cover}
        brought={brought}
        path={href('fxArticle', { partnerId, storeId, sponsorId, url })}
        plain={href('articleDetail', { partnerId, storeId, url })}
      />
    </>
  ),
})
