/** What Kuaidi100 is answered that pushes something: whether it was taken. */
export const acknowledge = {
  success: {
    status: 200,
    contentType: 'application/json',
    body: '{"result":true,"returnCode":"200","message":"成功"}',
    isTaken: true,
  },
  failure: {
    status: 200,
    contentType: 'application/json',
    body: '{"result":false,"returnCode":"500","message":"失败"}',
  },
} as const
