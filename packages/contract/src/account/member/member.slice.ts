import type { Slice } from '../../slice.ts'

/** Words and codes of members. */
export const memberSlice = {
  audit: {
    kinds: {
      member: ['会员', 'Member'],
      agreement: ['协议', 'Agreement'],
      memberTag: ['会员标签', 'Member tag'],
    },
    actions: {
      'agreement.publish': ['发布协议新版本', 'Published a version of an agreement'],
      'memberTag.save': ['保存会员标签', 'Saved a member tag'],
      'memberTag.remove': ['删除会员标签', 'Took a member tag away'],
      'member.tags': ['修改会员的标签', 'Changed the tags of a member'],
      'member.copy': ['为会员导出个人信息副本', 'Made a copy of a member’s data for them'],
      'member.close': ['按会员要求注销账号', 'Began to close an account for its member'],
      'member.note': ['添加会员备注', 'Noted something about a member'],
      'member.noteRemove': ['删除会员备注', 'Took a note about a member away'],
    },
  },
  jobs: {
    'member.anonymise': ['注销到期，清除会员资料', 'Erase an account that was closed'],
  },
  pointsCauses: {
    close: ['账号注销', 'Account closed'],
  },
} as const satisfies Slice
