import { type Refusal, toast } from '../../refusal.ts'

/** What a message to the store's service, or from it, may be refused for. */
export const conversationErrors = {
  messageTooFast: toast(
    '消息发送得太快了，请稍等一分钟再发',
    'You are sending too fast: please wait a minute',
  ),
  messageTooMany: toast(
    '今天发送的消息已达上限，请明天再试或拨打客服电话',
    'You have sent as many messages as one day allows: try tomorrow, or call us',
  ),
  messageGoodsGone: toast(
    '该商品在本店已下架，无法发送',
    'This item is not on sale in this store any more',
  ),
  conversationOpen: toast('会话结束后才能评价', 'You can rate it once it is closed'),
  conversationStranger: toast(
    '该会员没有在本店下过单，也没有发来过消息',
    'This member has neither ordered in this store nor written to it',
  ),
  conversationTaken: toast(
    '刚刚有同事接手了这个会话，请看过再决定',
    'A colleague has just taken it over: look again, then decide',
  ),
  conversationNobody: toast(
    '这位同事已停用或没有客服权限，请另选一位',
    'This colleague is gone or may not answer: choose another',
  ),
} as const satisfies Record<string, Refusal>
