import type { Slice } from '../../slice.ts'

/** Words and codes of articles and their comments. */
export const articleSlice = {
  audit: {
    kinds: {
      story: ['文章', 'Article'],
      comment: ['文章评论', 'Comment'],
    },
    actions: {
      'story.save': ['编辑文章', 'Edited an article'],
      'story.publish': ['发布或下架文章', 'Published or took down an article'],
      'story.remove': ['删除文章', 'Removed an article'],
      'comment.judge': ['审核文章评论', 'Decided about a comment'],
      'comment.answer': ['回复文章评论', 'Answered a comment'],
      'comment.mode': ['设置评论审核方式', 'Set how comments are checked'],
    },
  },
} as const satisfies Slice
