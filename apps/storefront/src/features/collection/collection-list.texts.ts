import { defineTexts } from '#platform/texts.ts'

export const collectionTexts = defineTexts(
  {
    title: '我的收藏', edit: '管理', done: '完成', all: '全选', remove: (count: number) => (count > 0 ? `取消收藏 (${count})` : '取消收藏'), ask: (count: number) => `取消收藏这 ${count} 件商品？`, removed: '已取消收藏',
    empty: '还没有收藏', emptyNote: '在商品页点一下“收藏”，下次就在这里找到它', look: '去逛逛', recommend: '也许您会喜欢', choose: (title: string) => `选择 ${title}`, loading: '正在加载', count: (count: number) => `共 ${count} 件`,
  },
  {
    title: 'Favourites', edit: 'Edit', done: 'Done', all: 'All', remove: (count) => (count > 0 ? `Remove (${count})` : 'Remove'), ask: (count) => `Remove these ${count} favourites?`, removed: 'Removed from favourites',
    empty: 'No favourites yet', emptyNote: 'Tap “Save” on a goods page and find it here next time', look: 'Look around', recommend: 'You may like', choose: (title) => `Choose ${title}`, loading: 'Loading', count: (count) => `${count} items`,
  },
)
