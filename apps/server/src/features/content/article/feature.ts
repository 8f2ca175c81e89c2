import { href } from '@mallard/contract/paths'
import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { picturesOfArticles } from './article-pictures.repo.ts'
import { articleMigration } from './article.migrations/0510-article.ts'
import { publishedUrls } from './article.repo.ts'
import { articleRoutes } from './article.routes.ts'
import { tilesFor } from './article.service.ts'
import { fillArticles } from './demo.ts'

export const articleFeature = defineFeature({
  name: 'article',
  namesGoods: [{ table: 'article_goods', column: 'goods_id', names: 'goods', onDelete: 'goes' }],
  routes: () => articleRoutes,
  migrations: [articleMigration],
  // Who wrote seconds ago has to wait; a day later nobody asks.
  retention: { article_commenter: sweepExpired('article_commenter', 'at', day) },
  demo: fillArticles,
  async published({ db, clock }, { partnerId, storeId }) {
    const urls = await publishedUrls(db, partnerId, new Date(clock.now()))
    return urls.map(({ url, changedAt }) => ({
      path: href('articleDetail', { partnerId, storeId, url }),
      changedAt,
    }))
  },
  provides: { mediaInArticles: picturesOfArticles, articlesInPages: tilesFor },
  personalData: {
    held: [
      {
        table: 'article_like',
        copy: { name: 'articleLikes', title: ['点赞的文章', 'Articles liked'] },
        forget: 'delete',
      },
      {
        table: 'article_commenter',
        copy: {
          name: 'articleCommenter',
          title: ['文章评论时间', 'When articles were commented on'],
        },
        forget: 'delete',
      },
      {
        table: 'article_comment',
        copy: {
          name: 'articleComments',
          title: ['文章评论', 'Comments'],
          columns: 't.created_at as "writtenAt", t.content',
        },
        forget: 'delete',
      },
    ],
  },
})
